import { type RefObject, useEffect, useState } from 'react';
import { useLed } from '../answer/lead.ts';
import { isPhone } from './phone.ts';

/** How high the sheet of a phone stands over the board: its heading and button, half of the room, or nearly all. */
export const HEIGHTS = ['low', 'half', 'full'] as const;
export type Sheet = (typeof HEIGHTS)[number];

/** What is left of a form in half the room is at least so high: its first row. */
const FIRST_ROW = 64;

/** The lines of a list of points, as cells or as pips. */
const LINES = '.cell-line, .pip-lines > .pip-line';
/** Pips are low: so many of their lines are to be in sight. */
const MOST_LINES = 4;

/** So many frames the form of a question may need until it stands there, with its rows. */
const FRAMES = 600;

/** The height of the sheet; a new question opens it at half, or at full where half would hide the first row, or the scale of a roll. */
export function useSheet(
  panel: RefObject<HTMLElement | null>,
  asked: string,
): readonly [Sheet, (sheet: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet>('half');
  useEffect(() => {
    setSheet('half');
    let frame = 0;
    const look = (frames: number): void => {
      const foot = panel.current?.querySelector('.is-main > form > .actions');
      const isWhole =
        foot &&
        (!foot.querySelector('.cell-said') || panel.current?.querySelector(LINES)) &&
        (panel.current?.querySelector('.has-consent') == null || panel.current.querySelector('.consent'));
      if (isWhole && isTight(panel.current, foot)) setSheet((last) => (last === 'half' ? 'full' : last));
      if (!isWhole && frames > 0) frame = requestAnimationFrame(() => look(frames - 1));
    };
    if (asked !== '') look(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  // a field that somebody is led to is shown
  useLed((needsAll) => setSheet((last) => (needsAll ? 'full' : last === 'low' ? 'half' : last)));
  return [sheet, setSheet];
}

/** Whether less than a row is left in half the room between what stands above the form and its foot. */
function isTight(panel: HTMLElement | null, foot: Element): boolean {
  const head = panel?.querySelector('.q');
  if (!panel || !head || !isPhone()) return false;
  if (foot.parentElement?.matches('.roll, .take-less')) return true;
  const above = head.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  const half = (panel.parentElement?.clientHeight ?? 0) / 2;
  // limits and what is assumed stand above the rows of cells
  const lines = [...panel.querySelectorAll(LINES)];
  const row = lines[0]?.matches('.pip-line') ? lines.slice(0, MOST_LINES).at(-1) : lines[0];
  const needed = row
    ? row.getBoundingClientRect().bottom - panel.getBoundingClientRect().top
    : above + FIRST_ROW;
  return half - foot.clientHeight < needed;
}
