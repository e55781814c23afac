import {
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { DataFault, Rulebook, Scenario } from '../../kernel/rulebook.ts';
import type { FileForm } from '../../kernel/file-form.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { readDataText, writeDataText } from '../../store/data-text.ts';
import { bindBook, type Book, BookProvider } from '../book.tsx';
import { saveText } from '../save.ts';
import { t } from '../texts.ts';
import type { PlayersFile } from '../wizard/files.ts';
import { faultsAt, holds, type Path, valueAt, withValue } from './draft.ts';
import { Fields } from './part.tsx';
import { w } from './texts.ts';
import { isStray, titlesAt } from './titles.ts';
import { idOf, type Writing, WritingProvider } from './writing.ts';

interface WriterProps {
  readonly rulebook: string;
  /** The scenario that the game begins with, if it is known. */
  readonly scenario?: string;
  readonly kind: string;
  /** The file to go on with. */
  readonly file?: PlayersFile | undefined;
  /** What the other files of the game hold: it is read after those of its kind and of the kinds before. */
  readonly others: readonly Json[];
  /** Where the file can go beside the device. */
  onPut?(file: PlayersFile): void;
  onBack(): void;
}

/** Write a players' file in a form made from the rulebook's description of it, and checked by the rulebook's reader. */
export function Writer(props: WriterProps): ReactNode {
  const ground = useMemo(
    () => groundOf(props.rulebook, props.scenario, props.kind, props.others),
    [props.rulebook, props.scenario, props.kind, props.others],
  );
  if (!ground)
    return (
      <p role="alert" className="trouble">
        {t.noBook}
      </p>
    );
  return (
    <BookProvider value={ground.book}>
      <Sheet {...props} ground={ground} />
    </BookProvider>
  );
}

/** What a file is written on: the rulebook with the files before it. */
interface Ground {
  readonly rulebook: Rulebook;
  readonly form: FileForm;
  readonly book: Book;
  /** The files before it, unless they have faults of their own. */
  readonly others: readonly Json[];
  readonly otherwise: Writing['otherwise'];
}

function groundOf(
  id: string,
  scenarioId: string | undefined,
  kind: string,
  given: readonly Json[],
): Ground | null {
  const rulebook = findRulebook(id);
  const scenario = rulebook?.scenarios.find((each) => each.id === scenarioId) ?? rulebook?.scenarios[0];
  if (!rulebook || !scenario) return null;
  const kinds = (rulebook.fileForms?.(null) ?? []).map((form) => form.kind);
  const before = given.filter((each) => kinds.indexOf(kindOf(each)) <= kinds.indexOf(kind));
  const read = rulebook.data(before);
  const others = 'data' in read ? before : [];
  const data = 'data' in read ? read.data : null;
  const form = rulebook.fileForms?.(data).find((each) => each.kind === kind);
  const book = bindBook(rulebook, { scenario: scenario.id, rulings: {}, data }, true);
  if (!form || !book) return null;
  const { names = {} } = form;
  const name: Book['name'] = (value) =>
    (typeof value === 'string' ? own(names, value) : undefined) ?? book.name(value);
  return {
    rulebook,
    form,
    book: { ...book, name },
    others,
    otherwise: scenarioId === undefined ? null : factsBeside(form, scenario.facts),
  };
}

/** What a scenario says of the facts that a file leaves out. */
function factsBeside({ isOpen }: FileForm, facts: Scenario['facts']): Scenario['facts'] {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => isOpen?.(key) !== true));
}

function kindOf(document: Json): string {
  return isRecord(document) ? String(document['kind']) : '';
}

