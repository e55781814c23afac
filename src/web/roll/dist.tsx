import type { CSSProperties, ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Falls } from '../../kernel/sums/needed.ts';
import type { Sheet } from '../../kernel/sums/sheet.ts';
import { useBook } from '../book.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { t } from '../texts.ts';
import { toneOfSeats } from './camp.ts';
import { Face } from './face.tsx';
import { type Stop, stopsOf } from './falls.ts';
import { r } from './texts.ts';

interface DistProps {
  readonly preview: Preview;
  readonly falls: Falls | null;
  /** The results that are hoped for. */
  readonly hoped: readonly string[];
  /** The result that fell. */
  readonly fallen?: string | undefined;
}

/** What may come, piled over the scale of results: each face of the die where it leads, else the chance as a bar. */
export function Dist({ preview: { sheet, odds }, falls, hoped, fallen }: DistProps): ReactNode {
  const book = useBook();
  const spec = own(book.table.rules.sheets, sheet.sheet);
  if (!odds || !spec) return null;
  const of = Number(odds.of);
  const stops = stopsOf(spec, odds, falls);
  const isUnsure = stops.some(({ sure, possible }) => sure !== possible);
  return (
    <>
      <ol className="dist" aria-label={r.chances}>
        {stops.map((stop) => (
          <li
            key={stop.id}
            className={classOf(stop, hoped, fallen)}
            style={campStyle(book.table, spec, stop.id)}
          >
            <Pile stop={stop} of={of} sides={falls?.sides ?? 0} />
            <Chance stop={stop} of={of} />
            <Result text={outcomeText(sheet, stop.id, book)} />
            {stop.id === fallen && <strong className="fell">{t.sheet.fell}</strong>}
          </li>
        ))}
      </ol>
      {isUnsure && <p className="hint">{t.sheet.unsure}</p>}
    </>
  );
}

function classOf({ id, possible }: Stop, hoped: readonly string[], fallen: string | undefined): string {
  const names = [
    possible === 0 ? 'is-never' : '',
    hoped.includes(id) ? 'is-hoped' : '',
    id === fallen ? 'is-fallen' : '',
  ];
  return names.filter(Boolean).join(' ');
}

/** The colour of the camp that hopes for a result, stronger where it hopes for nothing better: what it is stands there in words. */
function campStyle(table: ReadTable, { hopes = [] }: Sheet, id: string): CSSProperties | undefined {
  const those = hopes.filter(({ outcomes }) => outcomes?.includes(id));
  const tone = toneOfSeats(table, [...new Set(those.flatMap(({ seats }) => seats))]);
  const camp = `var(--${tone}-${Math.min(those.length, 3)})`;
  return tone && ({ '--camp': camp, '--on-camp': 'var(--ink)' } as CSSProperties);
}

function Pile({ stop, of, sides }: { stop: Stop; of: number; sides: number }): ReactNode {
  const { faces, sure, possible } = stop;
  if (possible === 0) return null;
  if (faces.length > 0)
    return (
      <span className="dist-faces" aria-hidden="true">
        {faces.map(({ face, isSure }) => (
          <span key={face} className={isSure ? undefined : 'is-possible'}>
            <Face face={face} sides={sides} />
          </span>
        ))}
      </span>
    );
  return (
    <svg className="dist-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width="100" height="10" />
      <rect className="bar-possible" width={(100 * possible) / of} height="10" />
      <rect className="bar-sure" width={(100 * sure) / of} height="10" />
    </svg>
  );
}

/** How often it falls, counted and in percent. */
function Chance({ stop: { sure, possible }, of }: { stop: Stop; of: number }): ReactNode {
  if (possible === 0) return <span className="dist-chance" />;
  const range = (text: (count: number) => string): string =>
    sure === possible ? text(sure) : t.sheet.range(text(sure), text(possible));
  return (
    <span className="dist-chance">
      <b>{r.inAll(range(String), String(of))}</b> {range((count) => percentText(count, of, 1))}%
    </span>
  );
}

/** Longer than that is no head of its own. */
const HEAD = 14;

/** A result, what stands before its colon larger. */
function Result({ text }: { text: string }): ReactNode {
  const at = text.indexOf(': ');
  if (at < 0 || at > HEAD) return <span className="dist-result">{text}</span>;
  return (
    <span className="dist-result">
      <b>{text.slice(0, at)}</b>
      <span className="visually-hidden">: </span> <span className="dist-rest">{text.slice(at + 2)}</span>
    </span>
  );
}
