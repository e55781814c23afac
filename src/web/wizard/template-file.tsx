import { type ReactNode, useState } from 'react';
import { readTemplate, templateDocument } from '../../club/template.ts';
import type { Json } from '../../kernel/json.ts';
import type { RulebookInfo } from '../api.ts';
import { namedNow, saveText } from '../save.ts';
import { FileInput } from '../set-up/file-input.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import type { Seating } from './seats.ts';
import type { SetUp } from './set-up.ts';

/** Save what is chosen as a file, from which set-up, or the terminal, begins again. */
export function saveTemplate({ book, seating, ...setUp }: SetUp): void {
  const document = templateDocument({ ...setUp, rulebook: book, seating: { ...seating } as Json });
  const name = namedNow(setUp.title || setUp.scenario, 'template.json');
  saveText(name, `${JSON.stringify(document, null, 2)}\n`, 'application/json');
}

/** What is chosen in a template; or, as a text, why it cannot be read. */
export function setUpIn(name: string, text: string, books: readonly RulebookInfo[]): SetUp | string {
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    return setUpTexts.wizard.noTemplate(name);
  }
  const read = readTemplate(document, books);
  if ('faults' in read) {
    const [first] = read.faults;
    return setUpTexts.wizard.badTemplate(
      name,
      `${(first?.path ?? []).join('.')} ${first?.fault ?? ''}`.trim(),
    );
  }
  const { rulebook, seating, ...setUp } = read.template;
  return { ...setUp, book: rulebook, seating: seatingIn(seating) };
}

const MODES: readonly Seating['mode'][] = ['solo', 'one', 'many'];

/** Who plays; at one table where it does not say. */
function seatingIn(given: Json = {}): Seating {
  const { mode, names, watchers, ...rest } = given as Partial<Seating>;
  return {
    ...rest,
    mode: MODES.find((each) => each === mode) ?? 'one',
    names: typeof names === 'object' ? names : {},
    watchers: typeof watchers === 'string' ? watchers : '',
  };
}

interface FromTemplateProps {
  readonly books: readonly RulebookInfo[];
  onBring(setUp: SetUp): void;
}

/** Begin with what a template has. */
export function FromTemplate({ books, onBring }: FromTemplateProps): ReactNode {
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const found = setUpIn(file.name, await file.text(), books);
    setFault(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') onBring(found);
  };
  return (
    <details className="before">
      <summary>{setUpTexts.wizard.template}</summary>
      <FileInput
        title={setUpTexts.wizard.templateFile}
        accept=".json,application/json"
        onChoose={(files) => void choose(files)}
      />
      {fault !== null && (
        <p role="alert" className="trouble">
          {fault}
        </p>
      )}
    </details>
  );
}
