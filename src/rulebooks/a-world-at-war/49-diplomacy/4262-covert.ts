import {
  type Allocation,
  type Door,
  type Json,
  type Question,
  type Referee,
  type Rulings,
  type Seat,
  type View,
  type frame,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
  texts,
  eachOf,
  pairs,
  truth,
  whole,
  once,
} from '../../../kernel/index.ts';
import { fact, family, single } from '../facts/facts.ts';
import type { Phase } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction, isFaction } from '../powers.ts';
import {
  type Go,
  type Open,
  phaseId,
  type WorldPosition,
  type SealedPart,
  type WorldStep,
} from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { namersOf } from './41-namers.ts';
import { askSpending, notReported } from './426-spending.ts';
import { door, targetOf } from './door.ts';
import { tellNoCovert } from './passed-by.ts';

// 49.4262: covert operations.

declare module '../state.ts' {
  interface Steps {
    covert: Announcing;
  }
}

/** Who announces: one faction, or all of them at once (ruling covert-together). */
export interface Announcing {
  readonly faction: Faction | 'all';
}

/** The covert operations of a phase: of all at once, or in the order in which the factions announce them (49.425; rulings covert-together, covert-order). */
export function covertSteps({ phase, rulings }: Open): readonly Go[] {
  return isTogether(rulings) ? TOGETHER : inOrder(phase, ruled(rulings, 'covert-order'));
}

const TOGETHER: readonly Go[] = [{ step: 'covert', faction: 'all' }];

function isTogether(rulings: Rulings): boolean {
  return ruled(rulings, 'covert-together') === 'together';
}

const inOrder = once((phase: Phase, order): readonly Go[] => {
  const movers = namersOf(phase);
  const others = FACTIONS.filter((faction) => !movers.includes(faction));
  const all = order === 'mover-first' ? [...movers, ...others] : [...others, ...movers];
  return all.map((faction) => ({ step: 'covert', faction }));
});

/** Whether anybody can have covert operations by now (49.4262): if not, nobody is asked. */
export const covertInPlay = single('in-play.covert-operations', fact('inPlayCovert', truth, ['49.4262']));

/** The most covert operations of a faction. */
export const MOST_COVERT = 9;

/** The covert operations that a faction has left, as it alone knows (49.4262). */
const covertOperations = family<[Faction]>({
  key: (faction) => `covert-operations.${faction}`,
  each: eachOf(FACTIONS),
  spec: (_, faction) =>
    fact('covertOperations', whole(0, MOST_COVERT), ['49.4262'], { owner: faction, args: { faction } }),
});

/** Those that it uses in a target in this phase (49.4262), and in Italy and France at their surrender (56.31A, 58.21E). */
export const covertUsed = family<[Faction, string]>({
  key: once((faction, target) => `covert-used.${faction}.${target}`),
  each: () => pairs(FACTIONS, [...MINORS, 'france', 'italy']),
  spec: (_, faction, target) =>
    fact('covertUsed', whole(0, MOST_COVERT), ['49.4262'], { by: 'game', args: { target, faction } }),
  read: ({ open }, faction, target) => open.covert[target]?.[faction] ?? 0,
});

const say = texts({
  facts: {
    'covert-operations': 'Covert operations',
    'covert-used': 'Covert operations',
  },
  fact: {
    inPlayCovert: 'Could anybody have covert operations by now? (If not, nobody is asked.)',
    covertUsed: 'Covert operations of {faction} in {target}',
    covertOperations: 'How many covert operations do you have left?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    inPlayCovert: 'Each player with intelligence research knows it. Usually no in the first years.',
  },
  ask: {
    covert:
      '{faction}: do you use covert operations in {targets}? (Once it is reported that nobody can have any yet, nobody is asked.)',
  },
  told: {
    covert: 'Covert operations of {faction} in {target}: {by}.',
  },
});

const UNREPORTED = notReported('49.4262', say.fact.covertOperations());

/** The question what a faction uses (49.4262), of the targets that are rolled for, or of others; unseen where all announce at once. */
export function askCovert(
  view: View<Open, SealedPart> & { readonly seat: Seat },
  id: string,
  targets?: readonly string[],
): Question {
  const faction = view.seat as Faction;
  const asked = askSpending(view, {
    id,
    fact: covertOperations.key(faction),
    unreported: UNREPORTED,
    prompt: say.ask.covert,
    clause: '49.4262',
    together: true,
    sets: (target) => covertUsed.key(faction, target),
    ...(targets && { targets }),
  });
  return isTogether(view.open.rulings) ? { ...asked, sealed: true } : asked;
}

