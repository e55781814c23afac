import { type Clause, type Refusal, refuse } from '../clause.ts';
import type { Json } from '../json.ts';
import { type WordBook, words } from '../texts/words.ts';

/** A named decision on a gap, ambiguity or contradiction of a source text. */
export interface Ruling {
  readonly id: string;
  readonly clauses: readonly Clause[];
  readonly question: string;
  /** Every choice the program supports; one alone means the question is settled and listed for the record. */
  readonly choices: readonly {
    readonly id: string;
    readonly text: string;
    /** The values that hold by it, where it stands for several: to be read where one chooses. */
    readonly values?: readonly string[];
  }[];
  readonly default: string;
  /** The choice with which a game of people far apart begins, where that is another than the default. */
  readonly apart?: string;
  /** True when it cannot change during a game. */
  readonly fixed?: boolean;
  /** Written down only where its choice is another than the default: games of before it had a name stay as they are. */
  readonly unwritten?: true;
  /** True when a table is asked for it as it sets a game up; the others are left at their default unless somebody looks. */
  readonly atSetUp?: boolean;
}

/** The choice in force for each ruling id. */
export type Rulings = Record<string, string>;

/** With which choice of a ruling a game begins where nothing is chosen. `apart`: its people are. */
export function usualChoice({ default: usual, apart }: Ruling, isApart: boolean): string {
  return isApart ? (apart ?? usual) : usual;
}

/** What is chosen, with what suits people far apart where nothing is. */
export function chosenApart(rulings: readonly Ruling[], chosen: Readonly<Rulings>): Rulings {
  const apart = rulings.flatMap(({ id, apart: choice }) =>
    choice === undefined ? [] : [[id, choice] as const],
  );
  return { ...Object.fromEntries(apart), ...chosen };
}

/** The rulings of a new game: the defaults with `chosen` on top, or a refusal that names the bad id or choice. */
export function chooseRulings(rulings: readonly Ruling[], chosen: Readonly<Rulings>): Rulings | Refusal {
  const inForce: Rulings = {};
  for (const ruling of rulings) if (!ruling.unwritten) inForce[ruling.id] = ruling.default;
  for (const [id, choice] of Object.entries(chosen)) {
    const ruling = rulings.find((each) => each.id === id);
    if (!ruling) return refuse(words('ruling.unknown', { ruling: id }));
    if (!ruling.choices.some((each) => each.id === choice))
      return refuse(words('ruling.noChoice', { ruling: id, choice }), ruling.clauses);
    if (!ruling.unwritten || choice !== ruling.default) inForce[id] = choice;
  }
  return inForce;
}

/** What of some rulings is in force: a misspelt id or choice does not compile. */
interface Read<All extends readonly Ruling[]> {
  readonly RULINGS: All;
  /** The choice in force for a ruling. Throws when the game has no such ruling: our own mistake. */
  ruled<Id extends All[number]['id']>(inForce: Readonly<Rulings>, id: Id): ChoiceOf<All, Id>;
}

type ChoiceOf<All extends readonly Ruling[], Id> = Extract<
  All[number],
  { readonly id: Id }
>['choices'][number]['id'];

/** The rulings of a rule, and how it reads which choice is in force. */
export function rulingsOf<const All extends readonly Ruling[]>(all: All): Read<All> {
  return {
    RULINGS: all,
    ruled: (inForce, id) => {
      const choice = inForce[id];
      if (choice === undefined) throw new Error(`no ruling ${id}`);
      return choice;
    },
  };
}

/** What is said of rulings in a rulebook's own words: their questions and choices, where the kernel has only names. */
export function rulingWords(rulings: readonly Ruling[]): WordBook {
  if (rulings.length === 0) return {};
  const asked = (id: Json | undefined): string =>
    rulings.find((each) => each.id === id)?.question ?? String(id);
  const chosen = ({ ruling, choice }: Readonly<Record<string, Json>>): string =>
    rulings.find((each) => each.id === ruling)?.choices.find((each) => each.id === choice)?.text ??
    String(choice);
  return {
    'ruling.changed': (args) => `From now on: ${asked(args['ruling'])} ${chosen(args)}`,
    'ruling.option': (args) => `${asked(args['ruling'])} ${chosen(args)}`,
    'ruling.fact': ({ ruling }) => asked(ruling),
    'facts.ruling': 'Rulings in force',
    'ruling.fixed': ({ ruling }) => `This ruling cannot change during a game: ${asked(ruling)}`,
  };
}
