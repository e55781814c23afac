import { type ReactNode, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { t } from '../texts.ts';

/** The user's own card or tables, read here and checked by the server. */
export function DataFiles({ onSet }: { onSet(data: readonly Json[]): void }): ReactNode {
  const [fault, setFault] = useState<string | null>(null);
  const read = async (files: readonly File[]): Promise<void> => {
    const data: Json[] = [];
    setFault(null);
    for (const file of files) {
      const parsed = await parse(await file.text());
      if (parsed === undefined) setFault(t.wizard.badFile(file.name));
      else data.push(parsed);
    }
    onSet(data);
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
      {fault && (
        <p role="alert" className="trouble">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** JSON, or YAML by a reader that is loaded only when needed. */
async function parse(text: string): Promise<Json | undefined> {
  try {
    return JSON.parse(text) as Json;
  } catch {
    const { parse: parseYaml } = await import('yaml');
    try {
      const parsed: unknown = parseYaml(text);
      return typeof parsed === 'object' ? (parsed as Json) : undefined;
    } catch {
      return undefined;
    }
  }
}
