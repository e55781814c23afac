import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { DICE } from '../../kernel/seat.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { Icon } from '../parts/icons.tsx';
import { recordOf } from '../record/targets.ts';
import { outcomeText } from '../sheet/bars.tsx';
import { listed, deskTexts } from '../texts.ts';
import { fallsOf } from '../../kernel/sums/needed.ts';
import { Face } from './face.tsx';
import { diceOf } from './falls.ts';
import { fellText, toldIn } from './fell.ts';
import { wrongDieTexts } from './wrong-die-texts.ts';

interface WrongDieProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly line: RecordLine;
  onClose(): void;
}

type Faces = readonly number[];

/** A die that was typed wrong: what it was, what would come of it, and the proposal, in the tiles of the roll. */
export function WrongDie({ desk, act, line, onClose }: WrongDieProps): ReactNode {
  const book = useBook();
  const typed = line.answer as unknown as Faces;
  const [faces, setFaces] = useState<Faces>(typed);
  const [reason, setReason] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOther = faces.some((face, i) => face !== typed[i]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!isOther || act.busy) return;
    const of = recordOf(DICE, desk, book.secrets);
    const mend = [{ of, at: line.n, answer: [...faces] }];
    const body = {
      seat: desk.seat ?? desk.seats[0],
      desk: desk.seat,
      mend,
      reason: reason?.trim() || wrongDieTexts.mistyped,
    };
    if (await act.post('/mend', body)) onClose();
  };
  return (
    <form className="wrong-die" onSubmit={(event) => void submit(event)}>
      <div className="apart">
        <h2 ref={heading} tabIndex={-1}>
          {wrongDieTexts.title}
        </h2>
        <button type="button" className="square close" aria-label={wrongDieTexts.leave} onClick={onClose}>
          <Icon of="close" />
        </button>
      </div>
      <p className="hint">
        {wrongDieTexts.was(
          listed(typed.map(String)),
          line.by === desk.person ? wrongDieTexts.you : (line.by ?? ''),
        )}
      </p>
      {typed.map((face, i) => (
        <Tiles
          key={i}
          was={face}
          now={faces[i] ?? face}
          sides={sidesFor(line, book, i)}
          onSet={(next) => setFaces(faces.map((each, j) => (j === i ? next : each)))}
        />
      ))}
      {isOther && <Comes line={line} faces={faces} />}
      {isOther && <Why reason={reason} onSay={setReason} />}
      {act.trouble && (
        <p role="alert" className="trouble">
          {act.trouble.message}
        </p>
      )}
      <Foot desk={desk} isBusy={act.busy} faces={faces} typed={typed} onClose={onClose} />
    </form>
  );
}

interface FootProps {
  readonly desk: Desk;
  readonly isBusy: boolean;
  readonly faces: Faces;
  readonly typed: Faces;
  onClose(): void;
}

/** What is proposed, to whom, and the way out. */
function Foot({ desk, isBusy, faces, typed, onClose }: FootProps): ReactNode {
  const { name, table } = useBook();
  const others = table.seats.filter((seat) => !desk.seats.includes(seat));
  const isOther = faces.some((face, i) => face !== typed[i]);
  const does = others.length > 0 ? wrongDieTexts.propose : wrongDieTexts.putRight;
  const text = isOther ? does(listed(faces.map(String)), listed(typed.map(String))) : wrongDieTexts.touch;
  return (
    <div className="actions foot">
      {isOther && others.length > 0 && (
        <p className="says hint">{wrongDieTexts.asked(listed(others.map(name)))}</p>
      )}
      <button type="submit" className="main" aria-disabled={!isOther || isBusy}>
        {isBusy ? deskTexts.table.sending : text}
      </button>
      <button type="button" onClick={onClose}>
        {wrongDieTexts.leave}
      </button>
    </div>
  );
}

interface TilesProps {
  readonly was: number;
  readonly now: number;
  readonly sides: number;
  onSet(face: number): void;
}

/** The faces of a die; that which was typed says so. */
function Tiles({ was, now, sides, onSet }: TilesProps): ReactNode {
  return (
    <div className="faces before after" role="group" aria-label={wrongDieTexts.tiles}>
      {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
        <button
          key={face}
          type="button"
          aria-label={face === was ? wrongDieTexts.asTyped(face) : String(face)}
          aria-pressed={face === now && face !== was}
          className={face === was ? 'is-was' : undefined}
          onClick={() => onSet(face)}
        >
          <Face face={face} sides={sides} />
        </button>
      ))}
    </div>
  );
}

/** The sides of a die of a line: those of the sheet that read it. */
function sidesFor(line: RecordLine, { table: { rules } }: Book, i: number): number {
  const dice = toldIn(line).flatMap(({ sheet }) => (sheet ? diceOf(rules, sheet) : []));
  const spec = rules.facts[dice[i] ?? dice[0] ?? ''];
  return spec?.type.kind === 'number' ? spec.type.max : 6;
}

/** What came of it, and what would come of the other face, where one die alone says it. */
export function Comes({ line, faces }: { readonly line: RecordLine; readonly faces: Faces }): ReactNode {
  const book = useBook();
  const { rules } = book.table;
  const sheet = toldIn(line).find(({ kind }) => kind === 'rolled')?.sheet;
  const falls = sheet ? fallsOf(rules, sheet, diceOf(rules, sheet)) : null;
  const [only, ...more] = falls?.faces[(faces[0] ?? 0) - 1] ?? [];
  return (
    <dl className="was pairs before after">
      <dt>{wrongDieTexts.before}</dt>
      <dd>
        <s>{fellText(line, book)}</s>
      </dd>
      {sheet && only && more.length === 0 && (
        <>
          <dt>{wrongDieTexts.after}</dt>
          <dd>
            <b>{outcomeText(sheet, only.id, book)}</b>
          </dd>
        </>
      )}
    </dl>
  );
}

interface WhyProps {
  readonly reason: string | null;
  onSay(reason: string | null): void;
}

/** Why, if one likes: the usual reason is preset. */
function Why({ reason, onSay }: WhyProps): ReactNode {
  return (
    <p className="flow">
      <span className="hint">{wrongDieTexts.why}</span>
      <button type="button" className="round" aria-pressed={reason === null} onClick={() => onSay(null)}>
        {wrongDieTexts.mistyped}
      </button>
      <button
        type="button"
        className="round"
        aria-pressed={reason !== null}
        onClick={() => onSay(reason ?? '')}
      >
        {wrongDieTexts.otherWords}
      </button>
      {reason !== null && (
        <input
          type="text"
          className="whole"
          aria-label={wrongDieTexts.reason}
          maxLength={500}
          value={reason}
          onChange={(event) => onSay(event.target.value)}
        />
      )}
    </p>
  );
}
