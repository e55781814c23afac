import './maker.css';
import { type ReactNode, useState } from 'react';
import { makeHash } from '../route.ts';
import { fingerprintOf } from '../../trust/signing.ts';
import { saveText } from '../save.ts';
import { LinkLine } from './link-line.tsx';
import { useReach } from './reach.tsx';
import { useAsking } from './ask.ts';
import { makerTexts } from './texts.ts';

interface WholeProps {
  readonly game: string;
  readonly keyOf: string;
}

interface FileProps extends WholeProps {
  /** By which key the house signs, once that is known. */
  readonly signs: string | undefined;
}

/** The whole game as a file, with a warning of what that holds. */
export function WholeGame({ game, keyOf, signs }: FileProps): ReactNode {
  const { trouble, ask } = useAsking(game, keyOf);
  const [isSure, setSure] = useState(false);
  const save = async (): Promise<void> => {
    const request = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
      '-',
    );
    const file = await ask<{ name: string; text: string }>('/file', { request });
    if (file) saveText(file.name, file.text);
  };
  return (
    <section className="maker-part" aria-labelledby="whole-game">
      <h2 id="whole-game">{makerTexts.whole}</h2>
      <p className="trouble">{makerTexts.wholeAbout}</p>
      {signs !== undefined && (
        <p className="hint">
          {makerTexts.signs} <code>{fingerprintOf(signs)}</code>
        </p>
      )}
      <Trouble text={trouble} />
      <div className="actions">
        <label className="pill">
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          <span>{makerTexts.sure}</span>
        </label>
        <button type="button" aria-disabled={!isSure} onClick={() => isSure && void save()}>
          {makerTexts.save}
        </button>
      </div>
    </section>
  );
}

interface PublishingProps extends WholeProps {
  readonly isPublished: boolean;
  readonly isOver: boolean;
  /** Who has links is otherwise now. */
  onChanged(): void;
}

interface Made {
  readonly key: string | null;
  readonly addresses: readonly string[];
}

/** A game that is over, for everybody to look at, or no longer. */
export function Publishing({ game, keyOf, isPublished, isOver, onChanged }: PublishingProps): ReactNode {
  const { trouble, ask } = useAsking(game, keyOf);
  const [made, setMade] = useState<Made | null>(null);
  const { base, note } = useReach(made?.addresses ?? []);
  const publish = async (published: boolean): Promise<void> => {
    const done = await ask<Made>('/publish', { published });
    if (!done) return;
    setMade(done);
    onChanged();
  };
  return (
    <section className="maker-part" aria-labelledby="publishing">
      <h2 id="publishing">{makerTexts.publish}</h2>
      <p className="hint">{makerTexts.publishAbout}</p>
      {!isOver && (
        <p className="hint" id="not-over">
          {makerTexts.notOver}
        </p>
      )}
      <Trouble text={trouble} />
      {isPublished && !made?.key && <p>{makerTexts.isPublished}</p>}
      {made?.key && (
        <>
          {note}
          <LinkLine
            hash={makeHash({ page: 'game', game, key: made.key })}
            who={makerTexts.publishedAt}
            base={base}
          />
        </>
      )}
      <div className="actions">
        <button
          type="button"
          aria-disabled={!isOver}
          aria-describedby={isOver ? undefined : 'not-over'}
          onClick={() => isOver && void publish(true)}
        >
          {isPublished ? makerTexts.anew : makerTexts.publishIt}
        </button>
        {isPublished && (
          <button type="button" onClick={() => void publish(false)}>
            {makerTexts.unpublish}
          </button>
        )}
      </div>
    </section>
  );
}

function Trouble({ text }: { readonly text: string | null }): ReactNode {
  if (text === null) return null;
  return (
    <p role="alert" className="trouble">
      {text}
    </p>
  );
}
