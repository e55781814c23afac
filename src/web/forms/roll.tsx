import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Preview } from '../../kernel/know.ts';
import { Ahead } from '../sheet/ahead.tsx';
import { t } from '../texts.ts';
import type { FormProps } from './props.ts';

interface RollProps extends FormProps {
  readonly dice: readonly number[];
  readonly previews: readonly Preview[];
  readonly typed: boolean;
}

/** A roll: its exact chances first; then the program rolls, or people type what fell. */
export function Roll({ decision, dice, previews, typed, busy, onAnswer }: RollProps): ReactNode {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const ready = !typed || dice.every((_, i) => faces[i] !== undefined);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ready && !busy) onAnswer(...(typed ? [[...faces]] : []));
  };
  const set = (i: number, face: number): void =>
    setFaces(dice.map((_, j) => (j === i ? face : faces[j])) as number[]);
  return (
    <form className="roll" onSubmit={submit}>
      <Ahead previews={previews} />
      {typed &&
        dice.map((sides, i) => (
          <Die
            key={i}
            n={i + 1}
            sides={sides}
            name={`${decision.id}/${i}`}
            face={faces[i]}
            onSet={(face) => set(i, face)}
          />
        ))}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={!ready || busy}>
          {busy ? t.table.sending : typed ? t.form.fell : t.form.roll(dice.length)}
        </button>
      </div>
    </form>
  );
}

interface DieProps {
  readonly n: number;
  readonly sides: number;
  readonly name: string;
  readonly face: number | undefined;
  onSet(face: number): void;
}

function Die({ n, sides, name, face, onSet }: DieProps): ReactNode {
  return (
    <fieldset className="die">
      <legend>{t.form.die(n, sides)}</legend>
      {Array.from({ length: sides }, (_, i) => i + 1).map((each) => (
        <label key={each} className="pill">
          <input type="radio" name={name} checked={face === each} onChange={() => onSet(each)} />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
