import './write.css';
import { type ReactNode, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { type FileForm, kindOf } from '../../kernel/forms/file-form.ts';
import { readDataText } from '../../store/data-text.ts';
import { FileInput } from '../set-up/file-input.tsx';
import { writeTexts } from './texts.ts';

interface BeginningProps {
  readonly form: FileForm;
  mayReplace(): boolean;
  onBegin(document: Json, opened: boolean): void;
}

/** What a file begins with: nothing, what the rulebook offers, or a file that is there already. */
export function Beginning({ form, mayReplace, onBegin }: BeginningProps): ReactNode {
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readDataText(file.name, await file.text());
    setTrouble(null);
    if ('faults' in read) setTrouble(read.faults.join(' '));
    else if (kindOf(read.value) !== form.kind) setTrouble(writeTexts.notKind(file.name, form.title));
    else if (mayReplace()) onBegin(read.value, true);
  };
  return (
    <div className="washed after beginning">
      {form.begins.length > 1 && (
        <fieldset>
          <legend>{writeTexts.beginWith}</legend>
          {form.begins.map(({ title, document }) => (
            <button
              key={title}
              type="button"
              className="link"
              onClick={() => mayReplace() && onBegin(document, false)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      <FileInput title={writeTexts.open} onChoose={([file]) => void open(file)} />
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}
