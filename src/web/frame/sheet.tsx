import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLed } from '../forms/lead.ts';
import { f } from './texts.ts';

/** How high the sheet of a phone stands over the board: its heading and button, half of the room, or nearly all. */
const HEIGHTS = ['low', 'half', 'full'] as const;
export type Sheet = (typeof HEIGHTS)[number];

/** What is left of a form in half the room is at least so high: its first row. */
const FIRST_ROW = 64;

/** So many frames the form of a question may need until it stands there. */
const FRAMES = 120;

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
        (panel.current?.querySelector('.has-consent') == null || panel.current.querySelector('.consent'));
      if (isWhole && isTight(panel.current, foot)) setSheet('full');
      if (!isWhole && frames > 0) frame = requestAnimationFrame(() => look(frames - 1));
    };
    if (asked !== '') look(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  // a field that somebody is led to is shown
  useLed(() => setSheet((last) => (last === 'low' ? 'half' : last)));
  return [sheet, setSheet];
}

/** Whether less than a row is left in half the room between what stands above the form and its foot. */
function isTight(panel: HTMLElement | null, foot: Element): boolean {
  const head = panel?.querySelector('.q');
  if (!panel || !head || !matchMedia('(max-width: 760px)').matches) return false;
  if (foot.parentElement?.matches('.roll, .take-less')) return true;
  const above = head.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  const half = (panel.parentElement?.clientHeight ?? 0) / 2;
  return half - above - foot.clientHeight < FIRST_ROW;
}

/** So far a finger goes for the next height, in pixels. */
const FAR = 24;

interface GripProps {
  readonly sheet: Sheet;
  onSheet(sheet: Sheet): void;
}

/** What a finger draws the sheet by; a touch makes it higher, and low again after the highest. */
export function Grip({ sheet, onSheet }: GripProps): ReactNode {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const at = HEIGHTS.indexOf(sheet);
  const turn = (step: number): void => onSheet(HEIGHTS[Math.max(0, Math.min(2, at + step))] ?? sheet);
  const onDown = (event: PointerEvent<HTMLButtonElement>): void => {
    from.current = event.clientY;
    dragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent): void => {
    const far = (from.current ?? event.clientY) - event.clientY;
    from.current = null;
    dragged.current = Math.abs(far) >= FAR;
    if (dragged.current) turn(Math.sign(far) * (Math.abs(far) > innerHeight / 3 ? 2 : 1));
  };
  const onClick = (): void => {
    if (!dragged.current) onSheet(HEIGHTS[(at + 1) % HEIGHTS.length] ?? sheet);
    dragged.current = false;
  };
  return (
    <button
      type="button"
      className="grip"
      aria-label={f.sheet[sheet]}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onClick={onClick}
    />
  );
}
