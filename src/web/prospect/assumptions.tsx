import { type ReactNode, useId, useState } from 'react';
import {
  type AssumedValue,
  type Assumption,
  type Assumptions as Set,
  MOST_WEIGHT,
} from '../../kernel/sums/assume.ts';
import { assumedText, readAssumed } from '../../kernel/sums/assume-text.ts';
import { factLabel } from '../../kernel/sums/brief.ts';
import { typeWords } from '../../kernel/sums/facts.ts';
import { own } from '../../kernel/json.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { choicesLeft } from '../../kernel/sums/tries.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { figure, deskTexts } from '../texts.ts';
import { type Foresight, useForesight } from './foresight.tsx';
import { prospectTexts } from './own-texts.ts';
import './prospect.css';

/** So many are told beside a figure; of the others only how many there are. */
const MOST_TOLD = 3;

/** What a line of chances assumes, in short: "if DPs of Russia 0 to 2, table +1 (as last told)". */
export function assumptionLine(
  { lead }: Prospect,
  assumed: readonly Assumption[],
  book: Book,
  toldIn: Foresight['toldIn'],
): string {
  const { rules } = book.table;
  const told = assumed.filter(({ by }) => by !== 'full');
  const parts = told
    .slice(0, MOST_TOLD)
    .map((each) =>
      prospectTexts.if(
        book.say(factLabel(rules, lead.name, each.fact)),
        valuesText(each, book),
        byText(each, toldIn),
      ),
    );
  const others = assumed.length - parts.length;
  return prospectTexts.line([...parts, ...(others > 0 ? [prospectTexts.open(others)] : [])]);
}

/** Why that is assumed; of what was told last, of which turn it is. */
function byText({ by, fact }: Assumption, toldIn: Foresight['toldIn']): string {
  const when = by === 'last' ? toldIn(fact) : null;
  return when === null ? prospectTexts.by[by] : prospectTexts.told(when);
}

/** The values that are assumed: one, or from the least to the greatest. */
function valuesText({ weights, possible, fact }: Assumption, { table, name }: Book): string {
  const spec = own(table.rules.facts, fact);
  if (!spec) return '';
  const choices = weights ? weights.map(([value]) => value) : choicesLeft(possible, spec.type);
  if (!('length' in choices)) return deskTexts.sheet.range(figure(choices.min), figure(choices.max));
  const [first] = choices;
  if (choices.length === 1 && first !== undefined) return name(first);
  if (spec.type.kind === 'number')
    return deskTexts.sheet.range(
      figure(Math.min(...choices.map(Number))),
      figure(Math.max(...choices.map(Number))),
    );
  return choices.map((each) => name(each)).join(prospectTexts.or);
}

