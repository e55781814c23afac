import type { ReactNode } from 'react';
import { Seg } from '../seg.tsx';
import { campaignTexts } from './texts.ts';
import type { Playing } from './use-playing.ts';

interface PlayerProps {
  readonly playing: Playing;
  onShow(line: number): void;
}

/** Play and pause, one event back and on, and how fast it goes. */
export function Player({ playing, onShow }: PlayerProps): ReactNode {
  const { isPlaying, pace, before, after, play, setPace } = playing;
  const go = (line: number | null): void => {
    if (line === null) return;
    play(false);
    onShow(line);
  };
  return (
    <div className="flow player">
      <button type="button" className="main" onClick={() => play(!isPlaying)}>
        {isPlaying ? campaignTexts.pause : campaignTexts.play}
      </button>
      <button
        type="button"
        aria-label={campaignTexts.before}
        aria-disabled={before === null}
        onClick={() => go(before)}
      >
        {campaignTexts.back}
      </button>
      <button
        type="button"
        aria-label={campaignTexts.after}
        aria-disabled={after === null}
        onClick={() => go(after)}
      >
        {campaignTexts.on}
      </button>
      <Seg label={campaignTexts.pace} value={pace} items={campaignTexts.paces} onChoose={setPace} />
    </div>
  );
}
