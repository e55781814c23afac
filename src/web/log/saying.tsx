import './line.css';
import type { ReactNode } from 'react';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import { isolate } from '../../kernel/texts/isolate.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import { toldBy } from '../../kernel/log/facts-told.ts';
import type { Saying } from '../../kernel/log/sayings.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import { BY_CLUB } from '../../club/club.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { sentence, deskTexts } from '../texts.ts';
import { DoneMark } from './done-mark.tsx';
import { agreedTo } from '../record/done.ts';
import { SumTold } from './sum-told.tsx';
import { toneOf } from '../record/tone.ts';
import { logTexts } from '../texts/log.ts';

interface SayingProps {
  readonly saying: Saying;
  readonly line: RecordLine;
  readonly lines: readonly RecordLine[];
  readonly open: boolean;
  /** What stands beside the sentence. */
  readonly children?: ReactNode;
}

/** One thing that a line says: its outcome, small below it what counted, and what was told with it. */
export function SayingView({ saying, line, lines, open, children }: SayingProps): ReactNode {
  const book = useBook();
  const { kind, text, more, dispatch, under } = saying;
  const tone = toneOf(saying, line, book);
  const isBig = kind === 'mended' || isGreat(book.table, saying);
  const said = [...more.map(sentence), ...byText(saying, line, book)];
  return (
    <div
      className={['said', `is-${kind}`, tone && `of-${tone}`, isBig && 'is-big'].filter(Boolean).join(' ')}
    >
      <p className="outcome">
        {line.undone ? <s>{text}</s> : text} {children}
      </p>
      <SumTold dispatch={dispatch} n={line.n} lines={lines} />
      {(said.length > 0 || (dispatch?.clauses.length ?? 0) > 0) && (
        <p className="small">
          {said.join(' ')} {dispatch && <Clauses ids={dispatch.clauses} />} <DoneMark done={dispatch?.done} />
        </p>
      )}
      <Sheet dispatch={dispatch} open={open && (kind === 'rolled' || isBig)} />
      {under.map((each, i) => (
        <Under key={i} dispatch={each} />
      ))}
    </div>
  );
}

/** The whole sum, and what the chances were. */
function Sheet({
  dispatch,
  open,
}: {
  readonly dispatch: ShownDispatch | undefined;
  readonly open: boolean;
}): ReactNode {
  if (!dispatch?.sheet) return null;
  return (
    <details className="sum" open={open}>
      <summary>{dispatch.kind === 'rolled' ? deskTexts.log.sheetAndOdds : deskTexts.log.sheet}</summary>
      <FallenBars result={dispatch.sheet} />
      <SheetTable result={dispatch.sheet} />
    </details>
  );
}

/** A note, a sum on the way, or what is to be done, with what it was told with. */
function Under({ dispatch }: { readonly dispatch: ShownDispatch }): ReactNode {
  const { say } = useBook();
  const kind = kindShown(dispatch);
  return (
    <div className={`small is-${kind}`}>
      <p>
        {kind === 'directive' && <b>{deskTexts.log.kinds.directive}</b>} {say(dispatch.data)}{' '}
        <Clauses ids={dispatch.clauses} />
        <DoneMark done={dispatch.done} />
      </p>
      <Sheet dispatch={dispatch} open={false} />
    </div>
  );
}

/** Who told, typed or gave it, and who agreed to it; where one person has every seat there is nobody to name. */
function byText({ kind }: Saying, line: RecordLine, book: Book): readonly string[] {
  // the one who has every seat is not named, a club file is
  const isNamed = !book.alone || line.by === BY_CLUB;
  const by = isNamed ? toldBy(line, book) : '';
  const isTold = kind === 'told' || (kind === 'changed' && line.changed !== undefined);
  const agreed = book.alone || line.kind === 'undo' ? [] : agreedTo(line);
  return [
    line.only ? logTexts.only : '',
    line.habit ? logTexts.left : '',
    by === '' ? '' : isTold ? logTexts.toldBy(isolate(by)) : logTexts.by(isolate(by)),
    agreed.length === 0 ? '' : logTexts.agreed(agreed.map(book.name)),
  ].filter(Boolean);
}

/** Whether it changed what stands on the map, or something came of a sum of which mostly nothing comes. */
function isGreat({ rules }: ReadTable, { kind, dispatch }: Saying): boolean {
  if (kind !== 'changed') return false;
  if (!dispatch) return true;
  const { sheet } = dispatch;
  const outcomes = (sheet && own(rules.sheets, sheet.sheet)?.outcomes) ?? [];
  const [came, ...more] = outcomes.filter(({ id }) => sheet?.outcomes.includes(id));
  return outcomes.some(({ nothing }) => nothing) && came !== undefined && more.length === 0 && !came.nothing;
}
