import './notes.css';
import { type ReactNode, useId } from 'react';
import { whenText } from '../parts/when.ts';
import { type Keeping, type Note, type NoteDesk, useTyped } from './kept.ts';
import { noteTexts } from './texts.ts';

const LONGEST = 10_000;

interface NoteFieldProps {
  readonly desk: NoteDesk;
  readonly place: string;
  readonly label: string;
  readonly before: Note | undefined;
  readonly rows?: number;
  /** Show what is kept in place of what was typed. */
  onReload(): void;
}

/** A field for a note, kept as it is typed. */
export function NoteField({ desk, place, label, before, rows = 4, onReload }: NoteFieldProps): ReactNode {
  const field = useId();
  const { text, keeping, onType, again } = useTyped(desk, before, place);
  return (
    <div className="column note">
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={rows}
        maxLength={LONGEST}
        dir="auto"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <Kept keeping={keeping} onAgain={again} onReload={onReload} />
    </div>
  );
}

interface KeptProps {
  readonly keeping: Keeping;
  onAgain(): void;
  onReload(): void;
}

/** Whether it is kept; only what goes wrong is read out. */
function Kept({ keeping, onAgain, onReload }: KeptProps): ReactNode {
  if (keeping.is === 'failed')
    return (
      <p role="alert" className="trouble">
        {noteTexts.unkept(keeping.why)}{' '}
        <button type="button" className="link" onClick={keeping.isOld ? onReload : onAgain}>
          {keeping.isOld ? noteTexts.theirs : noteTexts.again}
        </button>
      </p>
    );
  const text =
    keeping.is === 'kept'
      ? noteTexts.kept(whenText(keeping.at))
      : keeping.is === 'typed'
        ? noteTexts.keeping
        : '';
  return <p className="hint">{text}</p>;
}
