// What runs inside the pages. Every function here is sent to the browser as text: it uses nothing from outside itself.

/** The little of a browser that is used. */
declare const document: {
  querySelector(selector: string): { readonly textContent: string; click(): void } | null;
  addEventListener(
    type: 'click' | 'keydown',
    listener: (event: { readonly timeStamp: number }) => void,
    capture: true,
  ): void;
};
declare const window: {
  witness: Witness;
  usable: Promise<number>;
  slide: Promise<number>;
  chances: Promise<number>;
};
declare const MutationObserver: new (
  changed: () => void,
) => {
  observe(root: unknown, what: object): void;
  disconnect(): void;
};
declare function requestAnimationFrame(frame: () => void): void;

/** When a page had a new latest line in its document, and when the next frame was painted, by the machine's clock. */
interface Painted {
  readonly shown: number;
  readonly painted: number;
}

interface Witness {
  clicked: number;
  seen: Promise<Painted>;
  arm(): void;
}

/** Before any page: watch for clicks and for the number of the latest line of the record. */
export function watchLines(): void {
  const clock = (): number => performance.timeOrigin + performance.now();
  const latest = (): string => document.querySelector('.latest .line-number')?.textContent ?? '';
  let before = '';
  let tell: ((seen: Painted) => void) | null = null;
  const observer = new MutationObserver(() => {
    if (tell === null || latest() === before) return;
    const told = tell;
    tell = null;
    const shown = clock();
    requestAnimationFrame(() => {
      setTimeout(() => told({ shown, painted: clock() }), 0);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  const arm = (): void => {
    before = latest();
    window.witness.seen = new Promise((resolve) => {
      tell = resolve;
    });
  };
  window.witness = { clicked: Number.NaN, seen: new Promise(() => undefined), arm };
  document.addEventListener(
    'click',
    (event) => {
      window.witness.clicked = performance.timeOrigin + event.timeStamp;
    },
    true,
  );
}

/** From here on the next new line counts. */
export function arm(): void {
  window.witness.arm();
}

/** When the new line was seen. */
export function seen(): Promise<Painted> {
  return window.witness.seen;
}

/** When the page was clicked last. */
export function clicked(): number {
  return window.witness.clicked;
}

/** Before any page: watch for when every selector is there, in milliseconds since the navigation began. */
export function watchUse(selectors: readonly string[]): void {
  window.usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!selectors.every((selector) => document.querySelector(selector))) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => resolve(performance.now()), 0);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** When the page was of use. */
export function usable(): Promise<number> {
  return window.usable;
}

/** From the next key on: how long it takes until the line that the slider stands at is painted. */
export function armSlide(): void {
  window.slide = new Promise((resolve) => {
    let pressed = 0;
    document.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => resolve(performance.now() - pressed), 0);
      });
    });
    observer.observe(document.querySelector('.replay-at'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** How long the step took. */
export function slid(): Promise<number> {
  return window.slide;
}

/** Bytes of script that the page took. */
export function scriptBytes(): number {
  const all = performance.getEntriesByType('resource') as unknown as {
    name: string;
    encodedBodySize: number;
  }[];
  return all.filter((each) => each.name.endsWith('.js')).reduce((sum, each) => sum + each.encodedBodySize, 0);
}

/** Before any page: watch for the chances of an allocation, from when its form is there until they are painted. */
export function watchChances(): void {
  window.chances = new Promise((resolve) => {
    let from = 0;
    const observer = new MutationObserver(() => {
      if (from === 0 && document.querySelector('form.allocate')) from = performance.now();
      if (!document.querySelector('.cell .stack')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => resolve(performance.now() - from), 0);
      });
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}

/** How long that took. */
export function chancesSeen(): Promise<number> {
  return window.chances;
}

/** How long it took until something was in the document, and until it was painted. */
export interface Drawn {
  readonly drawn: number;
  readonly painted: number;
}

/** Press the button with this number above what is assumed: the chances are worked out and drawn anew. */
export function againBy(button: number): Promise<Drawn> {
  return new Promise((resolve) => {
    const from = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const drawn = performance.now() - from;
      requestAnimationFrame(() => {
        setTimeout(() => resolve({ drawn, painted: performance.now() - from }), 0);
      });
    });
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.querySelector('.cells'), what);
    document.querySelector(`.assumed .actions button:nth-child(${button + 1})`)?.click();
  });
}
