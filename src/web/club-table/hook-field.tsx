import type { ReactNode } from 'react';
import { noticeTexts } from '../notices/texts.ts';
import { Seg } from '../seg.tsx';
import type { Hook } from './making.ts';
import { clubTableTexts } from './texts.ts';

interface HookProps {
  readonly hook: Hook;
  onHook(hook: Hook): void;
}

/** The address of a channel, and for whom it is made: what its name gives away is filled in. */
export function HookField({ hook, onHook }: HookProps): ReactNode {
  const typed = (url: string): void =>
    onHook({ url, shape: /^https:\/\/[^/]*\bdiscord/.test(url) ? 'discord' : hook.shape });
  return (
    <>
      <input
        type="url"
        aria-label={noticeTexts.url}
        placeholder={clubTableTexts.hookAt}
        maxLength={1000}
        autoComplete="off"
        value={hook.url}
        onChange={(event) => typed(event.target.value.trim())}
      />
      {hook.url !== '' && (
        <Seg
          label={noticeTexts.shape}
          value={hook.shape}
          items={[
            ['discord', noticeTexts.shapes.discord],
            ['slack', noticeTexts.shapes.slack],
          ]}
          onChoose={(shape) => onHook({ ...hook, shape })}
        />
      )}
      <p className="hint">{clubTableTexts.hookAbout}</p>
    </>
  );
}

export const NO_HOOK: Hook = { url: '', shape: 'slack' };
