import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { deskTexts } from '../texts.ts';
import type { ToWrite } from '../set-up/data.tsx';
import type { Checked, PlayersFile } from '../set-up/files.ts';
import { later } from '../later.tsx';

const Writer = later(async () => (await import('./writer.tsx')).Writer);

interface WriteFileProps {
  readonly rulebook: string;
  readonly scenario: string;
  readonly writing: ToWrite;
  readonly checked: Checked;
  onFiles(files: readonly PlayersFile[]): void;
  onDone(): void;
}

/** The form of a file, in place of the page that wants it; afterwards that stands where it was left. */
export function WriteFile({
  rulebook,
  scenario,
  writing,
  checked,
  onFiles,
  onDone,
}: WriteFileProps): ReactNode {
  const { file, form } = writing;
  const rest = checked.files.filter(({ name }) => name !== file?.name);
  const [others] = useState<readonly Json[]>(() => rest.map(({ value }) => value));
  useEffect(() => () => void setTimeout(() => document.querySelector<HTMLElement>('#own-data')?.focus()), []);
  const put = (written: PlayersFile): void => {
    onFiles([...rest.filter(({ name }) => name !== written.name), written]);
    onDone();
  };
  return (
    <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
      <Writer
        rulebook={rulebook}
        scenario={scenario}
        kind={form.kind}
        file={file}
        others={others}
        onPut={put}
        onBack={onDone}
      />
    </Suspense>
  );
}
