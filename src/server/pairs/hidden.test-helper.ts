import { draftKey } from '../../kernel/forms/draft-key.ts';
import { check } from '../../kernel/forms/form.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import { habitsFor } from '../../kernel/game/habit.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Desk } from '../api/api.ts';
import type { ReaderKind, Wire } from './channel.test-helper.ts';

// What a seat does that nobody else may notice. Of each there are two versions, one for each game of a pair.

/** What the seat does in either game, up to a look at both. */
type Deeds = readonly [readonly Wire[], readonly Wire[]];

/** How two games differ. */
export interface HiddenDeed {
  /** Both games are looked at after each. */
  readonly stages: readonly Deeds[];
  /** In one game it could be seen meanwhile that the seat had answered. */
  readonly shows?: true;
  /** The seat is sent something of its own, which is counted while it waits. */
  readonly isSent?: true;
  /** Who hears of it. */
  readonly heardBy?: readonly ReaderKind[];
}

/** Where the seat stands as it does something. */
interface HiddenStand {
  readonly table: Table;
  readonly game: string;
  readonly seat: string;
  readonly desk: Desk;
  /** What others were told, as text. */
  readonly told: string;
  /** A hook that nobody reads. */
  readonly hook: string;
  readonly random: Random;
}

/** A deed; null: there is nothing of that kind to do now. */
type Deed = (at: HiddenStand) => HiddenDeed | null;

const TRIES = 20;

/** A request to the game, each with a key of its own. */
function post({ game }: HiddenStand, what: string, body: object, n = 1): Wire {
  return { method: 'POST', path: `games/${game}/${what}`, body: { ...body, request: `hidden/${what}/${n}` } };
}

/** The same where it carries no request key. */
function put({ game }: HiddenStand, what: string, body: object): Wire {
  return { method: 'POST', path: `games/${game}/${what}`, body };
}

function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[random(Math.max(1, all.length))];
}

/** What play waits for the seat to decide in secret, and two answers to it. */
function sealed(
  { desk, seat, table, random }: HiddenStand,
  isAsked: (each: Decision) => boolean,
): { readonly asked: Decision; readonly answers: readonly [Json, Json] } | null {
  const asked = desk.asks.find(
    (each) => each.seat === seat && each.sealed === true && each.held === undefined && isAsked(each),
  );
  if (!asked) return null;
  const { facts } = table.rules;
  const answer = sample(asked.form, random, facts);
  const others = Array.from({ length: TRIES }, () => sample(asked.form, random, facts));
  const other = [...lessIn(asked, answer), ...others].find(
    (each) =>
      each !== undefined &&
      canonical(each) !== canonical(answer ?? null) &&
      check(asked.form, each, { facts, clauses: [] }) === null,
  );
  return answer === undefined || other === undefined ? null : { asked, answers: [answer, other] };
}

/** A point less somewhere: what is told of it has as many letters. */
function lessIn({ form }: Decision, answer: Json | undefined): Json[] {
  if (form.kind !== 'allocate' || answer === undefined) return [];
  const given = answer as Record<string, number>;
  return Object.entries(given).flatMap(([row, points]) =>
    points > 0 ? [{ ...given, [row]: points - 1 }] : [],
  );
}

function answerTo(at: HiddenStand, { id, seat }: Decision, answer: Json, n = 1): Wire {
  const mark = at.desk.marks[id];
  return post(at, 'answers', { seat, decision: id, answer, ...(mark ? { mark } : {}) }, n);
}

/** Whether others are awaited, too, so that the step stays open. */
const staysOpen = ({ desk, seat }: HiddenStand): boolean => desk.awaiting.some((each) => each !== seat);

const awaited = ({ optional }: Decision): boolean => !optional;

/** A draft of any shape: it is kept as it is. */
function drafted(at: HiddenStand, draft: Json): Wire[] {
  const decision = at.desk.asks.find(({ held }) => held === undefined) ?? at.desk.tableAsks[0];
  return decision ? [put(at, 'drafts', { seat: at.seat, decision: draftKey(decision), draft })] : [];
}

