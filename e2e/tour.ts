import type { Decision } from '../src/kernel/forms/decision.ts';
import { sample } from '../src/kernel/forms/sample.ts';
import type { CreatedGame, Desk, RulebookInfo } from '../src/web/api.ts';
import { newOwnKey } from '../src/web/kept/own-key.ts';
import { findRulebook } from '../src/rulebooks/index.ts';
import { bindTable } from '../src/kernel/game/table.ts';
import { isRefusal } from '../src/kernel/clause.ts';

/** A desk server under test. */
export interface Site {
  readonly url: string;
}

/** Somewhere to look: an address of the desk. */
export interface Stop {
  readonly name: string;
  readonly hash: string;
}

async function ask<T>(site: Site, path: string, key: string, body?: object): Promise<T> {
  const response = await fetch(`${site.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(result)}`);
  return result as T;
}

/** Every rulebook of the site. */
export function rulebooksOf(site: Site): Promise<readonly RulebookInfo[]> {
  return ask(site, '/rulebooks', '');
}

/** What is asked next, and the desk where it is. */
export interface Asked {
  readonly desk: Desk;
  readonly decision: Decision;
}

/** A game in which one person has every seat. */
export class Play {
  readonly site: Site;
  readonly game: string;
  readonly key: string;
  private random = 7;
  private given = 0;

  constructor(site: Site, game: string, key: string) {
    this.site = site;
    this.game = game;
    this.key = key;
  }

  static async start(
    site: Site,
    book: RulebookInfo,
    scenario: string,
    dice: 'program' | 'typed',
  ): Promise<Play> {
    const seats = book.scenarios.find((each) => each.id === scenario)?.seats.map((seat) => seat.id) ?? [];
    const people = [{ name: 'Everyone', seats }];
    const made = await ask<CreatedGame>(site, '/games', '', {
      rulebook: book.id,
      scenario,
      dice,
      people,
      me: { person: 0, key: newOwnKey() },
      title: book.title,
    });
    return new Play(site, made.game, made.people[0]?.key ?? '');
  }

  /** The address of a seat's desk, or of an earlier moment. */
  hash(seat: string | null, at?: number): string {
    const query = new URLSearchParams({
      ...(seat ? { seat } : {}),
      ...(at === undefined ? {} : { at: String(at) }),
    });
    return `#/game/${this.game}/${this.key}?${query}`;
  }

  desk(seat: string): Promise<Desk> {
    return this.ask(seat, '');
  }

  /** The desk without the lines that `have` leaves out. */
  private ask(seat: string, have: string): Promise<Desk> {
    const query = `seat=${encodeURIComponent(seat)}${have}`;
    return ask(this.site, `/games/${this.game}/desk?${query}`, this.key);
  }

  /** What is asked next and at whose desk; null when the game is over. */
  async next(): Promise<Asked | null> {
    const have = `&from=${this.given}`;
    const { seats, awaiting } = await this.ask('', have);
    // what is asked of dice and table stands at every desk
    const anywhere = awaiting.includes('dice') || awaiting.includes('table');
    for (const seat of anywhere ? seats : seats.filter((each) => awaiting.includes(each))) {
      const desk = await this.ask(seat, have);
      const asked = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks];
      const decision = asked.find((each) => each.optional !== true && each.held === undefined);
      if (decision) return { desk, decision };
    }
    return null;
  }

  /** Give up to `most` answers; returns how many there were before the game ended. */
  async go(most: number): Promise<number> {
    for (let steps = 0; steps < most; steps++) {
      const next = await this.next();
      if (!next) return steps;
      await this.answer(next.desk, next.decision);
    }
    return most;
  }

  /** Give any legal answer, always the same ones. */
  async answer(desk: Desk, decision: Decision): Promise<void> {
    const rulebook = findRulebook(desk.rulebook);
    const table = rulebook && bindTable(rulebook, desk);
    const facts = table && !isRefusal(table) ? table.rules.facts : {};
    const below = (most: number): number => {
      this.random = (this.random * 48_271) % 2_147_483_647;
      return this.random % most;
    };
    const answer = sample(decision.form, below, facts);
    const rolls = decision.form.kind === 'roll' && desk.dice === 'program';
    await ask(this.site, `/games/${this.game}/answers`, this.key, {
      seat: decision.seat,
      decision: decision.id,
      desk: desk.seat,
      mark: desk.marks[decision.id],
      request: crypto.randomUUID(),
      have: this.given,
      ...(rolls ? {} : { answer }),
    });
    this.given++;
  }
}
