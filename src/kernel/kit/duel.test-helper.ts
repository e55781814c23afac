import { isRefusal, type Refusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import { type FactSchema, reportedValue } from '../sums/facts.ts';
import type { DiceMode } from '../game/entry.ts';
import { answer, type Game, newHeader, openGame, type Sender } from '../game/game.ts';
import type { Json } from '../json.ts';
import { openCommon, type OpenCommon, sealedCommon, type SealedCommon, type View } from '../game/position.ts';
import type { Rulebook, Rules, Table } from '../rulebook.ts';
import type { Rulings } from '../steps/ruling.ts';
import { bindTable } from '../game/table.ts';
import { words } from '../texts/words.ts';

interface Open extends OpenCommon {
  step: 'plan' | 'roll' | 'over';
  target: string;
  /** Seats in the order in which the rules got their sealed answers. */
  order: string[];
  faces: number[];
}
interface Sealed extends SealedCommon {
  strength: number;
  bid: number;
}

const SEATS = ['ann', 'ben'];
const clauses = ['1'];
const t = words('t');
const number = { kind: 'number', min: 0, max: 9 } as const;
const facts: FactSchema = {
  weather: { type: number, question: t, lasts: 'turn', clauses },
  spies: { type: number, question: t, lasts: 'ever', clauses, owner: 'ann' },
};

/** In the first step each seat seals a strength and a bid, and ann also names a target openly; then a die falls. */
function asks({ seat, open }: View<Open, Sealed>): Decision[] {
  const of = { prompt: t, clauses };
  if (open.step === 'roll' && seat === 'dice')
    return [{ ...of, id: '1/roll', seat, form: { kind: 'roll', dice: [6] } }];
  if (open.step !== 'plan' || seat === null || !SEATS.includes(seat)) return [];
  const form = { kind: 'allocate', rows: [{ id: 'points', label: t, max: 3 }], limits: [] } as const;
  const sealed = ['strength', 'bid'].map(
    (name): Decision => ({ ...of, id: `1/${seat}/${name}`, seat, form, sealed: true }),
  );
  if (seat === 'ben' || open.target !== '') return sealed;
  const options = ['east', 'west'].map((value) => ({ value, label: t }));
  return [...sealed, { ...of, id: '1/target', seat, form: { kind: 'choose', options } }];
}

const apply: Rules<Open, Sealed>['apply'] = ({ open, sealed }, decision, given, referee) => {
  const name = decision.id.split('/').at(-1);
  const mine = sealed[decision.seat];
  if (name === 'target') open.target = given as string;
  if (name === 'roll') {
    open.faces = given as number[];
    open.step = 'over';
    referee.tell?.({ to: 'all', kind: 'rolled', data: t, clauses });
  }
  if (name !== 'strength' && name !== 'bid') return;
  if (mine) mine[name] = (given as { points?: number }).points ?? 0;
  open.order.push(`${decision.seat} ${name}`);
  if (open.order.length < 4) return;
  open.step = 'roll';
  const value = sealed['ann']?.bid ?? 0;
  referee.reveal({ to: ['ben'], from: 'ann', key: 'bid', value, clauses });
  referee.tell?.({ to: ['ben'], kind: 'revealed', data: words('t', { value }), clauses });
  referee.tell?.({ to: 'all', kind: 'note', data: t, clauses });
};

function rules(rulings: Rulings): Rules<Open, Sealed> {
  return {
    facts,
    sheets: {},
    setup: () => ({
      open: { ...openCommon(rulings, { weather: 1 }), step: 'plan', target: '', order: [], faces: [] },
      sealed: Object.fromEntries(SEATS.map((seat) => [seat, { ...sealedCommon(), strength: 0, bid: 0 }])),
    }),
    awaiting: (open) => (open.step === 'plan' ? SEATS : open.step === 'roll' ? ['dice'] : []),
    asks,
    known: (view) => (key) =>
      key === 'spies' && view.sealed
        ? reportedValue(view.sealed.facts, key)
        : reportedValue(view.open.facts, key),
    apply,
    board: () => [],
  };
}

const seats = SEATS.map((id) => ({ id, title: id, powers: [id] }));
const choices = ['a', 'b'].map((id) => ({ id, text: id }));

/** A very small game for the tests of the kernel. */
export const duel = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  about: '',
  scenarios: [{ id: 'only', title: '', about: '', seats, facts: {} }],
  rulings: [
    { id: 'R', clauses, question: '?', choices, default: 'a' },
    { id: 'F', clauses, question: '?', choices, default: 'a', fixed: true },
  ],
  clauses: [{ clause: '1', title: '', kind: 'enforced' }],
  decisions: [],
  doors: [{ name: 'bid', about: '', clauses, on: ['bid', 'strength', 'target'], may: () => true }],
  words: { t: 'text' },
  data: () => ({ data: null }),
  bind: ({ rulings }) => rules(rulings),
} satisfies Rulebook<Open, Sealed>;

/** What is no refusal; a refusal fails the test. */
export function mustAccept<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** The key of a refusal; null when there is none. */
export function refusalKey(result: unknown): string | null {
  return isRefusal(result) ? result.refused.key : null;
}

export function duelTable(): Table {
  return mustAccept(bindTable(duel, { scenario: 'only', rulings: {}, data: null }));
}

/** A game without entries. */
export function begin(dice: DiceMode = 'typed', id = ''): Game {
  return mustAccept(openGame(duel, newHeader(duelTable(), dice, id)));
}

export function give(game: Game, seat: string, decision: string, given: Json, sender: Sender = {}): Game {
  return mustAccept(answer(game, { seat, decision, answer: given }, sender));
}

/** A sealed answer of a seat. */
export function seal(game: Game, seat: string, name: 'strength' | 'bid', points: number): Game {
  return give(game, seat, `1/${seat}/${name}`, { points });
}

/** A game in which both seats have sealed all, ann first, and ann has named no target yet. */
export function sealedGame(dice: DiceMode = 'typed', id = ''): Game {
  let game = begin(dice, id);
  for (const seat of SEATS) game = seal(seal(game, seat, 'strength', seat === 'ann' ? 2 : 3), seat, 'bid', 1);
  return game;
}
