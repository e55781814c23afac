import { type Decision, booksToRead } from '../../../kernel/solo/index.ts';
import {
  type State,
  type Table,
  asksOf,
  awaitingOf,
  firstState,
  isRefusal,
  play,
  sample,
  viewOf,
} from '../../../kernel/kit/front.test-helper.ts';
import { type Json, type Row, json } from '../../../kernel/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { marksOf } from '../rules/a-classes.ts';
import { stateOf } from '../stories/conditions.ts';
import { ENTRIES, entryOf, PLACES, placeOf } from '../rules/e-territories.ts';
import { settingOf } from '../index.ts';
import { NATIONS } from '../nations.ts';
import type { GuideEntry } from '../stories/rule.ts';
import type { Books, Cause, WarGameGround, Open } from '../state.ts';
import { openOf, steer, playSteered, tableOf, type World } from '../steered.test-helper.ts';
import { classesOf, homeOf, isAlike } from './causes.ts';
import { apart, type LookMoment } from './hang-on.ts';

// What is found where a game is begun anew in the middle and the causes are forgotten: standings, units, wars, holders and what was
// struck are kept. Both games are played on with the same answers, and must be asked the same, and come to the same.

/** What is kept of a game, by the beginnings of its facts. */
const KEPT = [
  'class.',
  'natives.',
  'units.',
  'holder.',
  'war.',
  'phony-war',
  'had-war.',
  'struck.',
  'built.',
  'vichy',
  'value.',
];

/** Of what stands as printed a start says the rest: that an attack was repelled nobody can see. */
const OF_PRINTED = ['through.', 'government.', 'ended.', 'rolled.'];

/** The table tells which influence works, so that the attempts that are spent are no part of it; nobody threatens anybody. */
const TABLE_RULES = { influence: 'reported', threats: 'told', 'quiet-turns': 'each' };

/** The turns that both games are played on for. */
const MORE_TURNS = 2;
const MOST_ANSWERS = 120;

/** Play a game, and at each turn of it begin one anew that has forgotten the causes: what is otherwise there. */
export function forgetCauses({ rulings, ...world }: World, seed: number, turns: number): readonly string[] {
  const rules = { ...rulings, ...TABLE_RULES };
  const table = tableOf({ ...world, rulings: rules });
  const faults: string[] = [];
  let turn = openOf(firstState(table)).turn;
  for (const { before } of playSteered(table, { seed, turns, likes: LIKES })) {
    const open = openOf(before);
    if (open.turn === turn) continue;
    ({ turn } = open);
    if (open.committed.length > 0 || turn > 14) continue;
    const anew = tableOf({ ...world, rulings: rules, turn, facts: factsOf(table, before) });
    const found = compare(table, before, anew, seed + turn);
    if (found !== null) faults.push(`seed ${seed}, turn ${turn}: ${found}`);
  }
  return faults;
}

const LIKES = ['germany-attacks', 'ussr-attacks', 'usa-infantry', 'germany-infantry', 'uk-infantry', 'full/'];

/** The facts of a start that has forgotten what made things so. */
function factsOf(table: Table, state: State): Readonly<Record<string, Json>> {
  const open = openOf(state);
  const { scenario } = settingOf(table.setup);
  const first = openOf(firstState(tableOf({ scenario: `world-${scenario}`, turn: open.turn, facts: {} })));
  const known = table.rules.known(viewOf(state.position, null));
  const printed = ENTRIES.filter((entry) => isAsBefore(open, first, homeOf(entry)));
  const isKept = (key: string): boolean => {
    if (KEPT.some((each) => key.startsWith(each))) return true;
    const entry = printed.find(({ id }) => key.includes(id));
    if (entry && OF_PRINTED.some((each) => key.startsWith(each))) return true;
    const place = /^through\.([^.]+)\./.exec(key)?.[1];
    if (place === undefined) return false;
    // a colony that stands by itself has a story of its own
    const { entry: of } = placeOf(place);
    return printed.includes(of) || !isAlike(marksOf(open, place), marksOf(open, homeOf(of)));
  };
  const kept = Object.keys(table.rules.facts).filter((key) => isKept(key));
  const said = kept.flatMap((key): [string, Json][] => {
    const value = known(key);
    return value === undefined || typeof value === 'object' ? [] : [[key, value]];
  });
  return Object.fromEntries([
    ...said,
    ...open.beganBefore.map((key): [string, Json] => [`began.${key}`, true]),
  ]);
}

function isAsBefore(open: Open, first: Open, place: string): boolean {
  return isAlike(marksOf(open, place), marksOf(first, place));
}

