import type { CSSProperties, ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Falls } from '../../kernel/sums/needed.ts';
import type { Sheet } from '../../kernel/sums/sheet.ts';
import { useBook } from '../book.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { figure, deskTexts } from '../texts.ts';
import { toneOfSeats } from '../record/camp.ts';
import { Face } from './face.tsx';
import { type Stop, stopsOf } from './falls.ts';
import { rollTexts } from './texts.ts';

interface DistProps {
  readonly preview: Preview;
  readonly falls: Falls | null;
  /** The results that are hoped for. */
  readonly hoped: readonly string[];
  /** The result that fell. */
  readonly fallen?: string | undefined;
}

/** What may come: over the scale of results each face of the die where it leads; below it what can come, with its chance. */
export function Dist({ preview: { sheet, odds }, falls, hoped, fallen }: DistProps): ReactNode {
  const book = useBook();
  const spec = own(book.table.rules.sheets, sheet.sheet);
  if (!odds || !spec) return null;
  const of = Number(odds.of);
  const stops = stopsOf(spec, odds, falls);
  const isUnsure = stops.some(({ sure, possible }) => sure !== possible);
  const look = (stop: Stop) => ({
    className: classOf(stop, hoped, fallen),
    style: campStyle(book.table, spec, stop.id),
  });
  return (
    <>
      <ol className="dist bare" aria-hidden="true">
        {stops.map((stop) => (
          <li key={stop.id} {...look(stop)}>
            <Pile stop={stop} of={of} sides={falls?.sides ?? 0} />
            <span className="dist-bar" />
            <span className="dist-at">{placeOf(spec, stop.id)}</span>
          </li>
        ))}
      </ol>
      <ul className="outs ruled bare before" aria-label={rollTexts.chances}>
        {stops
          .filter(({ possible }) => possible > 0)
          .map((stop) => (
            <li key={stop.id} {...look(stop)}>
              <i aria-hidden="true" />
              <Result text={outcomeText(sheet, stop.id, book)} place={placeOf(spec, stop.id)} />
              <Chance stop={stop} of={of} />
            </li>
          ))}
      </ul>
      {isUnsure && <p className="hint">{deskTexts.sheet.unsure}</p>}
    </>
  );
}

/** Where a result stands on the scale, in the fewest signs: "5\u20136", "10+". */
function placeOf({ outcomes = [] }: Sheet, id: string): string {
  const { from, to } = outcomes.find((each) => each.id === id) ?? {};
  if (from === undefined) return to === undefined ? '' : `\u2264${figure(to)}`;
  if (to === undefined) return `${figure(from)}+`;
  return from === to ? figure(from) : `${figure(from)}\u2013${figure(to)}`;
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
  const { faces, possible } = stop;
  if (possible === 0) return null;
  if (faces.length > 0)
    return (
      <span className="dist-faces flow">
        {faces.map(({ face, isSure }) => (
          <span key={face} className={isSure ? undefined : 'is-possible'}>
            <Face face={face} sides={sides} />
          </span>
        ))}
      </span>
    );
  return <span className="dist-column" style={{ '--share': possible / of } as CSSProperties} />;
}

/** How often it falls, in percent; counted where that is read out or pointed at. */
function Chance({ stop: { sure, possible }, of }: { stop: Stop; of: number }): ReactNode {
  const range = (text: (count: number) => string): string =>
    sure === possible ? text(sure) : deskTexts.sheet.range(text(sure), text(possible));
  const counted = rollTexts.inAll(range(String), String(of));
  return (
    <span className="chance-of" title={counted}>
      {range((count) => percentText(count, of, 0))}%<span className="visually-hidden">, {counted}</span>
    </span>
  );
}

/** A result: its place on the scale, once, and what it is called. */
function Result({ text, place }: { readonly text: string; readonly place: string }): ReactNode {
  const at = text.indexOf(': ');
  const head = at < 0 ? '' : text.slice(0, at);
  const isPlace = at > 0 && /^\D{0,3}\d/.test(head);
  return (
    <>
      <b aria-hidden={isPlace}>{place}</b>
      <span>
        {isPlace ? (
          <>
            <span className="visually-hidden">{head}: </span>
            {text.slice(at + 2)}
          </>
        ) : (
          text
        )}
      </span>
    </>
  );
}