/** By what a seat does, or does otherwise. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  answers(at) {
    const found = sealed(at, awaited);
    if (!found) return null;
    const { asked, answers } = found;
    return { stages: [[[answerTo(at, asked, answers[0])], [answerTo(at, asked, answers[1])]]] };
  },
  'answers again'(at) {
    const found = staysOpen(at) ? sealed(at, awaited) : null;
    if (!found) return null;
    const { asked, answers } = found;
    const last = (n: number): Wire => answerTo(at, asked, answers[0], n);
    return { stages: [[[last(1)], [answerTo(at, asked, answers[1]), last(2)]]] };
  },
  'takes an answer back'(at) {
    const found = staysOpen(at) ? sealed(at, awaited) : null;
    if (!found) return null;
    const { asked, answers } = found;
    const back = post(at, 'withdraw', { seat: at.seat, decision: asked.id });
    return { stages: [[[], [answerTo(at, asked, answers[1]), back]]], shows: true };
  },
  reports(at) {
    const found = at.desk.asks.some(({ held }) => held !== undefined)
      ? null
      : sealed(
          at,
          ({ optional, form }) => optional === true && form.kind === 'report' && form.facts.length > 0,
        );
    if (!found) return null;
    const { asked, answers } = found;
    const other = at.random(2) === 0 ? [] : [answerTo(at, asked, answers[1])];
    return { stages: [[other, [answerTo(at, asked, answers[0])]]] };
  },
  leaves(at) {
    // what is said whole goes with another answer
    const named = habitsFor(at.table, at.seat).filter(({ kind }) => !kind.whole);
    const habit = pick(named, at.random);
    const answers = Object.keys(habit?.kind.answers ?? {});
    const answer = pick(answers, at.random);
    if (!habit || answer === undefined || at.desk.awaiting.includes(at.seat)) return null;
    const about = { seat: at.seat, habit: habit.name };
    const leave = post(at, 'habits', { ...about, leaves: { answer, lasts: 'always' } }, 1);
    return {
      stages: [
        [[], [leave]],
        [[], [post(at, 'habits', { ...about, leaves: null }, 2)]],
      ],
    };
  },
  drafts(at) {
    const [one, other] = [drafted(at, 1), drafted(at, { a: 1, b: ['two'] })];
    return one.length === 0 ? null : { stages: [[one, other]] };
  },
  notes(at) {
    const note = { seat: at.seat, place: 'a', text: 'A word.', had: null };
    return { stages: [[[], [put(at, 'notes', note), put(at, 'notes', { ...note, place: 'b' })]]] };
  },
  'asks a bot'(at) {
    const decision = at.desk.asks.find(awaited)?.id ?? 'none';
    const hint = { seat: at.seat, level: 'steady', hints: true };
    const suggest = { seat: at.seat, decision, level: 'steady' };
    return { stages: [[[], [put(at, 'bots', hint), put(at, 'suggest', suggest)]]] };
  },
  ticks(at) {
    const found = at.desk.lines.flatMap(({ n, dispatches }) =>
      dispatches
        .filter(({ kind }) => kind === 'directive')
        .flatMap(({ data }, i) => (at.told.includes(JSON.stringify(data)) ? [] : [{ line: n, item: i + 1 }])),
    );
    const directive = pick(found, at.random);
    if (!directive) return null;
    return { stages: [[[], [post(at, 'ticks', { seat: at.seat, ...directive, done: true })]]] };
  },
  'speaks apart'(at) {
    const said = ['a word', 'two words', 'or three'].map((text, i) =>
      post(at, 'talk', { desk: at.seat, to: 'maker', text }, i),
    );
    const seen = put(at, 'talk/seen', { desk: at.seat, count: 2 });
    return { stages: [[said.slice(0, 1), [...said, seen]]], heardBy: ['organiser'] };
  },
  'looks back'(at) {
    const { length } = at.desk.lines;
    const back = [0, Math.max(0, length - 1)].map(
      (n): Wire => ({ method: 'GET', path: `games/${at.game}/at/${n}?seat=${at.seat}` }),
    );
    return { stages: [[[], back]] };
  },
  'is told elsewhere'(at) {
    const hook = { kind: 'hook', url: at.hook, shape: 'discord' };
    return { stages: [[[], [put(at, 'notices', hook)]]], isSent: true };
  },
};
