import { type ReactNode, Suspense, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import { sidesOf } from '../../kernel/sums/know.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { later } from '../later.tsx';
import { capital, listed } from '../texts.ts';
import { inBrief } from '../time/words.ts';
import { useNow, useTimes } from '../time/times.ts';
import { campOf } from '../record/camp.ts';
import { Face } from './face.tsx';
import { diceOf } from './falls.ts';
import { fellLine, fellText, figuresOf, toldIn } from './fell.ts';
import { rollTexts } from './texts.ts';
import './roll.css';

const WrongDie = later(async () => (await import('./wrong-die.tsx')).WrongDie);

interface FellProps {
  readonly desk: Desk;
  readonly act: Act;
}

/** More dice than that are told in words alone. */
const MOST_FACES = 2;

/** What fell last, in one line above what is asked next; a die that was typed can be put right from here. */
export function Fell({ desk, act }: FellProps): ReactNode {
  const book = useBook();
  const line = fellLine(desk);
  const [wrong, setWrong] = useState(0);
  if (!line) return null;
  if (wrong === line.n)
    return (
      <Suspense fallback={null}>
        <WrongDie desk={desk} act={act} line={line} onClose={() => setWrong(0)} />
      </Suspense>
    );
  const told = toldIn(line);
  const camp = campOf(book.table, told);
  const faces = facesIn(line, book).slice(0, MOST_FACES);
  return (
    <section
      className={camp?.tone ? `just-fell is-${camp.tone}` : 'just-fell'}
      aria-label={rollTexts.fellTitle}
    >
      <span className="thrown flow">
        {faces.map((each, i) => (
          <Face key={i} {...each} />
        ))}
      </span>
      <p>
        <b className="clamp">{fellText(line, book)}</b>
        <span className="under short">
          {camp && (
            <span className="visually-hidden">
              {rollTexts.goodFor(listed(camp.seats.map((id) => capital(book.name(id)))))}
            </span>
          )}
          <Under line={line} desk={desk} />
        </span>
      </p>
      {isTypedDie(line, desk) && (
        <button type="button" className="link" onClick={() => setWrong(line.n)}>
          {rollTexts.wrong}
        </button>
      )}
    </section>
  );
}

/** The sum in figures, and who typed or rolled it when. */
function Under({ line, desk }: { readonly line: RecordLine; readonly desk: Desk }): ReactNode {
  const { alone, name } = useBook();
  const now = useNow();
  const at = useTimes().at?.[line.n - 1];
  const sheet = toldIn(line).findLast((each) => each.sheet)?.sheet;
  const who = line.by === desk.person ? rollTexts.you : (line.by ?? '');
  const whose = line.for === undefined ? who : rollTexts.forOther(who, name(line.for));
  const by = alone || who === '' || line.seat !== DICE ? '' : rollTexts.by(desk.dice === 'typed', whose);
  const when = at ? inBrief(at, now) : '';
  return [sheet ? figuresOf(sheet) : '', `${by} ${when}`.trim()].filter(Boolean).join(' \u00b7 ');
}

/** Whether a line is a die that somebody typed: such a one can be mistyped. */
export function isTypedDie({ seat, answer }: RecordLine, { dice, seats, stopped }: Desk): boolean {
  return seat === DICE && dice === 'typed' && Array.isArray(answer) && seats.length > 0 && stopped === null;
}

/** The dice of a line as they fell. */
function facesIn(
  line: RecordLine,
  { table: { rules } }: Pick<Book, 'table'>,
): readonly { readonly face: number; readonly sides: number }[] {
  return toldIn(line).flatMap(({ kind, sheet }) =>
    kind === 'rolled' && sheet
      ? diceOf(rules, sheet).map((key) => ({
          face: Number(own(sheet.facts, key)),
          sides: sidesOf(rules.facts, key),
        }))
      : [],
  );
}