function Sheet({ ground, file, onPut, onBack }: WriterProps & { readonly ground: Ground }): ReactNode {
  const { form } = ground;
  const draft = useDraft(ground, file);
  const { document, faults, writing } = draft;
  const [saved, setSaved] = useState<string | null>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const name = file?.name ?? `${form.fileName(document)}.yaml`;
  const put = (event: SubmitEvent): void => {
    event.preventDefault();
    draft.showAll();
    if (faults.length === 0) onPut?.({ name, text: writeDataText(document) });
    else setTimeout(() => summary.current?.focus());
  };
  const save = (): void => {
    draft.showAll();
    saveText(name, writeDataText(document));
    draft.keep();
    setSaved(name);
  };
  return (
    <form className="writer" noValidate onSubmit={put}>
      <p className="hint">{form.about}</p>
      <Beginning ground={ground} mayReplace={draft.mayReplace} onBegin={draft.begin} />
      <WritingProvider value={writing}>
        <Fields group={form.body} path={[]} />
      </WritingProvider>
      {draft.all && faults.length > 0 && (
        <section className="trouble mend">
          <h2 ref={summary} tabIndex={-1}>
            {w.mend}
          </h2>
          <ul>
            {faults.map(({ path, fault }) => (
              <Fault
                key={`${path.join('.')} ${fault}`}
                path={path}
                fault={fault}
                form={form}
                document={document}
                onDrop={() => writing.set(path, undefined)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="actions">
        {onPut && (
          <button type="submit" className="main">
            {w.put}
          </button>
        )}
        <button type="button" className={onPut ? undefined : 'main'} onClick={save}>
          {w.save}
        </button>
        <button type="button" onClick={() => draft.mayReplace() && onBack()}>
          {w.back}
        </button>
        <span role="status" className="hint">
          {w.missing(faults.length)} {saved !== null && w.saved(saved)}
        </span>
      </div>
    </form>
  );
}

interface Draft {
  readonly document: Json;
  readonly faults: readonly DataFault[];
  /** Every fault is shown, not only those of what was touched. */
  readonly all: boolean;
  readonly writing: Writing;
  begin(document: Json, opened: boolean): void;
  showAll(): void;
  /** What is written now is kept elsewhere. */
  keep(): void;
  /** Nothing is lost, or the person agrees to lose it. */
  mayReplace(): boolean;
}

function useDraft(ground: Ground, file: PlayersFile | undefined): Draft {
  const { rulebook, form, others, otherwise } = ground;
  const [begun, setBegun] = useState<Json>(() => textOf(file) ?? form.begins[0]?.document ?? {});
  const [document, setDocument] = useState(begun);
  const [touched, setTouched] = useState<readonly Path[]>([]);
  const [all, setAll] = useState(file !== undefined);
  const faults = useMemo(
    () => faultsOf(rulebook, others, document).map((each) => gapNamed(form, document, each)),
    [rulebook, form, others, document],
  );
  const lines = useDeferredValue(document);
  const nameable = useMemo(() => form.nameable?.(lines) ?? {}, [form, lines]);
  const shown = all ? faults : faults.filter(({ path }) => touched.some((each) => shows(each, path)));
  useEffect(() => {
    if (document === begun) return undefined;
    const warn = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [document, begun]);
  const writing: Writing = {
    form,
    document,
    nameable,
    otherwise,
    set(path, value) {
      setDocument((before) => withValue(before, path, value));
      setTouched((before) =>
        before.some((each) => String(each) === String(path)) ? before : [...before, path],
      );
    },
    faults: (path, deep = false) => faultsAt(shown, path, deep),
  };
  return {
    document,
    faults,
    all,
    writing,
    begin(now, opened) {
      setBegun(now);
      setDocument(now);
      setTouched([]);
      setAll(opened);
    },
    showAll: () => setAll(true),
    keep: () => setBegun(document),
    mayReplace: () => document === begun || window.confirm(w.over),
  };
}

/** Touching a place shows what is wrong with it, with what holds it, and with each entry that is typed in it. */
function shows(touched: Path, fault: Path): boolean {
  return holds(fault, touched) || (holds(touched, fault) && fault.length === touched.length + 1);
}

/** What is only not there yet is said to be needed, whatever it must be. */
function gapNamed(form: FileForm, document: Json, fault: DataFault): DataFault {
  const isGap = ['', null, undefined].includes(valueAt(document, fault.path) as string | null | undefined);
  return isGap && titlesAt(form.body, fault.path) !== null ? { ...fault, fault: w.needed } : fault;
}

function textOf(file: PlayersFile | undefined): Json | null {
  const read = file && readDataText(file.name, file.text);
  return read && 'value' in read ? read.value : null;
}

function faultsOf(rulebook: Rulebook, others: readonly Json[], document: Json): readonly DataFault[] {
  const read = rulebook.data([...others, document]);
  return 'faults' in read ? read.faults : [];
}

interface BeginningProps {
  readonly ground: Ground;
  mayReplace(): boolean;
  onBegin(document: Json, opened: boolean): void;
}

/** What a file begins with: nothing, what the rulebook offers, or a file that is there already. */
function Beginning({ ground, mayReplace, onBegin }: BeginningProps): ReactNode {
  const { form } = ground;
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    const read = readDataText(file.name, await file.text());
    setTrouble(null);
    if ('faults' in read) setTrouble(read.faults.join(' '));
    else if (kindOf(read.value) !== form.kind) setTrouble(w.notKind(file.name, form.title));
    else if (mayReplace()) onBegin(read.value, true);
  };
  return (
    <div className="beginning">
      {form.begins.length > 1 && (
        <fieldset>
          <legend>{w.beginWith}</legend>
          {form.begins.map(({ title, document }) => (
            <button
              key={title}
              type="button"
              className="link"
              onClick={() => mayReplace() && onBegin(document, false)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      <label className="field">
        <span>{w.open}</span>
        <input
          type="file"
          accept=".json,.yaml,.yml,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void open(file);
            currentTarget.value = '';
          }}
        />
      </label>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface FaultProps extends DataFault {
  readonly form: FileForm;
  readonly document: Json;
  onDrop(): void;
}

/** A fault in words, and the way to where it is mended. */
function Fault({ path, fault, form, document, onDrop }: FaultProps): ReactNode {
  const titles = titlesAt(form.body, path);
  const text = `${titles?.join(', ') ?? path.join('.')} ${fault}.`;
  if (isStray(form.body, path, document))
    return (
      <li>
        {text}{' '}
        <button type="button" className="link" onClick={onDrop}>
          {w.stray}
        </button>
      </li>
    );
  return (
    <li>
      <button type="button" className="link" onClick={() => showPlace(path)}>
        {text}
      </button>
    </li>
  );
}

/** Move to the control of a place, ready to be typed anew, or to the nearest one around it. */
function showPlace(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const place = document.querySelector<HTMLElement>(`#${CSS.escape(idOf(path.slice(0, length)))}`);
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    place.focus();
    if (place instanceof HTMLInputElement) place.select();
    return;
  }
}
