import '../maker/maker.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { LinkLine } from '../maker/link-line.tsx';
import { useReach } from '../maker/reach.tsx';
import { ShownQr } from '../maker/shown-qr.tsx';
import { makeHash } from '../route.ts';
import { saveText } from '../save.ts';
import { type Bundle, bundleHere, itemsOf, textOf } from './bundle.ts';
import { KINDS } from './kinds.ts';
import { canSeal, seal, SHORTEST } from './seal.ts';
import { takeTexts } from './texts.ts';

/** The games of this browser, as a link and as a file. */
export function Give(): ReactNode {
  const [bundle] = useState(() => bundleHere());
  const items = itemsOf(bundle);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return <p>{takeTexts.none}</p>;
  const chosen = items.filter(({ part }) => !left.has(part));
  const turn = (part: string): void => {
    const next = new Set(left);
    if (!next.delete(part)) next.add(part);
    setLeft(next);
  };
  return (
    <>
      <fieldset className="take-which">
        <legend>{takeTexts.which}</legend>
        {items.map(({ part, title, kind }) => (
          <label key={part} className="baseline">
            <input type="checkbox" checked={!left.has(part)} onChange={() => turn(part)} />{' '}
            <strong>{title}</strong> <span className="hint">{KINDS[kind]}</span>
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && (
        <>
          <ByLink parts={chosen.map(({ part }) => part)} />
          <ByFile bundle={onlyOf(bundle, left)} />
        </>
      )}
    </>
  );
}

/** A bundle without what is left here. */
function onlyOf(bundle: Bundle, left: ReadonlySet<string>): Bundle {
  const { desks, made, tables } = bundle;
  const all = itemsOf(bundle);
  const is = (at: number): boolean => !left.has(all[at]?.part ?? '');
  return {
    desks: desks.filter((_, i) => is(i)),
    made: made.filter((_, i) => is(desks.length + i)),
    tables: tables.filter((_, i) => is(desks.length + made.length + i)),
  };
}

function ByLink({ parts }: { readonly parts: readonly string[] }): ReactNode {
  const { base, note } = useReach([]);
  const hash = makeHash({ page: 'take', parts });
  return (
    <section aria-labelledby="by-link">
      <h2 id="by-link">{takeTexts.byLink}</h2>
      <p>{takeTexts.byLinkAbout}</p>
      {note}
      <LinkLine hash={hash} who={takeTexts.link} base={base} />
      <div className="flow link-acts">
        <ShownQr text={new URL(hash, base).href} who={takeTexts.link} />
      </div>
      {parts.some((part) => part.startsWith('m')) && <p className="hint">{takeTexts.madeShort}</p>}
    </section>
  );
}

function ByFile({ bundle }: { readonly bundle: Bundle }): ReactNode {
  const [said, setSaid] = useState('');
  const save = async (passphrase: string): Promise<void> => {
    if (passphrase.length < SHORTEST) return setSaid(takeTexts.short);
    setSaid(takeTexts.saving);
    saveText('my-games.demarche.json', await seal(textOf(bundle), passphrase), 'application/json');
    setSaid(takeTexts.saved);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save(String(new FormData(event.currentTarget).get('passphrase') ?? ''));
  };
  return (
    <section aria-labelledby="by-file">
      <h2 id="by-file">{takeTexts.byFile}</h2>
      <p>{takeTexts.byFileAbout}</p>
      {canSeal() ? (
        <form onSubmit={submit}>
          <label className="field">
            <span>{takeTexts.passphrase}</span>
            <input type="password" name="passphrase" autoComplete="new-password" required />
            <span className="hint">{takeTexts.passphraseAbout}</span>
          </label>
          <div className="actions">
            <button type="submit">{takeTexts.save}</button>
            <span role="status" className="hint">
              {said}
            </span>
          </div>
        </form>
      ) : (
        <p className="trouble">{takeTexts.notHere}</p>
      )}
    </section>
  );
}
