import { type ReactNode, useId, useMemo } from 'react';
import { isRefusal } from '../../kernel/clause.ts';
import type { Edit } from '../../kernel/game/edits.ts';
import { type IfLine, ifSoAlone, linesOfIf, sheetsShown } from '../../kernel/game/if-so.ts';
import { sumsMended } from '../../kernel/game/if-mended.ts';
import { withIfWords } from '../../kernel/game/if-changes.ts';
import type { Move } from '../../kernel/game/entry.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { render } from '../../kernel/texts/words.ts';
import type { AnyView } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { useChanging } from '../map/drawn.ts';
import { deskTexts } from '../texts.ts';

interface IfSoProps {
  readonly table: Table;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly move: Move;
  /** What comes of this move as well is left out. */
  readonly without?: Move | undefined;
  readonly title?: string | undefined;
}

/** What would come of a move as a list, worked out from a view alone. */
export function IfSo({ table, view, lines: record, move, without, title }: IfSoProps): ReactNode {
  const { say } = useBook();
  const tried = useMemo(
    () => ifSoAlone(table, view, { move, without }, sheetsShown(record)),
    [table, view, move, without, record],
  );
  const places = isRefusal(tried) ? [] : tried.places;
  useChanging(new Map(places.map(({ id, after }) => [id, after[0] ?? null])));
  if (isRefusal(tried))
    return (
      <p>
        {say(tried.refused)} <Clauses ids={tried.clauses} full />
      </p>
    );
  return <List lines={linesOfIf(table, tried)} title={title} />;
}

interface SumsMendedProps {
  readonly table: Table;
  readonly lines: readonly RecordLine[];
  readonly edits: readonly Edit[];
}

/** What sums that all were told would come to, before all agree to put something right; nothing else is worked out before. */
export function SumsMended({ table, lines, edits }: SumsMendedProps): ReactNode {
  const sums = sumsMended(table, lines, edits);
  if (sums.length === 0) return <p>{deskTexts.whatIf.noSums}</p>;
  return (
    <>
      <List lines={sums} />
      <p className="hint">{deskTexts.whatIf.sumsAlone}</p>
    </>
  );
}

interface ListProps {
  readonly lines: readonly IfLine[];
  readonly title?: string | undefined;
}

function List({ lines: all, title: said = deskTexts.whatIf.title }: ListProps): ReactNode {
  const title = useId();
  const isDirected = all.some(({ kind }) => kind === 'directive');
  const kinds = Map.groupBy(all, ({ kind }) => groupOf(kind, isDirected));
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{said}</h3>
      {Array.from(kinds, ([kind, lines]) => (
        <Lines key={kind} lines={lines} most={MOST[kind] ?? FEW} />
      ))}
    </section>
  );
}

/** What is told to be done on the map says what becomes so by it: facts say it again only where somebody looks. */
function groupOf(kind: IfLine['kind'], isDirected: boolean): string {
  if (isDirected && kind === 'fact') return 'otherwise';
  return ['fact', 'place', 'sum', 'stop'].includes(kind) ? kind : 'told';
}

/** So many changes of a kind stand in the list; the others are folded below. */
const FEW = 12;
const MOST: Readonly<Record<string, number>> = { told: Infinity, stop: Infinity, otherwise: 0 };

function Lines({ lines, most }: { readonly lines: readonly IfLine[]; readonly most: number }): ReactNode {
  const more = lines.slice(most);
  return (
    <>
      {most > 0 && (
        <ul>
          {lines.slice(0, most).map((line, i) => (
            <Line key={i} line={line} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details>
          <summary>
            {most > 0 ? deskTexts.whatIf.more(more.length) : deskTexts.whatIf.otherwise(more.length)}
          </summary>
          <ul>
            {more.map((line, i) => (
              <Line key={i} line={line} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ line: { kind, text, clauses } }: { readonly line: IfLine }): ReactNode {
  const { words } = useBook().table.rulebook;
  return (
    <li>
      {kind === 'directive' && <strong>{deskTexts.whatIf.onMap}</strong>} {render(withIfWords(words), text)}{' '}
      <Clauses ids={clauses} />
    </li>
  );
}
