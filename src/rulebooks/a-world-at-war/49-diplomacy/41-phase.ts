import type { Referee } from '../../../kernel/dispatch.ts';
import { expire, reported } from '../../../kernel/facts.ts';
import { evaluateNamed, withFacts, withSheets } from '../../../kernel/know.ts';
import { ruled } from '../../../kernel/ruling.ts';
import { words } from '../../../kernel/words.ts';
import { knownOf } from '../known.ts';
import { FACTIONS, type Faction, isFaction } from '../powers.ts';
import { type Books, type Game, type Given, type Open, reveal } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { namersOf } from './4-naming.ts';
import { rollSheet } from './42-die-roll.ts';
import { afterPhase } from './41-turns.ts';
import { changesNothing, favouredBy, implement, rowOf } from './5-results.ts';

// 49.41 and 49.42: a diplomatic phase, from the naming of targets to its results.

/** 49.422: all targets are announced before any DPs are revealed. */
export function nameTargets(books: Books, game: Game, seat: string, given: Given, referee: Referee): void {
  const { open } = game;
  if (!isFaction(seat)) return;
  const targets = MINORS.filter((target) => (given[target] ?? 0) > 0);
  referee.reveal({
    to: 'all',
    from: seat,
    key: `named/${open.turn}/${open.phase}`,
    value: targets,
    clauses: ['49.422'],
  });
  referee.tell?.({
    to: 'all',
    kind: 'note',
    data: words(targets.length > 0 ? 'told.named' : 'told.namedNone', { faction: seat, targets }),
    clauses: ['49.41', '49.422'],
  });
  const atWar = reported(open.facts, 'war.germany-russia') === true;
  for (const target of targets) {
    open.named.push({ target, by: seat, atWar });
    const same = open.rolls.find((each) => each.target === target);
    if (same) same.by.push(seat);
    else open.rolls.push({ target, by: [seat], rolled: null, settled: null, faction: null });
  }
  open.done.push(seat);
  if (open.done.length === namersOf(open.phase).length) revealNamed(books, game, referee);
}

/** 49.425: the DPs of all in the targets named, and in no other. */
function revealNamed(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  open.done = [];
  if (open.rolls.length === 0) return endPhase(books, game, referee);
  for (const { target } of open.rolls)
    for (const faction of FACTIONS) reveal(game, faction, target, ['49.422', '49.425'], referee);
  open.step = 'subversion';
}

/** 49.4263: up to -5 for each target, by the level of subversion that Russia has reached. */
export function subvert(open: Open, given: Given, referee: Referee): void {
  for (const [target, by] of Object.entries(given)) {
    if (by === 0) continue;
    open.subversion[target] = by;
    referee.tell?.({
      to: 'all',
      kind: 'note',
      data: words('told.subversion', { target, by }),
      clauses: ['49.4263'],
    });
  }
  open.step = 'covert';
}

/** In which order the factions announce covert operations (49.425; ruling covert-order). */
export function covertOrder(open: Open): Faction[] {
  const movers = namersOf(open.phase);
  const others = FACTIONS.filter((faction) => !movers.includes(faction));
  return ruled(open.rulings, 'covert-order') === 'mover-first'
    ? [...movers, ...others]
    : [...others, ...movers];
}

/** 49.4262: covert operations are announced, and gone. */
export function covert({ open, sealed }: Game, seat: string, given: Given, referee: Referee): void {
  if (!isFaction(seat)) return;
  let used = 0;
  for (const [target, by] of Object.entries(given)) {
    if (by === 0) continue;
    used += by;
    open.covert[target] = { ...open.covert[target], [seat]: by };
    referee.tell?.({
      to: 'all',
      kind: 'note',
      data: words('told.covert', { faction: seat, target, by }),
      clauses: ['49.4262'],
    });
  }
  const left = sealed[seat]?.facts[`covert-operations.${seat}`];
  if (left && typeof left.value === 'number') left.value -= used;
  open.done.push(seat);
  if (open.done.length === FACTIONS.length) open.step = 'facts';
}

/** 49.425, 49.426: one die, every modifier, and whom the result favours. Throws when a fact is missing: our mistake. */
export function roll(books: Books, open: Open, faces: readonly number[], referee: Referee): void {
  const current = open.rolls[open.rolling];
  if (!current) return;
  const { target } = current;
  const [die] = faces;
  const facts = withSheets(books, withFacts(knownOf({ seat: null, open }), { die }));
  const sheet = evaluateNamed(books, rollSheet(target), facts);
  const [outcome] = sheet.outcomes;
  if (sheet.outcomes.length !== 1 || outcome === undefined)
    throw new Error(`the roll for ${target} has no single result`);
  referee.tell?.({
    to: 'all',
    kind: 'rolled',
    data: words('told.rolled', { target, die: die ?? 0, result: words(`result.${outcome}`) as never }),
    clauses: ['49.425', '49.426'],
    sheet,
  });
  current.rolled = outcome;
  const row = rowOf(target, outcome);
  const count = (faction: Faction): number => Number(open.revealed[faction]?.[`dp/${target}`] ?? 0);
  const favoured = favouredBy(target, row, {
    west: count('western-allies'),
    russia: count('russia'),
  });
  if (favoured === null || changesNothing(open, target, row)) settle(open, outcome);
  else if (favoured === 'tie') open.step = 'tie';
  else favour(open, favoured);
}

/** 49.51C: who benefits, as the table says after agreement or a die; then that faction may take a lesser result. */
export function favour(open: Open, faction: string): void {
  const current = open.rolls[open.rolling];
  if (!current || !isFaction(faction)) return;
  current.faction = faction;
  open.step = 'lesser';
}

/** 49.53: chosen at once, before any later roll. */
export function lesser(open: Open, row: string, referee: Referee): void {
  const current = open.rolls[open.rolling];
  if (!current) return;
  if (current.rolled !== row) {
    const args = {
      faction: current.faction,
      target: current.target,
      result: words(`result.${row}`) as never,
    };
    referee.tell?.({ to: 'all', kind: 'note', data: words('told.lesser', args), clauses: ['49.53'] });
  }
  settle(open, row);
}

function settle(open: Open, row: string): void {
  const current = open.rolls[open.rolling];
  if (current) current.settled = row;
  open.rolling++;
  open.step = 'facts';
}

/** 49.51, 49.4266: results take effect once all rolls of the phase are made. */
export function endPhase(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  for (const each of open.rolls) implement(open, each, referee);
  expire(open.facts, books.facts, 'phase');
  afterPhase(books, game, referee);
}
