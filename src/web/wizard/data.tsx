import { type ReactNode, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DataFile } from '../../store/data-text.ts';
import { t } from '../texts.ts';

interface DataFilesProps {
  readonly rulebook: string;
  /** The files' contents; null while something is wrong with them. */
  onSet(data: readonly Json[] | null): void;
}

/** The user's own card or tables, read and checked here, so that a fault is named with file, line and field. */
export function DataFiles({ rulebook, onSet }: DataFilesProps): ReactNode {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = async (files: readonly File[]): Promise<void> => {
    onSet(null);
    const found = await checked(rulebook, files);
    setFaults('faults' in found ? found.faults : []);
    onSet('faults' in found ? null : found);
  };
  return (
    <fieldset className="step">
      <legend>{t.wizard.data}</legend>
      <label className="field">
        <span>{t.wizard.file}</span>
        <input
          type="file"
          multiple
          accept=".json,.yaml,.yml,application/json"
          onChange={(event) => void read([...(event.target.files ?? [])])}
        />
        <span className="hint">{t.wizard.dataAbout}</span>
      </label>
      {faults.length > 0 && (
        <div role="alert" className="trouble">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The reader and the rulebook are loaded only when somebody has files. */
async function checked(
  id: string,
  files: readonly File[],
): Promise<readonly Json[] | { readonly faults: readonly string[] }> {
  const [{ readDataText, checkData }, { findRulebook }] = await Promise.all([
    import('../../store/data-text.ts'),
    import('../../rulebooks/index.ts'),
  ]);
  const read = await Promise.all(files.map(async (file) => readDataText(file.name, await file.text())));
  const faults = read.flatMap((each) => ('faults' in each ? each.faults : []));
  if (faults.length > 0) return { faults };
  const whole = read.filter((each): each is DataFile => !('faults' in each));
  const rulebook = findRulebook(id);
  const found = rulebook ? checkData(rulebook, whole) : { faults: [t.noBook] };
  return 'faults' in found ? found : whole.map((file) => file.value);
}