/** All that the figures assume, by what it is; each can be set, for all at once or by itself. */
export function Assumptions(): ReactNode {
  const book = useBook();
  const { prospects, set, onSet } = useForesight();
  const { rules } = book.table;
  const { all, assumed } = prospects;
  if (assumed.length === 0) return null;
  const labelOf = ({ fact }: Assumption): string => {
    const reads = all.find(
      ({ lead, sheet }) => sheet.lines.some(({ needs }) => needs.includes(fact)) && lead.sets !== fact,
    );
    return book.say(factLabel(rules, (reads ?? all[0])?.lead.name ?? '', fact));
  };
  const groups = [...Map.groupBy(assumed, labelOf)];
  const full = Object.fromEntries(assumed.map(({ fact }) => [fact, 'full' as const]));
  const without = (those: readonly Assumption[]): Set =>
    Object.fromEntries(Object.entries(set).filter(([fact]) => !those.some((each) => each.fact === fact)));
  const assumeOf: SettingsProps['onSet'] = (those, assume) =>
    onSet(
      assume === null
        ? without(those)
        : { ...set, ...Object.fromEntries(those.map(({ fact }) => [fact, assume])) },
    );
  return (
    <details className="sum assumed">
      <summary className="apart">
        <span className="assumed-words clamp">
          <b>{prospectTexts.assumed(assumed.length)}</b> {wordsOf(groups, book)}
        </span>
      </summary>
      <p className="hint">{prospectTexts.about}</p>
      <div className="actions">
        <button type="button" onClick={() => onSet({ ...set, ...full })}>
          {prospectTexts.full}
        </button>
        <button type="button" onClick={() => onSet(without(assumed))}>
          {prospectTexts.reset}
        </button>
      </div>
      <ul className="bare">
        {groups.map(([label, those]) => (
          <li key={label}>
            <Settings label={label} those={those} onSet={assumeOf} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SettingsProps {
  readonly label: string;
  readonly those: readonly Assumption[];
  /** Null: as if nothing had been set. */
  onSet(those: readonly Assumption[], assume: AssumedValue | null): void;
}

/** What is assumed of facts alike: of all of them in one line, or of each by itself. */
function Settings({ label, those, onSet }: SettingsProps): ReactNode {
  const { say, table } = useBook();
  return (
    <>
      <Setting label={label} those={those} onSet={(assume) => onSet(those, assume)} />
      {those.length > 1 && (
        <details>
          <summary className="apart">{prospectTexts.each(those.length)}</summary>
          {those.map((each) => (
            <Setting
              key={each.fact}
              label={say(own(table.rules.facts, each.fact)?.question ?? { key: each.fact })}
              those={[each]}
              onSet={(assume) => onSet([each], assume)}
            />
          ))}
        </details>
      )}
    </>
  );
}

/** What is assumed, in words: the first of it, and how much more there is. */
function wordsOf(groups: readonly (readonly [string, readonly Assumption[]])[], book: Book): string {
  const told = groups.slice(0, MOST_TOLD).map((group) => groupText(group, book));
  const others = groups.length - told.length;
  return [...told, ...(others > 0 ? [prospectTexts.others(others)] : [])].join('; ');
}

/** What is assumed of facts that are alike, in words: one by one only where it is set below. */
function groupText([label, those]: readonly [string, readonly Assumption[]], book: Book): string {
  const values = new Set(those.map((each) => valuesText(each, book)));
  return prospectTexts.of(label, values.size > 1 ? prospectTexts.various : ([...values][0] ?? ''));
}

interface SettingProps {
  readonly label: string;
  readonly those: readonly Assumption[];
  /** Null: as if nothing had been set. */
  onSet(assume: AssumedValue | null): void;
}

/** One line to set what is assumed of a fact, or of several alike. */
function Setting({ label, those, onSet }: SettingProps): ReactNode {
  const book = useBook();
  const { set, toldIn } = useForesight();
  const id = useId();
  const [first] = those;
  const spec = first && own(book.table.rules.facts, first.fact);
  const now = first && own(set, first.fact);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  if (!first || !spec) return null;
  const said = [...new Set(those.map((each) => howText(each, book, toldIn)))];
  const give = (text: string): void => {
    const assume = text.trim() === '' ? null : readAssumed(spec, text);
    setWrong(assume === undefined);
    if (assume === undefined) return;
    onSet(assume);
    setTyped(null);
  };
  const value = typed ?? (now === undefined ? '' : assumedText(now));
  return (
    <div className="assume baseline">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-how`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && give(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          give(value);
        }}
      />
      <button type="button" onClick={() => give('full')}>
        {prospectTexts.any}
      </button>
      <span className="hint" id={`${id}-how`}>
        {isWrong
          ? prospectTexts.wrong(book.say(typeWords(spec.type)), MOST_WEIGHT)
          : said.length > 1
            ? prospectTexts.differs
            : said[0]}{' '}
        {first.by === 'rules' && <Clauses ids={first.belief?.clauses ?? []} />}
      </span>
    </div>
  );
}

/** What is assumed, and why. */
function howText(assumption: Assumption, book: Book, toldIn: Foresight['toldIn']): string {
  const values = valuesText(assumption, book);
  const why = assumption.by === 'rules' && assumption.belief ? book.say(assumption.belief.said) : '';
  return prospectTexts.how(values, byText(assumption, toldIn), why);
}
