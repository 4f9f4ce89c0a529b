import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** What the focused control is called, as a screen reader would say it, and in whose pane it is. */
interface Focused {
  readonly name: string;
  readonly pane: string;
  readonly message: string;
}

/** Asked in the page, which has a DOM where this file has none. */
const FOCUSED = `(() => {
  const active = document.activeElement === document.body ? null : document.activeElement;
  const clean = (text) => (text ?? "").replaceAll(/\\s+/g, " ").trim();
  const label = active?.labels?.[0]?.textContent;
  return {
    name: clean(active?.getAttribute("aria-label") ?? label ?? active?.textContent),
    pane: clean(active?.closest(".pane")?.getAttribute("aria-label")),
    message: clean(active?.closest(".message")?.textContent),
  };
})()`;

/** Where a keyboard may go: the name of the control, the pane it is in, a text of the message that it belongs to. */
export interface Target {
  readonly name: string | RegExp;
  readonly pane?: string;
  readonly message?: string;
}

function matches(focused: Focused, target: Target): boolean {
  const named = typeof target.name === "string" ? focused.name === target.name : target.name.test(focused.name);
  return named && focused.pane.includes(target.pane ?? "") && focused.message.includes(target.message ?? "");
}

/** A person who has a keyboard and nothing else. */
export function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Goes forward with Tab until the control has the focus. */
  async function goTo(target: Target): Promise<void> {
    const passed: string[] = [];
    for (let step = 0; step < 400; step += 1) {
      await press("Tab");
      const focused = await page.evaluate<Focused>(FOCUSED);
      if (matches(focused, target)) return;
      passed.push(focused.name.slice(0, 40));
    }
    assert.fail(
      `Tab never reached ${target.name} ${target.pane ?? ""} ${target.message ?? ""}; it passed ${[...new Set(passed)].join(" | ")}`,
    );
  }

  /** Waits until the focus has come to the control by itself. */
  async function at(target: Target): Promise<void> {
    const until = performance.now() + 5000;
    let focused = await page.evaluate<Focused>(FOCUSED);
    while (!matches(focused, target)) {
      assert.ok(performance.now() < until, `The focus is at ${focused.name} ${focused.pane}, not at ${target.name}`);
      focused = await page.evaluate<Focused>(FOCUSED);
    }
  }

  /** Waits until a text stands in a person's pane; fails with what stands there. */
  async function see(pane: string, text: string | RegExp): Promise<void> {
    const region = page.getByRole("region", { name: pane });
    await region
      .getByRole("log")
      .filter({ hasText: text })
      .waitFor({ timeout: 15_000 })
      .catch(async () =>
        assert.fail(`${pane} does not see ${text}, but: ${((await region.textContent()) ?? "").replaceAll(/\s+/g, " ").slice(-1500)}`),
      );
  }

  async function missing(pane: string, text: string | RegExp): Promise<void> {
    const shown = (await page.getByRole("region", { name: pane }).getByRole("log").textContent()) ?? "";
    assert.ok(typeof text === "string" ? !shown.includes(text) : !text.test(shown), `${pane} sees ${text}`);
  }

  /** Waits until the list below the composer offers something. */
  async function offered(text: string): Promise<void> {
    await page.locator("[role=listbox]:visible [role=option]").filter({ hasText: text }).first().waitFor({ timeout: 5000 });
  }

  return { press, write: (text: string) => page.keyboard.type(text), goTo, at, see, missing, offered };
}
