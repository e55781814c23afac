import './data.css';
import type { ReactNode } from 'react';
import { saveText } from '../save.ts';
import { setUpTexts } from './texts.ts';
import { Fold } from './fold.tsx';
import { FileInput } from './file-input.tsx';
import type { Checked, CheckedFile, FormInfo, PlayersFile } from './files.ts';
import { FormList, useForms } from './form-list.tsx';
import './set-up.css';

/** What is to be written in a form: a new file of a kind, or one of those there are. */
export interface ToWrite {
  readonly form: FormInfo;
  readonly file?: PlayersFile;
}

interface DataFilesProps {
  readonly rulebook: string;
  readonly checked: Checked;
  /** A kind of file that has no place here. */
  readonly without?: string;
  onFiles(files: readonly PlayersFile[]): void;
  onWrite(what: ToWrite): void;
}

/** The same, folded while there are none. */
export function OwnFiles(props: DataFilesProps): ReactNode {
  const { length } = props.checked.files;
  return (
    <Fold
      title={setUpTexts.wizard.data}
      about={length === 0 ? setUpTexts.wizard.noData : setUpTexts.wizard.files(length)}
      isOpen={length > 0}
    >
      <DataFiles {...props} />
    </Fold>
  );
}

/** The players' own cards and tables: chosen or written here, and checked, so that a fault is named with file, line and field. */
export function DataFiles({ rulebook, checked, without, onFiles, onWrite }: DataFilesProps): ReactNode {
  const forms = useForms(rulebook).filter(({ kind }) => kind !== without);
  const { files } = checked;
  const add = async (chosen: readonly File[]): Promise<void> => {
    const read = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    const kept = files.filter(({ name }) => !read.some((each) => each.name === name));
    onFiles([...kept, ...read]);
  };
  return (
    <fieldset
      className="step data-files"
      id="own-data"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
    >
      <legend>{setUpTexts.wizard.data}</legend>
      <p className="hint">
        {without === undefined ? setUpTexts.wizard.dataAbout : setUpTexts.wizard.dataOfClub}
      </p>
      {files.length > 0 && (
        <ul className="bare ruled files">
          {files.map((file) => (
            <FileLine
              key={file.name}
              file={file}
              form={forms.find(({ kind }) => kind === file.kind)}
              onWrite={onWrite}
              onRemove={() => {
                document.querySelector<HTMLElement>('#own-data')?.focus();
                onFiles(files.filter((each) => each !== file));
              }}
            />
          ))}
        </ul>
      )}
      <FileInput title={setUpTexts.wizard.file} multiple onChoose={(chosen) => void add(chosen)} />
      {forms.length > 0 && (
        <>
          <p>{setUpTexts.wizard.write}</p>
          <FormList forms={forms} onWrite={(form) => onWrite({ form })} />
        </>
      )}
    </fieldset>
  );
}

interface FileLineProps {
  readonly file: CheckedFile;
  readonly form: FormInfo | undefined;
  onWrite(what: ToWrite): void;
  onRemove(): void;
}

/** One file: what it is, what is wrong with it, and what can be done with it. */
function FileLine({ file, form, onWrite, onRemove }: FileLineProps): ReactNode {
  const { name, text, faults } = file;
  const isFaulty = faults.length > 0;
  return (
    <li>
      <strong>{name}</strong> {form && <span className="hint">{form.title}</span>}
      <span className="file-actions">
        {form && (
          <button
            type="button"
            className="link"
            aria-label={`${isFaulty ? setUpTexts.wizard.mend : setUpTexts.wizard.edit}: ${name}`}
            onClick={() => onWrite({ form, file: { name, text } })}
          >
            {isFaulty ? setUpTexts.wizard.mend : setUpTexts.wizard.edit}
          </button>
        )}
        <button
          type="button"
          className="link"
          aria-label={`${setUpTexts.wizard.save}: ${name}`}
          onClick={() => saveText(name, text)}
        >
          {setUpTexts.wizard.save}
        </button>
        <button
          type="button"
          className="link"
          aria-label={`${setUpTexts.wizard.remove}: ${name}`}
          onClick={onRemove}
        >
          {setUpTexts.wizard.remove}
        </button>
      </span>
      {isFaulty && (
        <div role="alert" className="tight trouble">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </li>
  );
}
