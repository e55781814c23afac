import type { ReactNode } from 'react';

interface FileInputProps {
  readonly title: string;
  readonly multiple?: boolean;
  /** The endings of such files. */
  readonly accept?: string;
  onChoose(files: readonly File[]): void;
}

/** Choose players' files on the device. */
export function FileInput({
  title,
  multiple = false,
  accept = '.json,.yaml,.yml,application/json',
  onChoose,
}: FileInputProps): ReactNode {
  return (
    <label className="field">
      <span>{title}</span>
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
