import './write.css';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { readDataText, writeDataText } from '../../store/data-text.ts';
import { BookProvider } from '../book.tsx';
import { saveText } from '../save.ts';
import { deskTexts } from '../texts.ts';
import type { PlayersFile } from '../set-up/files.ts';
import { Beginning } from './beginning.tsx';
import { type Ground, groundOf, type Wanted } from './ground.ts';
import { Mend } from './mend.tsx';
import { PartField } from './parts/part.tsx';
import { writeTexts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { WritingProvider } from './writing.ts';

// A players' file is written as a draft: its JSON, edited place by place. The rulebook describes it as parts, and each
// kind of part draws and edits what stands at its place; the rulebook's reader says what is wrong, by place.

interface Doors {
  /** The file to go on with. */
  readonly file?: PlayersFile | undefined;
  /** Where the file can go beside the device. */
  onPut?(file: PlayersFile): void;
  onBack(): void;
}

/** Write a players' file in a form made from the rulebook's description of it, and checked by the rulebook's reader. */
export function Writer({ rulebook, scenario, kind, others, ...doors }: Wanted & Doors): ReactNode {
  const ground = useMemo(
    () => groundOf({ rulebook, kind, others, ...(scenario === undefined ? {} : { scenario }) }),
    [rulebook, scenario, kind, others],
  );
  if (!ground)
    return (
      <p role="alert" className="trouble">
        {deskTexts.noBook}
      </p>
    );
  return (
    <BookProvider value={ground.book}>
      <Sheet {...doors} ground={ground} />
    </BookProvider>
  );
}

function Sheet({ ground, file, onPut, onBack }: Doors & { readonly ground: Ground }): ReactNode {
  const { form } = ground;
  const [given] = useState(() => contentOf(file));
  const { draft, faults, writing, ...drafting } = useDraft(ground, given, file !== undefined);
  const [saved, setSaved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = file?.name ?? `${form.fileName(draft.document)}.yaml`;
  const put = (event: SubmitEvent): void => {
    event.preventDefault();
    drafting.showAll();
    if (faults.length === 0) onPut?.({ name, text: writeDataText(draft.document) });
    else setTimeout(() => heading.current?.focus());
  };
  const save = (): void => {
    drafting.showAll();
    saveText(name, writeDataText(draft.document));
    drafting.keep();
    setSaved(name);
  };
  return (
    <form className="writer" noValidate onSubmit={put}>
      <p className="hint">{form.about}</p>
      <Beginning form={form} mayReplace={drafting.mayReplace} onBegin={drafting.begin} />
      <WritingProvider value={writing}>
        <PartField path={[]} title={form.title} part={form.body} />
        {draft.all && <Mend heading={heading} />}
      </WritingProvider>
      <div className="actions">
        {onPut && (
          <button type="submit" className="main">
            {writeTexts.put}
          </button>
        )}
        <button type="button" className={onPut ? undefined : 'main'} onClick={save}>
          {writeTexts.save}
        </button>
        <button type="button" onClick={() => drafting.mayReplace() && onBack()}>
          {writeTexts.back}
        </button>
        <span role="status" className="hint">
          {writeTexts.missing(faults.length)} {saved !== null && writeTexts.saved(saved)}
        </span>
      </div>
    </form>
  );
}

/** What a file holds; null where there is none, or it cannot be read. */
function contentOf(file: PlayersFile | undefined): Json | null {
  const read = file && readDataText(file.name, file.text);
  return read && 'value' in read ? read.value : null;
}
