import { type Allocation, type Referee, TABLE, rulingsOf, tell, texts } from '../../../kernel/index.ts';
import { truthOf } from '../stories/conditions.ts';
import { ENTRIES, ruleOf } from '../rules/e-territories.ts';
import { happening } from '../causes/hang-on.ts';
import { isStill } from '../stories/events.ts';
import { act } from '../rules/f3-effects.ts';
import { nativesOf, putNatives, putUnits } from '../rules/h-forces.ts';
import type { OrderedBattle } from '../lifetimes.ts';
import { type Nation, NATIONS, type Player, playerOf } from '../nations.ts';
import { NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import { type Effect, LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, Go, Open, WarGamePosition, WarGameStep } from '../state.ts';
import { battleTexts } from './c-battles.words.ts';
import { awayRow, countsOf, FIGHTING, homeOf, isFought, orderedForm } from './ordered-form.ts';
import { orderedFormTexts } from './ordered-form.words.ts';

declare module '../state.ts' {
  interface Steps {
    /** A nation may order an attack of a neutral army. */
    order: { readonly rule: string };
    /** A battle that a rule ordered; `again`: another one of the same rule in this player's turn. */
    ordered: {
      readonly player: Player;
      readonly rule: string;
      readonly it?: Nation;
      readonly again?: true;
    };
  }
}

/** The orders that stories let a nation give. */
const ORDERS = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) => (rule.kind === 'order' ? [{ entry, rule }] : [])),
);

/** The orders that a player's nations may give as their turn begins (ARG.U2). */
export function ordersOf(books: Books, open: Open, player: Player): Go[] {
  return ORDERS.flatMap(({ entry, rule }): Go[] => {
    if (playerOf(rule.decides) !== player || isStill(open, entry, rule)) return [];
    return truthOf({ books, open, entry }, rule.when) === true ? [{ step: 'order', rule: rule.id }] : [];
  });
}

/** ARG.U2: a nation lets a neutral army attack in its combat phase, or holds it back. */
const order: WarGameStep<'order'> = {
  clauses: ['ARG.U2'],
  seats: ({ seating }, _, { rule }) => [seating[deciderOf(rule)]],
  asks: (_, { open }, { rule }) => ({
    id: `${open.turn}/${rule}/order`,
    form: {
      kind: 'choose',
      options: [
        { value: 'attack', label: say.option.attack() },
        { value: 'hold', label: say.option.hold() },
      ],
    },
    prompt: say.ask.order({ nation: deciderOf(rule), entry: ruleOf(rule).entry.id }),
    clauses: [rule],
  }),
  take(books, { open }, { rule }, { answer }, referee) {
    const told = ruleOf(rule);
    if (answer !== 'attack' || told.rule.kind !== 'order') return;
    act(
      { books, open, entry: told.entry, by: rule },
      [{ does: 'battle', battle: told.rule.battle }],
      referee,
    );
  },
};

function deciderOf(id: string): Nation {
  const { rule } = ruleOf(id);
  if (rule.kind !== 'order') throw new Error(`${id} is no order`);
  return rule.decides;
}

/** The battles that rules have ordered for a player's turn. */
export function orderedBy({ committed }: Open, player: Player): readonly OrderedBattle[] {
  return committed.filter(({ turnOf }) => playerOf(turnOf) === player);
}

/** ARG.U2, IRQ.U2, MON.U2, PER.U1: a battle that a rule ordered: who won and what stands there; then what follows by the rule. */
const ordered: WarGameStep<'ordered'> = {
  clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
  seats(books, open, at) {
    const due = dueOf(open, at);
    return due && isFought(books, open, due) ? [TABLE] : [];
  },
  asks(_, { open }, at) {
    const { player, rule, it, again } = at;
    const due = dueOf(open, at);
    if (!due) throw new Error(`nothing is ordered by ${rule}`);
    return {
      id: `${open.turn}/${player}/${rule}${again ? `/${it}` : ''}/ordered`,
      form: orderedForm(open, due),
      prompt: say.ask.ordered({ entry: due.battle.army, place: due.battle.in }),
      verb: battleTexts.verb.report(),
      does: battleTexts.does.battle(),
      clauses: [rule],
    };
  },
  take(books, position, at, { answer }, referee): Go[] {
    const due = dueOf(position.open, at);
    if (!due) return [];
    forget(position.open, due);
    return fight(books, position, due, answer as Allocation, referee);
  },
  // nobody was left to fight
  next(_, { open }, at, referee) {
    const due = dueOf(open, at);
    if (!due) return;
    forget(open, due);
    const args = { entry: due.battle.army, place: due.battle.in };
    tell(referee, 'note', say.told.noBattle, args, [due.rule]);
  },
};

function dueOf({ committed }: Open, { rule, it }: { rule: string; it?: Nation }): OrderedBattle | undefined {
  return committed.find((each) => each.rule === rule && each.it === it);
}

function forget(open: Open, due: OrderedBattle): void {
  open.committed = open.committed.filter((each) => each !== due);
}

