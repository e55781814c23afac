import { type Chapter, gather } from '../steps/chapter.ts';
import { isRefusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import type { Dispatch, Door } from '../steps/dispatch.ts';
import { family } from '../sums/family.ts';
import { reportedValue } from '../sums/facts.ts';
import type { Json } from '../json.ts';
import { asksOf, awaitingOf, firstState, type Move, play, type State } from '../game/play.ts';
import { openCommon, type SealedCommon, sealedCommon } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import type { GameOf, Go, Ground, OpenOfSteps, Question, Step } from '../steps/step.ts';
import { words } from '../texts/words.ts';

// A game of whatever steps a test gives, for the seats ann, ben and cat; what happened is in `open.done`.

interface Open extends OpenOfSteps {
  done: string[];
  seats: string[];
}
export interface Loose extends Ground {
  readonly setting: object;
  readonly open: Open;
  readonly sealed: SealedCommon;
  readonly steps: Readonly<Record<string, { readonly n?: number }>>;
  readonly moments: 'never';
}
export type Steps = Readonly<Record<string, Partial<Step<Loose, string>>>>;
type More = Pick<Chapter<Loose>, 'news' | 'optional' | 'rulings' | 'decisions' | 'doors'> & {
  readonly quietStart?: true;
};

export const ALL = ['ann', 'ben', 'cat'];

/** A fact of the game: yes or no. */
function yesOrNo(name: string, owner?: string) {
  return family<Loose, [string]>({
    key: (key) => key,
    each: () => [[name]],
    spec: () => ({
      type: { kind: 'boolean' },
      question: words(name),
      lasts: 'ever',
      clauses: ['1'],
      ...(owner ? { owner } : {}),
    }),
  });
}
export const wet = yesOrNo('wet');
export const cold = yesOrNo('cold');
const secret = yesOrNo('secret', 'ann');

/** What a step asks: yes or no. */
export function question(id: string): Question {
  const options = ['yes', 'no'].map((value) => ({ value, label: words(value) }));
  return { id, form: { kind: 'choose', options }, prompt: words(id), clauses: ['1'] };
}

/** How often facts were asked for: a step that is asked again after that has another id. */
function timesAsked({ asked }: Open): number {
  return Object.values(asked).reduce((sum, times) => sum + times, 0);
}

/** A step that asks these seats, and notes what comes to it. */
export function notingStep(
  name: string,
  seats: readonly string[],
  sealed?: true,
): Partial<Step<Loose, string>> {
  return {
    seats: () => seats,
    asks: (_, { open, seat }) => ({
      ...question(`${timesAsked(open)}-${open.reports}/${seat}/${name}`),
      ...(sealed ? { sealed } : {}),
    }),
    take: (_, { open }, __, { seat, answer }) => void open.done.push(`${name} ${seat} ${String(answer)}`),
    drop: (_, { open }) => void open.done.push(`${name} falls`),
  };
}

/** The end of a span of that name. */
export function ending(name: string): Partial<Step<Loose, string>> {
  return {
    ends: { name, clauses: ['1'], args: () => ({}) },
    next: (_, { open }) => void open.done.push(`${name} ends`),
    drop: (_, { open }) => void open.done.push(`${name} falls`),
  };
}

/** What a step needs: that a fact is known. */
export function needing(...keys: readonly string[]): Pick<Step<Loose, string>, 'needs'> {
  return {
    needs: {
      facts: (_, { facts }) => keys.filter((key) => reportedValue(facts, key) === undefined),
      asks: (_, __, ___, missing) => ({ at: 'now', prompt: words(missing.join()), clauses: ['1'] }),
    },
  };
}

/** A game of these steps that is being played: every position on the way is kept as it was. */
export class Loosely {
  readonly table: Table;
  state: State;
  told: readonly Dispatch[] = [];
  doors: readonly Door[] = [];
  private readonly moves: Move[] = [];
  private readonly past: { readonly position: State['position']; readonly as: string }[] = [];
  constructor(steps: Steps, begin: readonly Go<Loose>[], more: More = {}) {
    const bound = bindTable(rulebook(steps, begin, more), { scenario: 'only', rulings: {}, data: null });
    if (isRefusal(bound)) throw new Error('no table');
    this.table = bound;
    this.state = firstState(bound);
    this.keep();
  }

  private keep(): void {
    const { position } = this.state;
    this.past.push({ position, as: JSON.stringify(position) });
  }

  /** Answer the decision of a seat whose id ends so. */
  say(seat: string, ends: string, answer: Json): this {
    const decision = this.asks(seat).find(({ id }) => id.endsWith(ends))?.id;
    if (decision === undefined) throw new Error(`${seat} is not asked ${ends}`);
    const move = { seat, decision, answer };
    const played = play(this.table, this.state, move);
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    this.state = played.state;
    this.told = played.dispatches;
    this.doors = played.doors;
    this.moves.push(move);
    this.keep();
    return this;
  }

  report(facts: Readonly<Record<string, boolean | null>>, seat = 'table'): this {
    const answer = Object.entries(facts).map(([key, value]): [string, Json] => [
      key,
      value === null ? { as: 'unknown' } : { value, as: 'change' },
    ]);
    return this.say(seat, '/report', Object.fromEntries(answer));
  }

  asks(seat: string): readonly Decision[] {
    return asksOf(this.table, this.state, seat);
  }

  /** What is asked of a seat, without what is open in any step. */
  due(seat: string): readonly string[] {
    return this.asks(seat).flatMap(({ id, optional }) => (optional ? [] : [id]));
  }

  get open(): Open {
    return this.state.position.open as Open;
  }

  get awaited(): readonly string[] {
    return awaitingOf(this.table, this.state);
  }

  get names(): readonly string[] {
    return this.open.agenda.map(({ step }) => step);
  }

  /** What must hold in every game: past positions stay as they were, a replay ends here, the awaited are the asked. */
  check(): void {
    const changed = this.past.filter(({ position, as }) => JSON.stringify(position) !== as);
    let again = firstState(this.table);
    const elsewhere = this.moves.filter((move, i) => {
      const played = play(this.table, again, move);
      if (isRefusal(played)) throw new Error(`${move.decision} cannot be answered again`);
      again = played.state;
      return JSON.stringify(again.position) !== this.past[i + 1]?.as;
    });
    const awaited = this.table.rules.awaiting(this.open);
    const asked = ['table', 'dice', ...ALL].filter((seat) => this.due(seat).length > 0);
    const wrong = [
      ...changed.map(() => 'a past position was changed'),
      ...elsewhere.map(({ decision }) => `a replay leads elsewhere at ${decision}`),
      ...(asked.toSorted().join() === awaited.toSorted().join()
        ? []
        : [`asked ${asked.join()}, awaited ${awaited.join()}`]),
    ];
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  }
}

/** The position before the first step. */
export function firstPosition(): GameOf<Loose> {
  return {
    open: { ...openCommon({ way: 'left' }), agenda: [], asked: {}, done: [], seats: [...ALL] },
    sealed: Object.fromEntries(ALL.map((seat) => [seat, sealedCommon()])),
  };
}

function rulebook(steps: Steps, begin: readonly Go<Loose>[], { quietStart, ...more }: More): Rulebook {
  const all = Object.entries(steps).map(([name, step]) => [name, { clauses: ['1'], ...step }]);
  return gather<Loose>({
    id: 'loose',
    title: 'Loose',
    version: '1',
    about: '',
    scenarios: [
      {
        id: 'only',
        title: '',
        about: '',
        seats: ALL.map((id) => ({ id, title: id, powers: [] })),
        facts: {},
      },
    ],
    data: () => ({ data: null }),
    setting: () => ({}),
    first: firstPosition,
    begin: () => begin,
    ...(quietStart ? { quietStart } : {}),
    steps: Object.fromEntries(all) as never,
    chapters: [
      {
        clauses: [{ clause: '1', title: '', kind: 'computed', where: '' }],
        facts: [wet, cold, secret],
        rulings: [
          {
            id: 'way',
            clauses: ['1'],
            question: 'Which way?',
            choices: [
              { id: 'left', text: 'Left.' },
              { id: 'right', text: 'Right.' },
            ],
            default: 'left',
          },
        ],
        words: {},
        ...more,
      },
    ],
  }) as unknown as Rulebook;
}
