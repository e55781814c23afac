import type { Decision } from '../../kernel/forms/decision.ts';
import { DICE, TABLE } from '../../kernel/forms/decision.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import type { OpenCommon, View } from '../../kernel/game/position.ts';
import { run } from '../../kernel/game/run.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { copyJson, type Json, own } from '../../kernel/json.ts';
import type { Scenario, Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Course, courseOf } from '../../kernel/solo/history.ts';
import type { Solo, Standings } from '../../kernel/solo/solo.ts';
import { shareOf, type Stand } from '../../kernel/solo/stand.ts';
import { SeededStream } from '../../trust/stream.ts';
import type { BotSeat } from '../bots/bot.ts';
import { BOTS } from '../bots/levels.ts';
import { newsOf, tableSays, type Teller } from '../bots/reports.ts';
import { seatedAt } from '../bots/seated.ts';
import type { Plan } from './plan.ts';
import { addMoments, countIn, measureOf, none, type StateCount, type Tally } from './tally.ts';

/** A game on its way, or as it ended. */
interface Played {
  readonly answers: number;
  readonly turn: number;
  readonly open: OpenCommon;
}

/** How a game that was counted ended. */
interface Counted {
  /** As `Player.shares` has them. */
  readonly shares: Readonly<Record<Seat, number>>;
  /** The state of each place. */
  readonly ends: ReadonlyMap<string, string>;
}

/** The most answers of a game: what goes on longer never ends, which is a mistake of ours. */
const MOST_ANSWERS = 100_000;
const IN_WHOLE = 10_000;

/** Plays the games of a plan, each from its number alone. */
export class PlanPlayer {
  readonly scenario: Scenario;
  private readonly table: Table;
  private readonly plan: Plan;
  private readonly solo: Solo;
  private readonly standings: Standings;
  private readonly seats: ReadonlyMap<Seat, Omit<BotSeat, 'course'>>;

  constructor(table: Table, plan: Plan, solo: Solo) {
    this.scenario = table.setup.scenario;
    this.table = table;
    this.plan = plan;
    this.solo = solo;
    this.standings = solo.bind(table.setup);
    const sitting = { table, solo, standings: this.standings, aims: plan.aims };
    this.seats = new Map(table.seats.map((seat) => [seat, seatedAt(sitting, seat)]));
  }

  /** Play a game and count it; what seats have and how places stand at its end. */
  count(number: number, tally: Tally): Counted {
    const watch = new Watch(tally);
    const { answers, turn, open } = this.play(number, (at, stands) => watch.note(at, stands));
    tally.games++;
    tally.answers += answers;
    countIn(tally.ended, turn);
    const shares = this.shares(open);
    for (const [seat, share] of Object.entries(shares))
      addMoments((tally.shares[seat] ??= none()), measureOf(share));
    return { shares, ends: watch.now };
  }

  /** What each seat has at the end of a game, of all that its aims are worth then, in ten-thousandths. */
  shares(open: OpenCommon): Readonly<Record<Seat, number>> {
    const stands = this.standings.stands(open);
    const turn = this.turnOf(open);
    const shares = [...this.seats].map(([seat, { friends, worth }]) => {
      const { have, all } = shareOf(stands, seat, friends, worth(turn));
      return [seat, all === 0 ? 0 : Math.round((have * IN_WHOLE) / all)] as const;
    });
    return Object.fromEntries(shares);
  }

  /** Play one game to its end; `turned` hears how all stands at the end of each turn. */
  play(number: number, turned: (turn: number, stands: readonly Stand[]) => void = () => {}): Played {
    const { table, plan } = this;
    const chance = (of: string): Random => {
      const stream = new SeededStream(`${plan.seed}/${number}/${of}`);
      return (below) => stream.next(below);
    };
    const course = fixed(courseOf(plan.history, chance('history'), this.solo.dated), plan.facts);
    const streams = new Map(table.seats.map((seat) => [seat, chance(seat)]));
    const bots = new Map(
      [...this.seats].map(([seat, seated]) => [
        seat,
        BOTS[plan.levels[seat] ?? 'steady']({ ...seated, course }),
      ]),
    );
    const [dice, told] = [chance(DICE), chance(TABLE)];
    const teller: Teller = { rules: table.rules, standings: this.standings, course };
    let answers = 0;
    const position = copyJson(table.rules.setup());
    let turn = this.turnOf(position.open);
    let toldUpTo = Number.NEGATIVE_INFINITY;
    const news = (decision: Decision, view: View): Json => {
      const span = [toldUpTo, (toldUpTo = this.turnOf(view.open))] as const;
      const { form } = decision;
      return form.kind === 'report' ? newsOf(table.rules, course, view, form, span, this.standings) : {};
    };
    const answer = (decision: Decision, view: View): Json => {
      if (standingName(decision) === 'report') return news(decision, view);
      if (++answers > MOST_ANSWERS) throw new Error(`game ${number} does not end`);
      const now = this.turnOf(view.open);
      if (now !== turn) {
        turned(turn, this.standings.stands(view.open));
        turn = now;
      }
      const { seat, form } = decision;
      const bot = bots.get(seat);
      const given = bot
        ? bot({ view, decision, random: streams.get(seat) as Random })?.answer
        : seat === DICE
          ? sample(form, dice, table.rules.facts)
          : tableSays(teller, view, decision, told);
      if (given === undefined) throw new Error(`${decision.id} takes no answer`);
      return given;
    };
    const isNewsDue = (open: OpenCommon): boolean =>
      this.solo.tellsUnasked === true && this.turnOf(open) > toldUpTo;
    run(table, position, answer, { check: true, isNewsDue });
    turned(turn, this.standings.stands(position.open));
    return { answers, turn, open: position.open };
  }

  private turnOf(open: OpenCommon): number {
    return this.table.rules.turn?.(open) ?? 0;
  }
}

/** A course in which some facts are what the user says, from the beginning, whatever the history has of them. */
function fixed(course: Course, facts: Plan['facts']): Course {
  return {
    ...course,
    told: (fact, turn) => own(facts, fact) ?? course.told(fact, turn),
    between(after, turn) {
      const told = new Map([...course.between(after, turn)].filter(([fact]) => !Object.hasOwn(facts, fact)));
      // before the first turn nothing was told
      return after === Number.NEGATIVE_INFINITY ? new Map([...told, ...Object.entries(facts)]) : told;
    },
  };
}

/** Counts how the places of one game stand, turn by turn. */
class Watch {
  private readonly places: Tally['places'];
  /** The states of places, as they were last seen. */
  readonly now = new Map<string, string>();
  private readonly seen = new Set<string>();

  constructor({ places }: Tally) {
    this.places = places;
  }

  note(turn: number, stands: readonly Stand[]): void {
    for (const { place, is, label } of stands) {
      const before = this.now.get(place);
      if (before === is) continue;
      this.now.set(place, is);
      const states = (this.places[place] ??= {});
      const state = (states[is] ??= { label, first: {}, more: {} });
      countIn(state.more, turn);
      if (before !== undefined) countIn((states[before] as StateCount).more, turn, -1);
      const key = `${place} ${is}`;
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      countIn(state.first, turn);
    }
  }
}