/** The battles that were ordered for a player's turn go with it where it is skipped (ruling ordered-skipped); gives them. */
export function dropOrdered(open: Open, player: Player): readonly OrderedBattle[] {
  if (ruled(open.rulings, 'ordered-skipped') === 'later') return [];
  const dropped = orderedBy(open, player);
  for (const due of dropped) forget(open, due);
  return dropped;
}

/** What of them is left to the table, where nobody has been asked yet. */
export function tellDropped(dropped: readonly OrderedBattle[], referee: Referee): void {
  for (const { rule, battle } of dropped)
    tell(referee, 'note', say.told.leftToTable, { entry: battle.army, place: battle.in }, [rule]);
}

/** What stands where after an ordered battle, and what follows by its rule. */
function fight(
  books: Books,
  position: WarGamePosition,
  due: OrderedBattle,
  given: Allocation,
  referee: Referee,
): Go[] {
  const { open } = position;
  const { rule, it, battle } = due;
  const { entry } = ruleOf(rule);
  const side = (['attacker', 'defender'] as const).find((each) => (given[`won/${each}`] ?? 0) > 0);
  tell(referee, 'result', say.told.ordered[side ?? 'nobody'], { entry: entry.id, place: battle.in }, [rule]);
  putAfter(open, due, given, side);
  act({ books, open, entry, it, by: rule }, followsOf(due, side), referee);
  const conquered = side === 'attacker' ? [{ by: 'natives' as const, place: battle.in }] : [];
  return happening(books, position, 'news', { ...NO_NEWS, conquered }, referee);
}

function followsOf({ battle }: OrderedBattle, side: 'attacker' | 'defender' | undefined): readonly Effect[] {
  if (side === 'attacker') return battle.won;
  return side === 'defender' ? battle.lost : battle.none;
}

/** What stands in the place and at home afterwards: what of the army is in the place is not at home, whether the table says so or not. */
function putAfter(
  open: Open,
  due: OrderedBattle,
  given: Allocation,
  side: 'attacker' | 'defender' | undefined,
): void {
  const { in: place } = due.battle;
  for (const nation of NATIONS)
    putUnits(
      open,
      nation,
      place,
      countsOf(LAND_KINDS, (kind) => given[`${nation}/${kind}`] ?? 0),
    );
  putFighting(open, place, (kind) => given[`natives/${kind}`] ?? 0);
  const home = homeOf(due);
  if (home === place) return;
  const army = nativesOf(open, home);
  putFighting(open, home, (kind) => {
    // where it has won, what stands in the place is of the army; else it is the defender's own
    const came = side === 'attacker' ? (given[`natives/${kind}`] ?? 0) : 0;
    return (army[kind] ?? 0) - Math.max(given[awayRow(home, kind)] ?? 0, came);
  });
}

/** What of the native units that can fight on land stands in a place from now on; ships stay. */
function putFighting(open: Open, place: PlaceId, count: (kind: (typeof FIGHTING)[number]) => number): void {
  const { destroyer = 0 } = nativesOf(open, place);
  putNatives(open, place, { ...countsOf(FIGHTING, count), destroyer });
}

const say = texts({
  ask: {
    order: '{nation}: does the army of {entry} attack those who occupy it?',
    ordered: 'The army of {entry} fights in {place}: who has won, and what stands there now?',
  },
  option: {
    attack: 'It attacks',
    hold: 'It does not',
  },
  told: {
    ordered: {
      attacker: 'The army of {entry} has won in {place}.',
      defender: 'The army of {entry} was beaten in {place}.',
      nobody: 'The battle of the army of {entry} in {place} leaves nobody.',
    },
    leftToTable:
      'The attack of the army of {entry} in {place} goes with the turn that is skipped: it is left to the table.',
    noBattle:
      'The army of {entry} does not fight in {place}: one side is no longer there, or is kept at home.',
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'ordered-skipped',
    clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
    question: 'A turn is skipped in which an entry has ordered a battle: is it asked for later?',
    choices: [
      {
        id: 'left',
        text: 'No: it is left to the table with the rest of that turn, and the table is told so.',
      },
      { id: 'later', text: 'Yes, in the next turn of the same player.' },
    ],
    default: 'left',
  },
  {
    id: 'ordered-first',
    clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
    question:
      'An entry has ordered a battle for a turn in which its player attacks elsewhere: which is fought first?',
    choices: [{ id: 'ordered', text: 'The ordered one.' }],
    default: 'ordered',
    fixed: true,
  },
]);

/** Battles that stories order. */
export const ORDERED_BATTLES = part(import.meta.url, {
  steps: { order, ordered },
  decisions: [
    {
      name: 'order',
      seats: 'the nation that a story names',
      form: 'choose',
      about: 'Whether a neutral army attacks those who occupy its territory.',
      clauses: ['ARG.U2'],
    },
    {
      name: 'ordered',
      seats: 'table',
      form: 'allocate',
      about: 'How a battle ended that a story ordered: who won, and what stands there.',
      clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
    },
  ],
  rulings: RULINGS,
  texts: [orderedFormTexts, say],
});
