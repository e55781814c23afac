import {
  type Allocation,
  type Bar,
  type Door,
  type Form,
  type Lead,
  type Limit,
  type Option,
  type Referee,
  type Row,
  family,
  once,
  renderValue,
  reportedValue,
  rulingsOf,
  tell,
  texts,
  whole,
  whyAllowed,
} from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';
import { part } from '../part.ts';
import {
  type Books,
  type Go,
  type StormGround,
  type Open,
  type StormPosition,
  type SealedPart,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { marginIf, marginWith } from '../resolution/ahead.ts';
import { forgoneBar, isPassedBy } from './bars.ts';
import { conquestBar } from './conquest.ts';
import type { OurView } from './held.ts';
import { givenAmount, MODIFIER_SPEC, modifierKey, MOST } from './modifiers.ts';
import { needlessRuling } from './needless.rulings.ts';
import { isOneForm } from './one-form.rulings.ts';
import { targetName } from './spoken.ts';

// 16.16H, step 10: Russian subversion, in any minor country (the lists of 24.61 are for counters).

declare module '../state.ts' {
  interface Steps {
    /** Step 10. */
    subversion: { readonly n: 10 };
    /** Step 10: the level with which Russia subverts what it named. */
    'subversion-level': { readonly n: 10; readonly targets: readonly string[] };
  }
}

/** The level of subversion that Russia has reached, as it alone knows (16.16H). */
const subversionLevel = family<StormGround, []>({
  key: () => 'subversion',
  each: () => [[]],
  spec: ({ seating }) => ({
    type: whole(0, MOST),
    lasts: 'ever',
    question: say.fact.subversion(),
    clauses: ['16.16H'],
    owner: seating.russia,
  }),
});

/** The level of subversion that Russia has reported; undefined: none (16.16H). */
function levelOf(sealed: SealedPart | undefined): number | undefined {
  const level = sealed && reportedValue(sealed.facts, subversionLevel.key());
  return typeof level === 'number' ? level : undefined;
}

/** What subversion has given Russia in a target (16.16H). */
const subversionModifier = family<StormGround, [string]>({
  key: (target) => modifierKey('subversion', target),
  each: ({ targets }) => targets.map(({ id }) => [id]),
  spec: (setting, target) => ({
    ...MODIFIER_SPEC,
    question: say.fact.subversionModifier({ target: targetName(setting, target) }),
    clauses: ['16.16H'],
  }),
  read: ({ open }, target) => givenAmount(open, 'subversion', 'russia', target),
});

/** Places of 4.16 that are no minor countries. */
const NO_MINORS = ['rhineland', 'russia'];

/** Why Russia cannot subvert a target (16.16H); null: it can. The lists of 24.61 do not matter here. */
function subversionBar(setting: Pick<Setting, 'targets'>, open: Open, target: string): Bar | null {
  if (NO_MINORS.includes(target))
    return { clauses: ['16.16H'], reason: say.bar.notMinor({ target: targetName(setting, target) }) };
  return forgoneBar(open, 'russia') ?? conquestBar(setting, open, target);
}

function barIn(books: Books, { open, sealed }: OurView, target: string): Bar | null {
  return subversionBar(books, open, target) ?? (levelOf(sealed) === 0 ? NO_LEVEL : null);
}

const say = texts({
  facts: {
    subversion: 'Subversion',
  },
  fact: {
    subversion: 'What level of subversion has Russia reached?',
    subversionModifier: 'What subversion gives Russia in {target}',
  },
  ask: {
    subvert:
      'Russia: which minor country do you subvert? Each level of subversion is +1 for you; none is an answer.',
    level: 'Russia: what level of subversion have you reached? It counts in {targets}.',
  },
  row: {
    subversion: ({ target = '' }, book) => upper(renderValue(book, target)),
  },
  option: {
    noSubversion: 'No subversion',
    level: 'Level {level}',
    noLevel: 'No level: nothing comes of it',
  },
  bar: {
    notMinor: 'No subversion there: it is no minor country.',
    noLevel: 'You have reported that Russia has no level of subversion.',
    otherLevel: 'You have reported level {level}.',
  },
  limit: {
    subversion: 'Levels of subversion, all countries together: at most {level}.',
    oneCountry: 'The level of subversion counts in one country.',
  },
  told: {
    subversion: 'Subversion: +{amount} for Russia in {target}.',
    noLevel: 'Russia has no level of subversion: nothing comes of it.',
    levelNotChecked: 'Not checked: you have not reported the level of subversion that Russia has reached.',
  },
});

const NO_LEVEL: Bar = { clauses: ['16.16H'], reason: say.bar.noLevel() };

/** What Russia can name: no country, and each of them. */
const OPTIONS = once((books: Books) => {
  const named = books.targets.map(({ id }): Option => {
    return { value: id, label: say.row.subversion({ target: targetName(books, id) }) };
  });
  return { none: { value: 'none', label: say.option.noSubversion() }, named };
});

/** step.11: who would lead in a country, with the levels given there, or all that Russia has; if it has said so. */
function leadsOf({ sealed }: OurView, target: string, mode: string): readonly Lead[] {
  const fact = subversionModifier.key(target);
  if (mode === 'split') return marginWith('russia', target, fact);
  const known = levelOf(sealed);
  return known === undefined ? [] : marginIf('russia', target, fact, known);
}

/** What Russia names: one country, several, or levels for each (ruling subversion). */
function subversionForm(books: Books, view: OurView): Form {
  const mode = ruled(view.open.rulings, 'subversion');
  if (mode !== 'one-country') return { kind: 'allocate', ...subversionPart(books, view) };
  const { none, named } = OPTIONS(books);
  return { kind: 'choose', options: [none, ...named.map((each) => withBar(books, view, each, each.value))] };
}

/** An option or row of a country: why it is barred, or who would lead there. */
function withBar<T extends object>(
  books: Books,
  view: OurView,
  each: T,
  id: string,
): T & { barred?: Bar; leads?: readonly Lead[] } {
  const barred = barIn(books, view, id);
  const mode = ruled(view.open.rulings, 'subversion');
  return barred ? { ...each, barred } : { ...each, leads: leadsOf(view, id, mode) };
}

/** Rows for what Russia names, and their limits (16.16H, ruling subversion). */
export function subversionPart(
  books: Books,
  view: OurView,
): { readonly rows: Row[]; readonly limits: Limit[] } {
  const mode = ruled(view.open.rulings, 'subversion');
  const { named } = OPTIONS(books);
  // with no level all is barred; a bar that is set aside leaves room
  const most = levelOf(view.sealed) || MOST;
  const max = mode === 'split' ? most : 1;
  const rows = named.map(({ value: id, label }) => withBar(books, view, { id, label, max }, id));
  const { targets } = books;
  if (mode === 'split') return { rows, limits: [levelLimit(targets, most)] };
  return { rows, limits: mode === 'one-country' ? [oneCountry(targets)] : [] };
}

function oneCountry(targets: Books['targets']): Limit {
  return { rows: targets.map(({ id }) => id), max: 1, clauses: ['16.16H'], reason: say.limit.oneCountry() };
}

function levelLimit(targets: Books['targets'], level: number): Limit {
  const reason = say.limit.subversion({ level });
  return { rows: targets.map(({ id }) => id), max: level, clauses: ['16.16H'], reason };
}

/** Russia names the minor countries that it subverts, or none (16.16H, step.10). */
const subversion: StormStep<'subversion'> = {
  clauses: ['step.10', '16.16H'],
  seats: ({ seating }, open) => (isPassedBy(open, 'russia') ? [] : [seating.russia]),
  asks: (books, view) => ({
    id: `${turnId(view.open)}/10/${view.seat}/subvert`,
    form: subversionForm(books, view),
    prompt: say.ask.subvert(),
    clauses: ['step.10', '16.16H'],
  }),
  take(books, { open, sealed }, _, { answer, decision }, referee): Go[] {
    const points: Allocation =
      decision.form.kind === 'choose' ? { [answer as string]: 1 } : (answer as Allocation);
    const named = namedIn(points);
    const known = levelOf(sealed[books.seating.russia]);
    const isSplit = ruled(open.rulings, 'subversion') === 'split';
    // with no level the table has set a bar aside: it is said what counts
    const isAsked = !known || needlessRuling(open.rulings, 'needless') === 'asked';
    if (named.length === 0 || isSplit || !isAsked) {
      subvertIn(books, { open, sealed }, points, undefined, referee);
      return [];
    }
    if (known === undefined) tellUnchecked(books.seating.russia, referee);
    return [{ step: 'subversion-level', n: 10, targets: named }];
  },
};

function namedIn(points: Allocation): string[] {
  return Object.keys(points).filter((id) => id !== 'none' && (points[id] ?? 0) > 0);
}

/**
 * step.10, 16.16H: Russia subverts what it names, with its reported level, or with the one that it says, where it has reported
 * none; by ruling with the levels that it gives to each.
 */
export function subvertIn(
  books: Books,
  { open, sealed }: StormPosition,
  points: Allocation,
  said: number | undefined,
  referee: Referee,
): void {
  const { russia } = books.seating;
  const named = namedIn(points);
  if (named.length === 0) return;
  const known = levelOf(sealed[russia]);
  if (known === undefined) tellUnchecked(russia, referee);
  if (ruled(open.rulings, 'subversion') === 'split') {
    for (const target of named) subvert(books, open, target, points[target] ?? 0, referee);
    return;
  }
  if (known)
    referee.reveal({ to: 'all', from: russia, key: 'subversion', value: known, clauses: ['16.16H'] });
  const level = known ?? said ?? 0;
  if (level === 0) return tell(referee, 'note', say.told.noLevel, undefined, ['16.16H']);
  for (const target of named) subvert(books, open, target, level, referee);
}

/** Whether what Russia names needs a level said beside it: none is reported, and it is not given by country (16.16H). */
export function needsLevel({ open, sealed }: OurView): boolean {
  return levelOf(sealed) === undefined && ruled(open.rulings, 'subversion') !== 'split';
}

/** Only Russia learns whether the program could check its level. */
function tellUnchecked(seat: string, referee: Referee): void {
  referee.tell?.({ to: [seat], kind: 'note', data: say.told.levelNotChecked(), clauses: ['16.16H'] });
}

/** 16.16H: each level of subversion is +1 for Russia. */
function subvert(books: Books, open: Open, target: string, amount: number, referee: Referee): void {
  open.modifiers.push({ source: 'subversion', power: 'russia', target, amount });
  tell(referee, 'note', say.told.subversion, { target: targetName(books, target), amount }, ['16.16H']);
}

/** Each level, with who would lead in what is subverted (step.11). */
const levelsIn = (targets: readonly string[]): readonly Option[] =>
  Array.from({ length: MOST }, (_, at): Option => {
    const leads = targets.flatMap((target) =>
      marginIf('russia', target, subversionModifier.key(target), at + 1),
    );
    return { value: String(at + 1), label: say.option.level({ level: at + 1 }), leads };
  });

/** The levels to choose from: the reported one alone; none, where that was reported after a country was named (16.16H). */
function levelOptions({ open, seat, sealed }: OurView, targets: readonly string[]): Option[] {
  const subverted = `${turnId(open)}/10/${seat}/subvert`;
  const isAllowed = targets.some((target) => whyAllowed(open, subverted, target) !== undefined);
  const known = levelOf(sealed);
  const holds = known === undefined || (known === 0 && isAllowed) ? null : known;
  const other = { clauses: ['16.16H'], reason: say.bar.otherLevel({ level: known ?? 0 }) };
  const levels = levelsIn(targets).map((each) =>
    holds !== null && each.value !== String(holds) ? { ...each, barred: other } : each,
  );
  return holds === 0 ? [{ value: '0', label: say.option.noLevel() }, ...levels] : levels;
}

/** Russia says with which level it subverts what it named: the one that it has reached, where that is reported (16.16H). */
const level: StormStep<'subversion-level'> = {
  clauses: ['step.10', '16.16H'],
  seats: ({ seating }) => [seating.russia],
  asks(books, view, { targets }) {
    const { open, seat } = view;
    return {
      id: `${turnId(open)}/10/${seat}/level`,
      form: { kind: 'choose', options: levelOptions(view, targets) },
      prompt: say.ask.level({ targets: targets.map((id) => targetName(books, id)) }),
      clauses: ['step.10', '16.16H'],
    };
  },
  take(books, { open }, { targets }, { answer }, referee) {
    if (answer === '0') return tell(referee, 'note', say.told.noLevel, undefined, ['16.16H']);
    for (const target of targets) subvert(books, open, target, Number(answer), referee);
  },
};

function mayShow({ open, sealed }: StormPosition, { to, from, key, value }: Door): boolean {
  const [item] = open.agenda as readonly Go[];
  return (
    to === 'all' &&
    key === 'subversion' &&
    (item?.step === 'subversion' || item?.step === 'operations') &&
    levelOf(sealed[from]) === value
  );
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'subversion',
    clauses: ['16.16H'],
    question: 'How far does Russian subversion reach in a turn?',
    choices: [
      { id: 'one-country', text: 'The whole level counts in one minor country.' },
      { id: 'split', text: 'The levels are divided among minor countries.' },
      { id: 'each-country', text: 'The whole level counts in every minor country that Russia names.' },
    ],
    default: 'one-country',
  },
]);

