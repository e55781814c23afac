import { type PointerEvent, type ReactNode, useRef } from 'react';
import { HEIGHTS, type Sheet } from './sheet.ts';

/** The three heights, to a screen reader. */
const NAMES: Readonly<Record<Sheet, string>> = {
  low: 'The question lies low: raise it',
  half: 'The question has half of the screen: raise it',
  full: 'The question has all of the screen: lower it',
};

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
      aria-label={NAMES[sheet]}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onClick={onClick}
    />
  );
}
