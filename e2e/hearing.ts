import type { Page } from 'playwright';

/** Ways in to what a page has said. */
export interface Hearing {
  /** All that was said since it was last forgotten, each announcement as a reader says it. */
  heard(): Promise<string[]>;
  forget(): Promise<void>;
  /** Wait until something of this kind was said. */
  until(heard: RegExp): Promise<void>;
}

/**
 * Listen to a page's live regions as a screen reader does: a region must be there before it says anything, but for
 * alerts; what is atomic is read whole; of anything else only the text that changed is read.
 */
export async function listen(page: Page): Promise<Hearing> {
  await page.evaluate(listenIn);
  return heardBy(page);
}

/** Listen to whatever a page will show, from its first word on. */
export async function hearFromStart(page: Page): Promise<void> {
  await page.addInitScript(listenIn);
}

/** What was said on a page that is listened to. */
export function heardBy(page: Page): Hearing {
  return {
    heard: () => page.evaluate(() => (window as unknown as Listening).said),
    async until({ source }) {
      await page.waitForFunction(
        (words) => (window as unknown as Listening).said.some((said) => new RegExp(words).test(said)),
        source,
      );
    },
    forget: () => page.evaluate(() => void (window as unknown as Listening).said.splice(0)),
  };
}

interface Listening {
  readonly said: string[];
}

/** Runs in the page. */
function listenIn(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const LIVE = '[aria-live], [role="status"], [role="alert"]';
  const WHOLE = '[aria-atomic="true"], [role="status"], [role="alert"]';
  const spoken = (node: Node): Element | Text | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    if (!element || !region || region.getAttribute('aria-live') === 'off') return null;
    const whole = element.closest(WHOLE);
    if (whole && region.contains(whole)) return whole;
    return node instanceof Element || node instanceof Text ? node : null;
  };
  const alertsIn = (node: Node): Element[] =>
    node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [];
  const textOf = (node: Element | Text): string =>
    (node instanceof HTMLElement && node.checkVisibility() ? node.innerText : (node.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
  const changedIn = (record: MutationRecord): Node[] =>
    record.type === 'characterData' ? [record.target] : [...record.addedNodes];
  new MutationObserver((records) => {
    const found = new Set<Element | Text>();
    for (const node of records.flatMap(changedIn)) {
      if (!node.isConnected) continue;
      // a region that comes with its text says nothing, an alert does
      const isNew = node instanceof Element && node.matches(LIVE);
      const at = isNew && !node.matches('[role="alert"]') ? null : spoken(node);
      if (at) found.add(at);
      for (const alert of alertsIn(node)) found.add(alert);
    }
    for (const text of [...found].map(textOf)) if (text !== '') said.push(text);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