/** step.10, 16.16H: Russian subversion. */
export const SUBVERSION = part(import.meta.url, {
  clauses: {
    'step.10': ['enforced', 'subversion', 'subversion'],
    '16.16H': ['enforced', 'subversion', 'subversion'],
  },
  steps: { subversion, 'subversion-level': level },
  rulings: RULINGS,
  facts: [subversionLevel, subversionModifier],
  decisions: [
    {
      name: 'subvert',
      seats: "Russia's seat",
      form: 'choose',
      about: 'Where Russia subverts.',
      clauses: ['step.10', '16.16H'],
      leadsTo: ['margin'],
      nothing: 'none',
      otherwise: [{ rulings: { subversion: ['split', 'each-country'] }, form: 'allocate', nothing: {} }],
      habit: {
        name: 'subversion',
        answers: {
          none: {
            about: 'No subversion, unless I say so',
            answer: ({ kind }) => (kind === 'choose' ? 'none' : {}),
          },
        },
        nothingAlone: true,
        seats: ['russia'],
        only: (setup) => !isOneForm(setup),
      },
    },
    {
      name: 'level',
      seats: "Russia's seat",
      form: 'choose',
      about: 'The level of subversion.',
      clauses: ['step.10', '16.16H'],
      leadsTo: ['margin'],
    },
  ],
  doors: [
    {
      name: 'subversion',
      about: 'The level of subversion that Russia has reported, when it subverts with it.',
      clauses: ['16.16H', 'step.10'],
      on: ['subvert', 'operations'],
      only: {
        subvert: (setup) => !isOneForm(setup) && needlessRuling(setup.rulings, 'needless') === 'passed-by',
        operations: isOneForm,
      },
      notOnNothing: { subvert: () => true },
      may: (position, door) => mayShow(position as StormPosition, door),
    },
  ],
  texts: say,
});
