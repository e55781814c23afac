import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type Json, own } from '../../kernel/json.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import { useBook } from '../book.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { Ahead } from '../sheet/ahead.tsx';
import { t } from '../texts.ts';
import { Die, DieField, isTypedIn, type OneDie } from './dice.tsx';
import type { FormProps } from './props.ts';

interface RollProps extends FormProps {
  readonly dice: readonly number[];
  readonly previews: readonly Preview[];
  readonly typed: boolean;
}

/** More dice, or dice with more faces, do not stand beside the button: they stand above their chances. */
const MOST_AT_FOOT = 2;
const MOST_FACES = 6;

type Faces = readonly (number | undefined)[];

/** A roll: its exact chances first; then the program rolls, or people type what fell. */
export function Roll({
  decision,
  dice,
  previews,
  typed,
  busy,
  sending,
  verb,
  onAnswer,
}: RollProps): ReactNode {
  const [faces, setFaces] = useState<Faces>(() => facesIn(decision.draft));
  const fell = dice.flatMap((sides, i) => (isFace(faces[i], sides) ? [faces[i] as number] : []));
  const ready = !typed || fell.length === dice.length;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ready && !busy) onAnswer(...(typed ? [fell] : []));
  };
  // a sheet for each die: not one that is read beside, and one for two dice
  const eachForItself =
    dice.length > 1 &&
    previews.length === dice.length &&
    decision.sheets?.every((each) => each.dice.length === 1) === true;
  const isAtFoot = !eachForItself && dice.length <= MOST_AT_FOOT && !dice.some((sides) => sides > MOST_FACES);
  // several numbers at once go to the dice in their order
  const set = (i: number, given: Faces): void =>
    setFaces(dice.map((_, j) => (j >= i && j < i + given.length ? given[j - i] : faces[j])));
  const die = (i: number, what?: string): OneDie => ({
    n: i + 1,
    what,
    sides: dice[i] ?? 0,
    name: `${decision.id}/${i}`,
    face: faces[i],
    onSet: (...given) => set(i, given),
  });
  return (
    <form className="roll" onSubmit={submit}>
      {eachForItself ? (
        <OneByOne previews={previews} typed={typed} dieOf={die} />
      ) : (
        <>
          {typed && !isAtFoot && dice.map((_, i) => <Die key={i} {...die(i)} />)}
          <Ahead previews={previews} />
        </>
      )}
      <div className="actions">
        {typed && isAtFoot && dice.map((_, i) => <Die key={i} {...die(i)} />)}
        {typed && <WhatIf decision={decision} answer={ready ? fell : undefined} />}
        <button type="submit" className="main" aria-disabled={!ready || busy}>
          {sending ? t.table.sending : typed ? verb : t.form.roll(dice.length)}
        </button>
      </div>
    </form>
  );
}

/** The faces that an answer says. */
function facesIn(answer: Json | undefined): Faces {
  return Array.isArray(answer) ? answer.map((face) => (typeof face === 'number' ? face : undefined)) : [];
}

function isFace(face: number | undefined, sides: number): boolean {
  return face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides;
}

interface OneByOneProps {
  readonly previews: readonly Preview[];
  readonly typed: boolean;
  dieOf(i: number, what: string): OneDie;
}

/** Dice that are rolled together, and each for something of its own. */
function OneByOne({ previews, typed, dieOf }: OneByOneProps): ReactNode {
  const { table, say } = useBook();
  const titleOf = ({ sheet }: Preview): string => {
    const title = own(table.rules.sheets, sheet.sheet)?.title;
    return title ? say(title) : sheet.sheet;
  };
  const dice = previews.map((each, i) => dieOf(i, titleOf(each)));
  const Field = isTypedIn(dice) ? DieField : Die;
  return (
    <>
      {typed && Field === DieField && <p className="hint">{t.form.allDice}</p>}
      {previews.map((each, i) => (
        <section key={each.sheet.sheet} className="one-roll" aria-label={titleOf(each)}>
          <p className="roll-title">{titleOf(each)}</p>
          <Ahead previews={[each]} />
          {typed && dice[i] && <Field {...dice[i]} />}
        </section>
      ))}
    </>
  );
}