/** 49.425: who announces covert operations in a step; nobody where nobody can have any. */
export function announcers({ facts }: Open, { faction }: Announcing): readonly Faction[] {
  if (reportedValue(facts, covertInPlay.key()) === false) return [];
  return faction === 'all' ? FACTIONS : [faction];
}

/** 49.4262: covert operations are announced, and gone. */
const covert: WorldStep<'covert'> = {
  clauses: ['49.425', '49.4262'],
  seats: (_, open, at) => announcers(open, at),
  asks: (_, view) => askCovert(view, `${phaseId(view.open)}/${view.seat}/covert`),
  take: (_, position, __, given, referee) => spendCovert(position, given, ['49.4262'], referee),
  next(_, { open }, at, referee) {
    const [first] = covertSteps(open);
    const isFirst = first?.step === 'covert' && first.faction === at.faction;
    if (isFirst && announcers(open, at).length === 0) tellNoCovert(open, referee);
  },
};

/** 49.4262: what a faction uses in each target is announced, and gone; said unseen, it comes through its door. */
export function spendCovert(
  { open, sealed }: WorldPosition,
  { seat, answer, decision }: frame.GivenAnswer,
  clauses: readonly string[],
  referee: Referee,
): void {
  if (!isFaction(seat)) return;
  const faction = seat;
  let used = 0;
  for (const [target, by] of Object.entries(answer as Allocation)) {
    if (by === 0) continue;
    used += by;
    open.covert[target] = { ...open.covert[target], [faction]: by };
    if (decision.sealed)
      referee.reveal({ to: 'all', from: faction, key: `covert/${target}`, value: by, clauses });
    tell(referee, 'note', say.told.covert, { faction, target, by }, clauses);
  }
  const spent = covertOperations.key(faction);
  const mine = sealed[faction];
  const left = mine && reportedValue(mine.facts, spent);
  if (mine && typeof left === 'number') setFact(mine.facts, spent, left - used);
}

/** Whether a faction announces here what it has just said unseen. */
function mayAnnounce({ open }: WorldPosition, opened: Door, given: Readonly<Record<string, Json>>): boolean {
  const { to, from, value } = opened;
  const target = targetOf(opened);
  if (to !== 'all' || !isFaction(from) || !isTogether(open.rulings)) return false;
  const isSaid = Object.values(given).some((answer) => (answer as Allocation)[target] === value);
  return isSaid && open.covert[target]?.[from] === value;
}

const ANNOUNCED = door(
  {
    name: 'covert',
    about:
      'The covert operations that each faction uses in a target, once all have said theirs (ruling covert-together).',
    clauses: ['49.425', '49.4262', '56.31A', '58.21E'],
    on: ['covert'],
    only: { covert: ({ rulings }) => isTogether(rulings) },
    // what another has said may still be announced on it
    notOnNothing: { covert: () => true },
  },
  mayAnnounce,
);

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'covert-order',
    clauses: ['49.425'],
    question: 'In which order are covert operations announced?',
    choices: [
      { id: 'mover-first', text: 'The moving side first, then its opponents.' },
      { id: 'mover-last', text: 'The opponents first, then the moving side.' },
    ],
    default: 'mover-first',
  },
  {
    id: 'covert-together',
    clauses: ['49.425', '49.4262'],
    question:
      'The camps announce covert operations after subversion. All of them at once, or one after the other?',
    choices: [
      { id: 'together', text: 'At once: each says unseen what it uses, and when all have, it is announced.' },
      { id: 'in-turn', text: 'One after the other, as the ruling on their order says.' },
    ],
    default: 'together',
    fixed: true,
  },
]);

/** 49.4262: covert operations. */
export const COVERT = part(import.meta.url, {
  steps: { covert },
  rulings: RULINGS,
  facts: [covertUsed, covertOperations],
  doors: [ANNOUNCED],
  decisions: [
    {
      name: 'covert',
      seats: 'each faction',
      form: 'allocate',
      about: 'Covert operations in the targets named.',
      clauses: ['49.4262'],
      leadsTo: ['diplomatic-roll'],
      nothing: {},
      habit: {
        name: 'covert-operations',
        answers: { none: { about: 'No covert operations, unless I say so', answer: () => ({}) } },
        nothingAlone: true,
        seats: FACTIONS,
      },
    },
  ],
  texts: say,
});
