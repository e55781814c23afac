import { useRef, useState } from 'react';
import { type Checked, checkFiles, type PlayersFile } from './files.ts';

const NO_FILES: Checked = { files: [], data: [] };

/** The players' files, checked anew whenever one comes, goes or changes; `onChecked`: what is done with them then. */
export function useFiles(
  rulebook: string,
  onChecked?: (checked: Checked) => void,
): { checked: Checked; setFiles(files: readonly PlayersFile[]): void } {
  const [checked, setChecked] = useState(NO_FILES);
  const latest = useRef(0);
  const setFiles = async (files: readonly PlayersFile[]): Promise<void> => {
    const turn = ++latest.current;
    setChecked((before) => ({ ...before, data: null }));
    const found = await checkFiles(rulebook, files);
    if (turn !== latest.current) return;
    setChecked(found);
    onChecked?.(found);
  };
  return { checked, setFiles: (files) => void setFiles(files) };
}
