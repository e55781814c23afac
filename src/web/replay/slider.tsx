import './replay.css';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '../texts.ts';

interface SliderProps {
  /** The line that is looked at, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** What there is to say of it. */
  readonly said: string;
  onShow(n: number): void;
}

/** Line by line through a record, or quickly through all of it. */
export function Slider({ at, of, said, onShow }: SliderProps): ReactNode {
  const [sliding, setSliding] = useState(false);
  const show = (n: number): void => onShow(Math.max(0, Math.min(of, n)));
  return (
    <>
      <div className="slider">
        <button
          type="button"
          aria-label={deskTexts.replay.earlier}
          aria-disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          {'\u2190'}
        </button>
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          aria-label={deskTexts.replay.slider}
          aria-valuetext={said}
          onChange={(event) => show(Number(event.target.value))}
          onFocus={() => setSliding(true)}
          onBlur={() => setSliding(false)}
        />
        <button
          type="button"
          aria-label={deskTexts.replay.later}
          aria-disabled={at === of}
          onClick={() => show(at + 1)}
        >
          {'\u2192'}
        </button>
      </div>
      <p className="replay-at" aria-live={sliding ? 'off' : 'polite'} aria-atomic="true">
        {said}
      </p>
    </>
  );
}
