import type { ReactNode } from 'react';

interface FileInputProps {
  readonly title: string;
  readonly multiple?: boolean;
  onChoose(files: readonly File[]): void;
}

/** Choose players' files on the device. */
export function FileInput({ title, multiple = false, onChoose }: FileInputProps): ReactNode {
  return (
    <label className="field">
      <span>{title}</span>
      <input
        type="file"
        multiple={multiple}
        accept=".json,.yaml,.yml,application/json"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
