// Makes the page live. Everything works without it: each control is a form, and each form comes back to the page.
import { startComposers } from "./composer.js";

/** How long a page that could not be had is waited for before it is asked for again, in milliseconds. */
const AFTER_FAILURE = 1000;

const shown = new Map();

/** The markup of an element as the server wrote it, without the key that differs each time. */
function written(element) {
  return element.outerHTML.replaceAll(/ name="key" value="[^"]*"/g, "");
}

function remember(root) {
  for (const region of root.querySelectorAll("[data-live]")) {
    const parts = region.dataset.live === "list" ? region.children : [region];
    for (const part of parts) shown.set(part.id, written(part));
  }
}

/** How to find the focused control again after its message was drawn anew. */
function focusMark(root) {
  const active = document.activeElement;
  if (active === null || !root.contains(active)) return null;
  const { name, value, id } = active;
  return (fresh) => {
    const all = [...fresh.querySelectorAll("a, button, input, select, textarea")];
    return all.find((one) => id !== "" && one.id === id) ?? all.find((one) => one.name === name && one.value === value) ?? all[0] ?? null;
  };
}

function replace(old, fresh) {
  const find = focusMark(old);
  old.replaceWith(fresh);
  if (find !== null) find(fresh)?.focus();
}

function nearEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 120;
}

function updateList(list, fresh) {
  const log = list.closest(".log");
  const stay = nearEnd(log);
  const hadFocus = list.contains(document.activeElement);
  const wanted = new Map([...fresh.children].map((child) => [child.id, child]));
  for (const child of [...list.children]) if (!wanted.has(child.id)) child.remove();
  let before = null;
  for (const [id, child] of wanted) {
    const old = document.getElementById(id);
    const text = written(child);
    if (old === null) {
      child.classList.add("message-new");
      if (before === null) list.prepend(child);
      else before.after(child);
    } else if (shown.get(id) !== text) replace(old, child);
    shown.set(id, text);
    before = document.getElementById(id);
  }
  if (stay) log.scrollTop = log.scrollHeight;
  if (hadFocus && !list.contains(document.activeElement)) list.closest(".pane").querySelector("[data-composer] input[type=text]")?.focus();
}

/** Brings the page to what the server now shows. */
function update(next) {
  for (const region of document.querySelectorAll("[data-live]")) {
    const fresh = next.getElementById(region.id);
    if (fresh === null) continue;
    if (region.dataset.live === "list") updateList(region, fresh);
    else if (shown.get(region.id) !== written(fresh)) {
      shown.set(region.id, written(fresh));
      replace(region, fresh);
    }
  }
}

async function pageOf(response) {
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Pages are counted as they are asked for: one that was asked for before the one that is shown may know less. */
let asked = 0;
let drawn = 0;

function draw(next, order) {
  if (order < drawn) return false;
  drawn = order;
  update(next);
  return true;
}

async function drawAnew() {
  asked += 1;
  const order = asked;
  const response = await fetch(location.href);
  if (response.ok) draw(await pageOf(response), order);
}

let refreshing = false;
let again = false;

async function refresh() {
  again = true;
  if (refreshing) return;
  refreshing = true;
  try {
    while (again) {
      again = false;
      await drawAnew();
    }
  } catch {
    setTimeout(refresh, AFTER_FAILURE);
  } finally {
    refreshing = false;
  }
}

/** After one's own act: to the form that was opened or has mistakes, and to the newest message. */
function attend(pane) {
  const log = pane.querySelector(".log");
  log.scrollTop = log.scrollHeight;
  const wrong = pane.querySelector(".form [aria-invalid=true]");
  const opened = pane.querySelector(".message:last-child .form :is(input[type=text], select, textarea)");
  (wrong ?? opened)?.focus();
}

async function send(form, submitter) {
  const pane = form.closest(".pane");
  const filled = new FormData(form, submitter);
  const body = form.enctype === "multipart/form-data" ? filled : new URLSearchParams(filled);
  if (body.has("key")) body.set("key", crypto.randomUUID());
  asked += 1;
  const order = asked;
  const response = await fetch(form.action, { method: "POST", body });
  const next = await pageOf(response);
  if (!response.ok || next.body.dataset.here !== document.body.dataset.here) {
    location.assign(response.url);
    return;
  }
  if (!draw(next, order)) await drawAnew();
  if (pane === null) return;
  attend(pane);
  if ("composer" in form.dataset)
    form.dispatchEvent(new CustomEvent("said", { detail: new URL(response.url).searchParams.get("line") ?? "" }));
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  if ("whole" in form.dataset) {
    if (event.submitter !== null) sessionStorage.setItem("pressed", `${event.submitter.name}=${event.submitter.value}`);
    return;
  }
  event.preventDefault();
  for (const open of document.querySelectorAll("details.menu[open]")) open.open = false;
  void send(form, event.submitter);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = document.querySelector("details.menu[open]");
  if (open !== null) {
    open.open = false;
    open.querySelector("summary").focus();
  } else if (location.hash === "#menu") location.hash = "#top";
});

document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details.menu[open]")) if (!open.contains(event.target)) open.open = false;
});

function listen() {
  const offline = document.getElementById("offline");
  if (offline === null) return;
  const source = new EventSource("/live");
  source.addEventListener("open", () => {
    offline.hidden = true;
    void refresh();
  });
  source.addEventListener("change", () => void refresh());
  source.addEventListener("error", () => {
    offline.hidden = false;
  });
}

/** Shows the newest message of each pane; of one that was hidden before, too. */
function toNewest() {
  for (const log of document.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
}

/** After a control that brought a whole new page, the focus is where it was, unless somebody has moved on already. */
function focusAgain() {
  const pressed = sessionStorage.getItem("pressed");
  sessionStorage.removeItem("pressed");
  const again = [...document.querySelectorAll("[data-whole] button")].find((button) => `${button.name}=${button.value}` === pressed);
  if (document.activeElement === document.body) again?.focus({ preventScroll: false });
}

remember(document);
for (const event of ["load", "hashchange"]) window.addEventListener(event, toNewest);
toNewest();
focusAgain();
startComposers();
listen();
