import './data.css';
import { type ReactNode, useEffect, useState } from 'react';
import { type FormInfo, formsFor } from './files.ts';

interface FormListProps {
  readonly forms: readonly FormInfo[];
  onWrite(form: FormInfo): void;
}

/** The kinds of file to write, each with a line on what it is. */
export function FormList({ forms, onWrite }: FormListProps): ReactNode {
  return (
    <ul className="bare write-list">
      {forms.map((form) => (
        <li key={form.kind} className="pairs">
          <button type="button" onClick={() => onWrite(form)}>
            {form.title}
          </button>{' '}
          <span className="hint">{form.about}</span>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of file that can be written; none until they are loaded. */
export function useForms(rulebook: string): readonly FormInfo[] {
  const [forms, setForms] = useState<readonly FormInfo[]>([]);
  useEffect(() => {
    let gone = false;
    formsFor(rulebook).then(
      (found) => !gone && setForms(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [rulebook]);
  return forms;
}
