// The composer as a combobox with a list (ARIA Authoring Practices Guide, "Editable Combobox With List Autocomplete").
import { commandsLike, fold, quoted, understand } from "./typed.js";

let known = null;

function vocabulary() {
  known ??= fetch(`/commands.json?locale=${document.documentElement.lang}`).then(
    (response) => response.json(),
    (error) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** What can be chosen now. `text` goes into the line at `at`; `sure` items are taken by Enter without an arrow before. */
async function offersFor(idea, input, words) {
  if (idea.kind === "command") {
    const sure = fold(idea.typed).trim() !== "";
    return commandsLike(idea.typed, words.commands).map((command) => ({
      label: `/${command.name}`,
      about: command.about,
      mark: "",
      text: `${command.name} `,
      next: command.options,
      sure,
    }));
  }
  if (idea.kind === "option") {
    const like = idea.open.filter((option) => [option.name, option.own].some((name) => fold(name).startsWith(fold(idea.typed))));
    return like.map((option) => ({
      label: option.name,
      about: option.about,
      mark: option.required ? words.needed : words.optional,
      text: `${option.name}:`,
      next: [],
      sure: false,
    }));
  }
  if (idea.kind !== "value") return [];
  const { option, typed } = idea;
  const part = option.kind === "people" ? typed.slice(typed.lastIndexOf(",") + 1).trim() : typed;
  const all = option.source === null ? option.choices : await suggested(option, part, input, typed);
  const fits =
    option.source === null ? all.filter(({ label, value }) => [label, value].some((one) => fold(one).startsWith(fold(part)))) : all;
  const exact = fits.some(({ value, label }) => value === part || label === part);
  const before = typed.slice(0, typed.length - part.length);
  return fits.map(({ value, label }) => ({
    label,
    about: option.source === null || label.includes(value) ? "" : value,
    mark: "",
    text: `${option.name}:${quoted(before + (option.source === null ? label : value))} `,
    next: idea.open,
    sure: !exact,
  }));
}

async function suggested(option, part, input) {
  const search = new URLSearchParams({
    as: input.form.elements.as.value,
    room: input.form.elements.room.value,
    what: option.source,
    typed: part,
  });
  const response = await fetch(`/suggest.json?${search}`);
  return response.ok ? await response.json() : [];
}

function helpFor(idea, words) {
  if (idea.kind === "value") return [idea.option.name, `${idea.option.about} (${idea.option.required ? words.needed : words.optional})`];
  if (idea.kind !== "option") return null;
  const missing = idea.open.filter((option) => option.required).map((option) => option.name);
  if (missing.length > 0 && !(missing.length === 1 && idea.typed !== "")) return [words.stillNeeded, missing.join(", ")];
  return [`/${idea.command.name}`, words.ready];
}

function composer(form) {
  const input = form.querySelector("input[type=text]");
  const hint = form.querySelector(".hint");
  const calm = hint.textContent;
  const list = document.createElement("div");
  const status = document.createElement("p");
  let offers = [];
  let active = -1;
  let turn = 0;
  let looking = null;
  let last = "";

  list.id = `${input.id}-list`;
  list.className = "suggestions";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", input.labels[0].textContent);
  list.hidden = true;
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  form.append(list, status);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  })) {
    input.setAttribute(name, value);
  }
  hint.setAttribute("aria-live", "polite");

  function activate(place) {
    active = place;
    for (const [at, option] of [...list.children].entries()) option.setAttribute("aria-selected", String(at === place));
    const chosen = list.children[place];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", chosen.id);
      chosen.scrollIntoView({ block: "nearest" });
    }
  }

  function close() {
    turn += 1;
    looking = null;
    offers = [];
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    activate(-1);
  }

  function optionElement(offer, at) {
    const element = document.createElement("div");
    element.id = `${list.id}-${at}`;
    element.setAttribute("role", "option");
    for (const [tag, text] of [
      ["b", offer.label],
      ["span", offer.about],
      ["i", offer.mark],
    ]) {
      const part = document.createElement(tag);
      part.textContent = text;
      element.append(part, " ");
    }
    element.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      take(at);
    });
    return element;
  }

  function look() {
    turn += 1;
    // Without a connection there is nothing to suggest; the page says that it is lost.
    looking = lookNow(turn).catch(close);
  }

  async function lookNow(mine) {
    const words = await vocabulary();
    const idea = understand(input.value, input.selectionStart ?? input.value.length, words.commands);
    const found = await offersFor(idea, input, words);
    if (mine !== turn) return;
    const help = helpFor(idea, words);
    if (help === null) hint.textContent = calm;
    else {
      const name = document.createElement("b");
      name.textContent = help[0];
      hint.replaceChildren(name, ` ${help[1]}`);
    }
    offers = found.map((offer) => ({ ...offer, at: idea.at }));
    list.replaceChildren(...offers.map(optionElement));
    list.hidden = offers.length === 0;
    input.setAttribute("aria-expanded", String(offers.length > 0));
    status.textContent = idea.kind === "nothing" ? "" : (words.counts[offers.length] ?? "");
    activate(offers[0]?.sure ? 0 : -1);
    looking = null;
  }

  /** What a key does when it comes before the suggestions for what was typed last: it waits for them. */
  async function settle(key) {
    await looking;
    if (key === "ArrowDown" || key === "ArrowUp") keys[key]();
    else if (active >= 0) take(active);
    else if (key === "Enter") form.requestSubmit();
  }

  function take(place) {
    const { at, text, next } = offers[place];
    const caret = input.selectionStart ?? input.value.length;
    const needed = next.find((option) => option.required);
    const put = needed === undefined ? text : `${text}${needed.name}:`;
    const rest = input.value.slice(caret).replace(/^\s+/, "");
    input.value = `${input.value.slice(0, at)}${put}${rest}`;
    input.setSelectionRange(at + put.length, at + put.length);
    input.focus();
    look();
  }

  function move(step) {
    if (offers.length === 0) return;
    const from = active === -1 && step < 0 ? 0 : active;
    activate((from + step + offers.length) % offers.length);
  }

  const keys = {
    ArrowDown: () => {
      if (offers.length === 0) look();
      else move(1);
    },
    ArrowUp: () => {
      if (offers.length > 0) return move(-1);
      if (input.value === "" && last !== "") input.value = last;
    },
    Enter: () => active >= 0 && take(active),
    Tab: () => active >= 0 && take(active),
    Escape: () => close(),
  };

  input.addEventListener("keydown", (event) => {
    if (event.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const chooses = event.key === "Enter" || event.key === "Tab";
    const moves = event.key === "ArrowDown" || event.key === "ArrowUp";
    if ((chooses || moves) && looking !== null && input.value.startsWith("/")) {
      event.preventDefault();
      void settle(event.key);
      return;
    }
    const takes = chooses ? active >= 0 : event.key !== "Escape" || offers.length > 0 || looking !== null;
    if (keys[event.key] === undefined || !takes) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });
  input.addEventListener("input", () => look());
  input.addEventListener("click", () => look());
  input.addEventListener("blur", close);
  form.addEventListener("submit", () => {
    last = input.value;
    close();
  });
  form.addEventListener("said", (event) => {
    input.value = event.detail;
    hint.textContent = calm;
  });
}

export function startComposers() {
  for (const form of document.querySelectorAll("[data-composer]")) composer(form);
}
