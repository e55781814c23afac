import './facts.css';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { FactKey } from '../../kernel/sums/facts.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, Clauses, useBook, useWhole } from '../book.tsx';
import { useMending } from '../mend/mending.tsx';
import { reporting } from '../record/targets.ts';
import { deskTexts } from '../texts.ts';
import { Changes, type Drafts, isOpenReport, reportsOn } from '../tell/changes.tsx';
import { type FactRow, factRows } from './fact-rows.ts';
import { Panel } from '../parts/panel.tsx';

interface FactsProps {
  readonly desk: Desk;
  readonly act: Act;
  /** The words that are looked for. */
  readonly find: string;
}

/** All that this seat knows of the map, and the one form that reports what changed. */
export function FactsPanel(props: FactsProps): ReactNode {
  return (
    <Panel title={deskTexts.facts.title}>
      <Facts {...props} />
    </Panel>
  );
}

function Facts({ desk, act, find }: FactsProps): ReactNode {
  const book = useBook();
  const [{ chosen, wrong }, setState] = useState<Chosen>({ chosen: [], wrong: [] });
  const choose = (all: readonly FactKey[], corrected: readonly FactKey[]): void =>
    setState({ chosen: all, wrong: corrected });
  const putRight = useMending()?.begin;
  const text = useDeferredValue(find).trim().toLowerCase();
  const rows = useRows(desk, book, text);
  const found = rows.filter((row) => text.split(/\s+/).every((word) => row.text.includes(word)));
  const reports = desk.seat === null ? [] : [...desk.tableAsks, ...desk.asks].filter(isOpenReport);
  // what was chosen while a report was on its way stays
  const leave = (keys: readonly FactKey[]): void =>
    setState((now) => ({
      chosen: now.chosen.filter((each) => !keys.includes(each)),
      wrong: now.wrong.filter((each) => !keys.includes(each)),
    }));
  // where nobody reported it, it is corrected from now on
  const mend = (key: FactKey): void => {
    const line = reporting(desk.lines, key);
    if (line && putRight) putRight({ line: line.n });
    else choose([...chosen, key], [...wrong, key]);
  };
  return (
    <>
      <p className="hint">{deskTexts.facts.about}</p>
      {reports.map((decision) => {
        const mine = chosen.filter((key) => reportsOn(decision, key));
        return mine.length > 0 ? (
          <Changes
            key={decision.seat}
            view={desk.view}
            keys={mine}
            report={decision}
            desk={desk}
            act={act}
            start={asCorrections(wrong)}
            onSend={(answer) => act.post('/answers', answerTo(desk, decision, answer))}
            onDrop={(key) => leave([key])}
            onDone={() => leave(mine)}
          />
        ) : null;
      })}
      {found.length === 0 && <p className="hint">{deskTexts.facts.none}</p>}
      <Groups
        rows={found}
        open={text !== ''}
        canReport={(key) => !chosen.includes(key) && reports.some((each) => reportsOn(each, key))}
        onChoose={(key) => choose([...chosen, key], wrong)}
        onMend={mend}
      />
    </>
  );
}

/** The facts that are to be reported, and those of them that were wrong. */
interface Chosen {
  readonly chosen: readonly FactKey[];
  readonly wrong: readonly FactKey[];
}

function asCorrections(keys: readonly FactKey[]): Drafts {
  return Object.fromEntries(keys.map((key) => [key, { as: 'correction' }]));
}

/** A row and what it is found by. */
interface FoundRow extends FactRow {
  readonly text: string;
}

function useRows({ view }: Desk, book: Book, text: string): readonly FoundRow[] {
  const { facts } = book.table.rules;
  const words = useWhole()?.rulebook.words;
  const called = Object.keys(facts).find((key) => key.toLowerCase() === text);
  return useMemo(
    () =>
      factRows(view, book, called, words).map((row) => ({
        ...row,
        text: `${row.key} ${row.name} ${row.question} ${row.value}`.toLowerCase(),
      })),
    [view, book, called, words],
  );
}

interface GroupsProps {
  readonly rows: readonly FactRow[];
  readonly open: boolean;
  canReport(key: FactKey): boolean;
  onChoose(key: FactKey): void;
  onMend(key: FactKey): void;
}

const MOST = 60;

function Groups({ rows, open, canReport, onChoose, onMend }: GroupsProps): ReactNode {
  const groups = Map.groupBy(rows, (row) => row.group);
  return [...groups].map(([group, members]) => (
    <details key={`${group}${open}`} className="fact-group" open={open || groups.size === 1}>
      <summary>
        {group} <span className="hint">{deskTexts.facts.groupCount(members.length)}</span>
      </summary>
      <ul className="bare facts">
        {members.slice(0, MOST).map((row) => (
          <li key={row.key}>
            <span className="fact-question">
              <b>{row.name}</b> <span className="hint">{row.question}</span> <Clauses ids={row.clauses} />
              {row.owned && <span className="tag">{deskTexts.facts.own}</span>}
            </span>
            <strong>{row.value}</strong>
            {canReport(row.key) ? (
              <span className="fact-ways">
                <button
                  type="button"
                  className="link"
                  aria-label={deskTexts.facts.changeOf(row.question)}
                  onClick={() => onChoose(row.key)}
                >
                  {deskTexts.facts.change}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={deskTexts.mend.ofFact(row.question)}
                  onClick={() => onMend(row.key)}
                >
                  {deskTexts.mend.button}
                </button>
              </span>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
      {members.length > MOST && <p className="hint">{deskTexts.facts.more(members.length - MOST)}</p>}
    </details>
  ));
}
