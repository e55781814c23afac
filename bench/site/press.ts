// What runs inside the page. It is sent to the browser as text: it uses nothing from outside itself.

/** The little of a browser that is used. */
declare const document: { querySelector(selector: string): { readonly textContent: string } | null };
declare const MutationObserver: new (
  changed: () => void,
) => {
  observe(root: unknown, what: object): void;
  disconnect(): void;
};
declare function requestAnimationFrame(frame: () => void): void;

/** When something was pressed, and when what it leads to was painted, in milliseconds since the navigation began. */
export interface Pressed {
  readonly from: number;
  readonly painted: number;
}

/** Press a button, and wait until what a selector finds is there, or says something else than before. */
export function press(button: { click(): void }, selector: string): Promise<Pressed> {
  return new Promise((resolve) => {
    const text = (): string => document.querySelector(selector)?.textContent ?? '';
    const before = text();
    const from = performance.now();
    const observer = new MutationObserver(() => {
      if (text() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => resolve({ from, painted: performance.now() }), 0);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    button.click();
  });
}

/** The files of script that were taken by now; of what a worker of a worker takes nothing is known here. */
export function scriptsTaken(): readonly string[] {
  const all = performance.getEntriesByType('resource') as unknown as readonly { readonly name: string }[];
  return all.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
