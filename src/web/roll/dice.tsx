import type { KeyboardEvent, ReactNode } from 'react';
import { deskTexts } from '../texts.ts';
import { Face } from './face.tsx';
import { facesTyped } from './typed.ts';

/** A die whose face is typed. */
export interface OneDie {
  readonly n: number;
  /** What it is rolled for, where each die has something of its own. */
  readonly what: string | undefined;
  readonly sides: number;
  readonly name: string;
  readonly face: number | undefined;
  /** Its face, and those of the dice after it. */
  onSet(...faces: readonly (number | undefined)[]): void;
}

/** More faces than that are not laid out for several dice. */
const MOST_LAID_OUT = 6;

/** Whether what fell is typed as numbers, because all faces of all dice would take too much room. */
export function isTypedIn(dice: readonly OneDie[]): boolean {
  return dice.some(({ sides }) => sides > MOST_LAID_OUT);
}

/** A die with all its faces. */
export function Die({ n, what, sides, name, face, onSet }: OneDie): ReactNode {
  return (
    <fieldset className="die">
      <legend>{what === undefined ? deskTexts.form.die(n, sides) : deskTexts.form.dieOf(what, sides)}</legend>
      {Array.from({ length: sides }, (_, i) => i + 1).map((each) => (
        <label key={each} className="pill covered">
          <input type="radio" name={name} checked={face === each} onChange={() => onSet(each)} />
          <Face face={each} sides={sides} />
          <span className="visually-hidden">{each}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A space or a comma after a number leads on to the next die. */
function onToNext(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key } = event;
  if (!/^[ ,;]$/.test(key.normalize('NFKC')) || field.value === '') return;
  event.preventDefault();
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('.die-field input') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  next?.select();
}

/** A die as a number; several numbers at once are those of the dice after it, too. */
export function DieField({ n, what, sides, face, onSet }: OneDie): ReactNode {
  const label = deskTexts.form.dieOf(what ?? deskTexts.form.die(n, sides), sides);
  return (
    <label className="die die-field flow">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={face !== undefined && (face < 1 || face > sides) ? true : undefined}
        value={face ?? ''}
        onKeyDown={onToNext}
        onChange={(event) => onSet(...facesTyped(event.target.value))}
      />
    </label>
  );
}
