import { type ReactNode, useEffect, useRef } from 'react';
import { partingOf } from '../../trust/check/parting.ts';
import { Page } from '../page.tsx';
import { FileInput } from '../set-up/file-input.tsx';
import { SiteHead } from '../start/site.tsx';
import { Found } from './found.tsx';
import { checkTexts } from './texts.ts';
import { type Doing, useChecks } from './use-checks.ts';
import '../set-up/set-up.css';

/** Check a game file, or two of one game, without a server. */
export function CheckPage(): ReactNode {
  const { doing, said, faults, checked, choose, stop } = useChecks();
  useDrop((files) => choose(0, files));
  const [one, two] = checked;
  return (
    <Page head={<SiteHead />} title={checkTexts.title}>
      <p className="lead">{checkTexts.lead}</p>
      <p>{checkTexts.here}</p>
      <p className="hint">
        {checkTexts.whose} <code>{checkTexts.command}</code>. {checkTexts.docs}
      </p>
      <fieldset className="step">
        <legend>{checkTexts.files}</legend>
        <FileInput title={checkTexts.choose} accept=".jsonl" onChoose={(files) => choose(0, files)} />
        {one && <FileInput title={checkTexts.other} accept=".jsonl" onChoose={(files) => choose(1, files)} />}
      </fieldset>
      <p role="status">{said}</p>
      {doing && <Progress doing={doing} onStop={stop} />}
      {faults.map((fault) => (
        <p key={fault} role="alert" className="trouble">
          {fault}
        </p>
      ))}
      {faults.length > 0 && <p className="hint">{checkTexts.record}</p>}
      {one && two && (
        <section aria-labelledby="parts">
          <h2 id="parts">{checkTexts.parts}</h2>
          {partingOf(one.game, two.game)
            .text.split('\n')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </section>
      )}
      {[one, two].map((each, i) => each && <Found key={i} checked={each} />)}
      {one && <Next isWrong={checked.some((each) => each?.findings[0]?.verdict === 'fails')} />}
    </Page>
  );
}

/** How far a check is, and the way out of it. */
function Progress({ doing: { name, n, of }, onStop }: { readonly doing: Doing; onStop(): void }): ReactNode {
  return (
    <p className="flow">
      <progress max={of} value={n} aria-label={checkTexts.progress(name)} />
      {of > 0 && (
        <span className="hint">
          {n} / {of}
        </span>
      )}
      <button type="button" onClick={onStop}>
        {checkTexts.stop}
      </button>
    </p>
  );
}

/** What to do with what was found. */
function Next({ isWrong }: { readonly isWrong: boolean }): ReactNode {
  return (
    <section aria-labelledby="next">
      <h2 id="next">{checkTexts.next}</h2>
      <ul>
        {checkTexts[isWrong ? 'ifWrong' : 'ifRight'].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}

/** A file that is dropped anywhere on the page is meant for it: by itself a browser would leave the page for it. */
function useDrop(onDrop: (files: readonly File[]) => void): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const dropped = (event: DragEvent): void => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) drop.current(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', dropped);
    };
  }, []);
}