/** The first thing that is otherwise where the causes are forgotten; null: nothing. */
function compare(table: Table, before: State, anew: Table, seed: number): string | null {
  const random = seededRandom(seed);
  const books = booksToRead<WarGameGround>(settingOf(anew.setup), anew.rules as never);
  let [was, state, other] = [before, before, firstState(anew)];
  const last = openOf(before).turn + MORE_TURNS;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const asked = askedIn(table, state);
    if (asked === null || openOf(state).turn >= last) return null;
    let same = askedIn(anew, other);
    while (same?.id.endsWith('/cause')) {
      // what is asked before something happens is of what was so before that
      const answer =
        truth(books, openOf(other), openOf(was), same.id) ??
        truth(books, openOf(other), openOf(state), same.id);
      if (answer === null) return `${same.id}: what was so is not offered: ${causeIn(openOf(was), same.id)}`;
      other = played(anew, other, same, optionOf(same, answer));
      same = askedIn(anew, other);
    }
    const there = difference(openOf(state), openOf(other));
    if (there !== null) return there;
    if (same?.id !== asked.id) return `asked ${asked.id}, now ${same?.id}`;
    if (formOf(same) !== formOf(asked)) return `${asked.id}: ${formDifference(asked, same)}`;
    const answer = steer(asked, random, LIKES) ?? sample(asked.form, random, table.rules.facts) ?? null;
    was = state;
    state = played(table, state, asked, answer);
    other = played(anew, other, same, answer);
  }
  return null;
}

function optionOf({ form }: Decision, nth: number): Json {
  return form.kind === 'choose' ? (form.options[nth]?.value ?? null) : null;
}

function askedIn(table: Table, state: State): Decision | null {
  const [seat] = awaitingOf(table, state);
  if (seat === undefined) return null;
  return asksOf(table, state, seat).find((each) => each.optional !== true) ?? null;
}

function played(table: Table, state: State, { seat, id }: Decision, answer: Json): State {
  const found = play(table, state, { seat, decision: id, answer });
  if (isRefusal(found)) throw new Error(`${id} ${JSON.stringify(answer)}: ${found.refused.key}`);
  return found.state;
}

/** Which of the causes that are offered was so; null: none. */
function truth(books: Books, forgot: Open, open: Open, id: string): number | null {
  const [, moment = '', entry = ''] = id.split('/');
  const { news } = (forgot.agenda[0] ?? {}) as unknown as { readonly news?: Parameters<typeof apart>[4] };
  const is = entryOf(entry);
  const marks = json.canonical(madeOf(open, homeOf(is)));
  const groups = apart(books, forgot, is, moment as LookMoment, news);
  const found = groups.findIndex((group) =>
    group.some(
      (cause) =>
        cause.state === stateOf(open, is) &&
        json.canonical(NATIONS.map((nation) => cause.marks[nation]?.by ?? null)) === marks &&
        isRolledAs(open, is, cause),
    ),
  );
  return found < 0 ? null : found;
}

/** Whether what is rolled once was, and elections were held, as a cause has it. */
function isRolledAs({ rolled }: Open, { rules }: GuideEntry, { spent, since }: Cause): boolean {
  return rules.every((rule) => {
    if (rule.kind !== 'roll') return true;
    if (rule.once) return spent.includes(rule.id) === (rolled[rule.id] !== undefined);
    return since === undefined || !(rule.id in ELECTED) || since[rule.id] === rolled[rule.id];
  });
}

/** BOL.U2, BOL.U3: when they were rolled counts. */
const ELECTED = { 'BOL.U2': true, 'BOL.U3': true };

const madeOf = (open: Open, place: string): readonly (string | null)[] =>
  NATIONS.map((nation) => marksOf(open, place)[nation]?.by ?? null);

function causeIn(open: Open, id: string): string {
  const entry = entryOf(id.split('/')[2] ?? '');
  return `${JSON.stringify(marksOf(open, homeOf(entry)))} ${stateOf(open, entry)}`;
}

/** What stands otherwise in two games. */
function difference(one: Open, other: Open): string | null {
  for (const place of PLACES) {
    const [was, is] = [marksOf(one, place), marksOf(other, place)];
    if (!isAlike(was, is))
      return `${place}: ${JSON.stringify(was)}, now ${JSON.stringify(classesOf(is))} ${JSON.stringify(is)}`;
    if (json.canonical(one.natives[place] ?? {}) !== json.canonical(other.natives[place] ?? {}))
      return `${place}: natives ${JSON.stringify(one.natives[place])}, now ${JSON.stringify(other.natives[place])}; ${JSON.stringify(was)}, ${JSON.stringify(is)}`;
  }
  if (json.canonical(one.forces) !== json.canonical(other.forces)) {
    const keys = Object.keys({ ...one.forces, ...other.forces });
    const key = keys.find(
      (each) => json.canonical(one.forces[each] ?? {}) !== json.canonical(other.forces[each] ?? {}),
    );
    return `forces ${key}`;
  }
  return null;
}

/** What can be answered: why something cannot may be said otherwise. */
function formOf({ form, clauses }: Decision): string {
  if (form.kind === 'roll') return clauses.join(' ');
  if (form.kind !== 'allocate') return json.canonical(form);
  return form.rows.map(rowOf).join(' ');
}

const rowOf = ({ id, max = 1, barred }: Row): string => (barred || max === 0 ? '' : `${id}:${max}`);

function formDifference(one: Decision, other: Decision): string {
  const [was, is] = [formOf(one).split(' '), formOf(other).split(' ')];
  return `no more ${was.filter((each) => !is.includes(each)).join(' ')}, now ${is.filter((each) => !was.includes(each)).join(' ')}`;
}
