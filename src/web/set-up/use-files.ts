import { useEffect, useRef, useState } from 'react';
import { type Checked, checkFiles, type PlayersFile } from './files.ts';

const NO_FILES: Checked = { files: [], data: [] };

/** The players' files, checked anew whenever one comes, goes or changes; `onChecked`: what is done with them then; `first`: those that are there already. */
export function useFiles(
  rulebook: string,
  onChecked?: (checked: Checked) => void,
  first: readonly PlayersFile[] = [],
): { checked: Checked; setFiles(files: readonly PlayersFile[]): void } {
  const [checked, setChecked] = useState<Checked>(() => (first.length === 0 ? NO_FILES : unread(first)));
  const latest = useRef(0);
  const setFiles = async (files: readonly PlayersFile[]): Promise<void> => {
    const turn = ++latest.current;
    setChecked((before) => ({ ...before, data: null }));
    const found = await checkFiles(rulebook, files);
    if (turn !== latest.current) return;
    setChecked(found);
    onChecked?.(found);
  };
  useEffect(() => {
    if (first.length > 0) void setFiles(first);
    // they are there at the beginning alone
  }, []);
  return { checked, setFiles: (files) => void setFiles(files) };
}

/** Files before they are checked. */
function unread(files: readonly PlayersFile[]): Checked {
  return { files: files.map((file) => ({ ...file, value: null, kind: null, faults: [] })), data: null };
}
