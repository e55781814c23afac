import type { Locator } from 'playwright';

/** Where each thing stands that can be pressed or filled in, in pixels: its left and top; on the screen its size, too. */
export type Places = Readonly<Record<string, readonly number[]>>;

/** Where all that can be pressed or filled in stands: on the screen, or in the page, wherever that scrolls. */
export function places(form: Locator, of: 'screen' | 'page'): Promise<Places> {
  return form.evaluate((element, inPage) => {
    const scrolled = (each: Element | null): number =>
      each ? each.scrollTop + scrolled(each.parentElement) : 0;
    // a clause that is named is text
    const all = [...element.querySelectorAll('button:not(.cited), input, select, summary')].flatMap(
      (each, i) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        // what can stay at the head or the foot of its pane moves with that
        const stuck = each.closest('.actions, .cells-top')?.getBoundingClientRect();
        const from = each.closest('.actions') ? stuck?.bottom : stuck?.top;
        const offset = from === undefined ? scrolled(each) : -from;
        const at = inPage ? [left, top + offset] : [left, top, width, height];
        // what is folded has a size or none, as a browser likes
        return width === 0 || !each.checkVisibility() ? [] : [[`${i} ${each.tagName}`, at] as const];
      },
    );
    return Object.fromEntries(all);
  }, of === 'page');
}

/** Parts of a pixel differ with how a browser rounds, and nobody sees them. */
const SEEN = 1;

/** What moved so far that somebody can see, came or went, each with where it is now. */
export function moved(now: Places, before: Places): Places {
  const isStill = (name: string): boolean =>
    now[name]?.every((at, i) => Math.abs(at - (before[name]?.[i] ?? Number.NaN)) < SEEN) === true;
  const names = Object.keys({ ...before, ...now }).filter((name) => !isStill(name));
  return Object.fromEntries(names.map((name) => [name, now[name] ?? []]));
}
