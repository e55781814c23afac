import { isRefusal, type Refusal } from '../kernel/clause.ts';
import type { Decision } from '../kernel/forms/decision.ts';
import { formsOf, kindOf } from '../kernel/forms/file-form.ts';
import { sample } from '../kernel/forms/sample.ts';
import { bindTable } from '../kernel/game/table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../kernel/game/game.ts';
import { asksOf, awaitingOf } from '../kernel/game/play.ts';
import { own } from '../kernel/json.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import type { FactKey } from '../kernel/sums/facts.ts';
import { TABLE } from '../kernel/seat.ts';
import type { Words } from '../kernel/texts/words.ts';
import type { Section } from './club.ts';
import { toldBy } from './given.ts';
import { isOfTheClub, isOfTheTable, START } from './section.ts';

/** What a game of a scenario can ask its table that a club file can answer. */
export interface Questions {
  readonly table: Table;
  /** Before anybody does anything. */
  readonly first: readonly FactKey[];
  /** While it is played, or it has to be looked up then; the same in every game. */
  readonly later: readonly FactKey[];
}

/** What a game asks with these files and rulings of a club; refused where its rulings cannot be together there. */
export function questionsOf(
  rulebook: Rulebook,
  scenario: string,
  { files, rulings }: Pick<Section, 'files' | 'rulings'>,
): Questions | Refusal {
  const read = rulebook.data(files);
  const table = bindTable(rulebook, { scenario, rulings, data: 'data' in read ? read.data : null });
  if (isRefusal(table)) return table;
  const { facts, elsewhere } = table.rules;
  const first = askedFirst(beginGame(table, newHeader(table, 'program')));
  const later = Object.keys(facts).filter((key) => {
    const spec = own(facts, key);
    return spec !== undefined && isOfTheClub(spec) && elsewhere?.(key) !== true && !first.includes(key);
  });
  return { table, first, later };
}

const MOST_FORMS = 20;

/** The facts that the table is asked for before anything else is: whatever it says, the scenario is the same. */
function askedFirst(begun: Game): readonly FactKey[] {
  const asked = new Set<FactKey>();
  const { facts } = begun.table.rules;
  let game = begun;
  for (let forms = 0; forms < MOST_FORMS; forms++) {
    const question = nextOf(game);
    if (!question) break;
    const { form, id } = question;
    for (const key of form.kind === 'report' ? form.facts : []) {
      const spec = own(facts, key);
      if (spec && isOfTheTable(spec)) asked.add(key);
    }
    const said = sample(form, (below) => below - 1, facts);
    const next = answer(game, { seat: TABLE, decision: id, answer: said ?? null });
    if (isRefusal(next)) break;
    game = next;
  }
  return [...asked];
}

/** What play waits for, if that is the table alone. */
function nextOf(game: Game): Decision | undefined {
  const state = stateOf(game);
  const [seat] = awaitingOf(game.table, state);
  if (seat !== TABLE) return undefined;
  return asksOf(game.table, state, TABLE).find(({ optional }) => !optional);
}

/** A question to the table, and whether the club file answers it. */
export interface CheckedQuestion {
  readonly key: FactKey;
  readonly question: Words;
  /** The heading under which it is found; empty where there is none. */
  readonly group: string;
  readonly answered: boolean;
}

/** A kind of file: which of them the club has, and what is played or asked without. */
interface FileKind {
  readonly kind: string;
  readonly title: string;
  readonly has: readonly string[];
  readonly without?: string;
}

/** What a game will ask its table, and how much of it a club file answers. */
export interface Checklist {
  readonly files: readonly FileKind[];
  readonly first: readonly CheckedQuestion[];
  readonly later: readonly CheckedQuestion[];
  readonly rulings: Readonly<Record<string, string>>;
}

/** The checklist of a game with what a club knows. */
export function checklistOf({ table, first, later }: Questions, section: Section): Checklist {
  const said = toldBy(section, table);
  const groupOf = formsOf(table.rulebook, table.setup.data).find(({ kind }) => kind === START)?.groupOf;
  const checked = (key: FactKey): CheckedQuestion => {
    const spec = table.rules.facts[key];
    return {
      key,
      question: spec?.question ?? { key },
      group: (spec && groupOf?.(key, spec)) ?? '',
      answered: Object.hasOwn(said, key),
    };
  };
  return {
    files: fileKinds(table.rulebook, section),
    first: first.map(checked),
    later: later.map(checked),
    rulings: section.rulings,
  };
}

function fileKinds(rulebook: Rulebook, { files }: Section): readonly FileKind[] {
  const forms = formsOf(rulebook, null).filter(({ kind }) => kind !== START);
  return forms.map(({ kind, title, without, fileName }) => ({
    kind,
    title,
    has: files.filter((each) => kindOf(each) === kind).map((each) => fileName(each)),
    ...(without === undefined ? {} : { without }),
  }));
}

/** How much of it is answered. */
export function answeredOf(checks: readonly CheckedQuestion[]): number {
  return checks.filter(({ answered }) => answered).length;
}
