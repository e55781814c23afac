import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type Bundle, bundleFrom } from './bundle.ts';
import { canSeal, unseal } from './seal.ts';
import { takeTexts } from './texts.ts';

/** A file that was saved on another device. */
export function FromFile({ onOpen }: { onOpen(bundle: Bundle): void }): ReactNode {
  const [said, setSaid] = useState<{ readonly text: string; readonly isTrouble: boolean } | null>(null);
  const open = async (file: File, passphrase: string): Promise<void> => {
    setSaid({ text: takeTexts.opening, isTrouble: false });
    const found = await read(await file.text(), passphrase);
    if (typeof found === 'string') setSaid({ text: found, isTrouble: true });
    else onOpen(found);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const file = data.get('file');
    if (file instanceof File && file.size > 0) void open(file, String(data.get('passphrase') ?? ''));
  };
  return (
    <section aria-labelledby="from-file">
      <h2 id="from-file">{takeTexts.here}</h2>
      {canSeal() ? (
        <form onSubmit={submit}>
          <label className="field">
            <span>{takeTexts.file}</span>
            <input type="file" name="file" accept=".json,application/json" required />
          </label>
          <label className="field">
            <span>{takeTexts.passphrase}</span>
            <input type="password" name="passphrase" autoComplete="off" required />
          </label>
          <div className="actions">
            <button type="submit">{takeTexts.open}</button>
            {said && (
              <span
                role={said.isTrouble ? 'alert' : 'status'}
                className={said.isTrouble ? 'trouble' : 'hint'}
              >
                {said.text}
              </span>
            )}
          </div>
        </form>
      ) : (
        <p className="hint">{takeTexts.notHere}</p>
      )}
    </section>
  );
}

/** What a file holds, or why it does not open. */
async function read(text: string, passphrase: string): Promise<Bundle | string> {
  const opened = await unseal(text, passphrase);
  if (opened === undefined) return takeTexts.noFile;
  if (opened === null) return takeTexts.wrong;
  try {
    return bundleFrom(JSON.parse(opened)) ?? takeTexts.noFile;
  } catch {
    return takeTexts.noFile;
  }
}
