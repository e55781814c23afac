import type { Referee } from '../../../kernel/dispatch.ts';
import { expire, type Facts, reported, setFact } from '../../../kernel/facts.ts';
import { evaluateNamed } from '../../../kernel/know.ts';
import { ruled } from '../../../kernel/ruling.ts';
import { words } from '../../../kernel/words.ts';
import { knownOf } from '../known.ts';
import { FACTIONS, type Faction, isFaction } from '../powers.ts';
import { once } from '../once.ts';
import { type Books, type Game, type Given, type Open, type Roll } from '../state.ts';
import type { Rolled } from '../tables/tensions.ts';
import { SUBVERSION_REACTS } from '../tables/reactions.ts';
import { effectOf, resultWords } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { openDps, showDps } from './21-paper.ts';
import { namersOf } from './4-naming.ts';
import { rolledResult, rollSheet } from './42-die-roll.ts';
import { closeRings, openRings } from './4262-spy-rings.ts';
import { afterPhase } from './41-turns.ts';
import { favouredBy, implement, isWorthless, payDue } from './5-results.ts';
import { inPlayersWords, rowOf } from './5-rows.ts';
import { endReactions, missReactions, noteSubversion, reactingBy, reactionRow } from './6-reactions.ts';
import { countOffensives, countStatus, trigger } from './8-tension.ts';
import { dueDice, passByDice, rollTension } from './85-effective-level.ts';
import { askForWar, settleObligations } from './58-obligations.ts';
import { demand, demandOutcome, demandsIn, settleDemand } from './7-demands.ts';

// 49.41 and 49.42: a diplomatic phase, from the naming of targets to its results.

/** What comes at the start of a player turn, before anybody names, as far as its facts are known. */
export function openPhase(books: Books, open: Open, referee: Referee): void {
  countStatus(books, open, referee);
  countOffensives(books, open, referee);
  settleObligations(open, referee);
  payDue(open, referee);
}

/** 49.422: all targets are announced before any DPs are revealed. */
export function nameTargets(books: Books, game: Game, seat: string, given: Given, referee: Referee): void {
  const { open } = game;
  if (!isFaction(seat)) return;
  const named = Object.keys(given).filter((row) => (given[row] ?? 0) > 0);
  announce(open, seat, named, referee);
  const atWar = reported(open.facts, 'war.germany-russia') === true;
  for (const { target, reaction } of named.length === 0 ? [] : ROWS) {
    if (named.includes(target)) {
      open.named.push({ target, by: seat, atWar });
      addRoll(open, target, seat, 'named');
    } else if (named.includes(reaction)) addRoll(open, target, seat, 'reaction');
  }
  for (const target of demandsIn(named)) {
    demand(open, target, referee);
    if (target === 'rumania') addRoll(open, target, seat, 'demand');
  }
  if (named.includes('usat')) trigger(open, seat, referee);
  open.done.push(seat);
  if (open.done.length < namersOf(open.phase).length) return;
  missReactions(open, namersOf(open.phase));
  revealNamed(books, game, referee);
}

/** The rows of a naming form by which a target is rolled for. */
const ROWS = MINORS.map((target) => ({ target, reaction: reactionRow(target) }));

/** The doors by which the names of a turn's two phases become known. */
const namedDoor = once((turn) => ({ axis: `named/${turn}/axis`, allied: `named/${turn}/allied` }));

function announce(open: Open, faction: Faction, named: readonly string[], referee: Referee): void {
  const key = namedDoor(open.turn)[open.phase];
  const clauses = ['49.41', '49.422'];
  referee.reveal({ to: 'all', from: faction, key, value: named.toSorted(), clauses: ['49.422'] });
  if (!referee.tell) return;
  const tell = (text: string, targets: string[], more: readonly string[] = []): void => {
    const data = words(text, { faction, targets });
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: [...clauses, ...more] });
  };
  const targets = MINORS.filter((target) => named.includes(target));
  const reactions = MINORS.filter((target) => named.includes(reactionRow(target)));
  if (targets.length > 0) tell('told.named', targets);
  if (reactions.length > 0) tell('told.namedReaction', reactions, reactingBy(faction, reactions));
  if (named.length === 0) tell('told.namedNone', []);
}

/** One roll for a target, whoever named it (ruling same-target); a demand gives the roll its meaning (49.71). */
function addRoll(open: Open, target: string, by: Faction, kind: Roll['kind']): void {
  const same = open.rolls.find((each) => each.target === target);
  if (!same) open.rolls.push({ target, by: [by], kind, rolled: null, settled: null, faction: null });
  else {
    same.by.push(by);
    if (kind === 'demand') same.kind = kind;
  }
}

/** 49.425: the DPs and spy rings of all in the targets named, and in no other. */
function revealNamed(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  open.done = [];
  if (open.rolls.length === 0) return endPhase(books, game, referee);
  open.step = 'subversion';
  revealRolls(game, referee);
}

function revealRolls(game: Game, referee: Referee): void {
  const wanted: { faction: Faction; target: string }[] = [];
  for (const { target } of game.open.rolls) for (const faction of FACTIONS) wanted.push({ faction, target });
  openDps(game, wanted, ['49.422', '49.425'], referee);
  if (game.open.step !== 'show') openRings(game, referee);
}

/** On paper: a faction shows its DPs; after the last one play goes on, if a naming stands. */
export function show(books: Books, game: Game, seat: string, given: Given, referee: Referee): void {
  const { open } = game;
  if (!isFaction(seat) || !showDps(game, seat, given, referee)) return;
  if (open.step === 'subversion' && open.rolls.length === 0) endPhase(books, game, referee);
  else openRings(game, referee);
}

/** 49.4263: up to -5 for each target, by the level of subversion that Russia has reached. */
export function subvert(open: Open, given: Given, referee: Referee): void {
  for (const [target, by] of Object.entries(given)) {
    if (by === 0) continue;
    open.subversion[target] = by;
    noteSubversion(open, target);
    referee.tell?.({
      to: 'all',
      kind: 'note',
      data: words('told.subversion', { target, by }),
      clauses: ['49.4263'],
    });
  }
  const used = Object.keys(open.subversion).length > 0;
  open.step = used && open.phase === 'axis' ? 'react' : 'covert';
}

/** 49.634A: the Axis adds its rolls in reaction to the subversion; the subverted country is rolled for first. */
export function react(game: Game, given: Given, referee: Referee): void {
  const { open } = game;
  const added = SUBVERSION_REACTS.filter((target) => (given[target] ?? 0) > 0);
  for (const target of added) addRoll(open, target, 'european-axis', 'reaction');
  const isFirst = ({ target }: Roll): boolean => (open.subversion[target] ?? 0) > 0;
  open.rolls = [...open.rolls.filter(isFirst), ...open.rolls.filter((each) => !isFirst(each))];
  if (added.length > 0)
    referee.tell?.({
      to: 'all',
      kind: 'note',
      data: words('told.reacts', { targets: added }),
      clauses: ['49.634A'],
    });
  open.step = 'covert';
  revealRolls(game, referee);
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
  const spent = `covert-operations.${seat}`;
  const mine = sealed[seat];
  const left = mine && reported(mine.facts, spent);
  if (mine && typeof left === 'number') setFact(mine.facts, spent, left - used);
  open.done.push(seat);
  if (open.done.length === FACTIONS.length) open.step = 'facts';
}

/** 49.425, 49.426: one die, every modifier, and whom the result favours. Throws when a fact is missing: our mistake. */
export function roll(books: Books, open: Open, faces: readonly number[], referee: Referee): void {
  const current = open.rolls[open.rolling];
  if (!current) return;
  const { target } = current;
  const [die] = faces;
  const told = knownOf({ seat: null, open });
  const facts: Facts = (key) => (key === 'die' ? die : told(key));
  const outcome = rolledResult(books, target, facts);
  const row = rowOf(books.tables, open, target, outcome);
  if (row === null) throw new Error(`the table of ${target} has no result ${outcome}`);
  referee.tell?.({
    to: 'all',
    kind: 'rolled',
    data: words('told.rolled', { target, die: die ?? 0, result: resultWords(row) as never }),
    clauses: ['49.425', '49.426', ...(current.kind === 'reaction' ? ['49.64'] : [])],
    sheet: inPlayersWords(books.tables, open, target, evaluateNamed(books, rollSheet(target), facts)),
  });
  current.rolled = outcome;
  // a row of which the players say that it gives nothing still is on its side of the table
  const favoured = favouredBy(open, target, row.effect === 'none' ? effectOf(row.id) : row.effect);
  if (favoured === null || isWorthless(open, target, row)) settle(books, open, outcome, referee);
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
export function lesser(books: Books, open: Open, id: string, referee: Referee): void {
  const current = open.rolls[open.rolling];
  if (!current) return;
  const row = rowOf(books.tables, open, current.target, id);
  if (row) {
    const args = { faction: current.faction, target: current.target, result: resultWords(row) as never };
    const key = current.rolled === id ? 'told.taken' : 'told.lesser';
    referee.tell?.({ to: 'all', kind: 'note', data: words(key, args), clauses: ['49.53'] });
  }
  settle(books, open, id, referee);
}

function settle({ tables }: Books, open: Open, id: string, referee: Referee): void {
  const current = open.rolls[open.rolling];
  if (!current) return;
  current.settled = id;
  if (current.kind === 'demand') {
    const outcome = demandOutcome(open, rowOf(tables, open, current.target, id)?.effect ?? 'none');
    if (outcome === 'germany') {
      open.step = 'demand';
      return;
    }
    settleDemand(open, outcome, referee);
  }
  nextRoll(open);
}

/** 49.71: Germany has said what Rumania does. */
export function answerDemand(open: Open, answer: string, referee: Referee): void {
  settleDemand(open, answer, referee);
  nextRoll(open);
}

function nextRoll(open: Open): void {
  open.rolling++;
  open.step = 'facts';
}

/** 49.51, 49.4266: results take effect once all rolls of the phase are made. */
export function endPhase(books: Books, game: Game, referee: Referee, skipped?: 'skipped'): void {
  const { open } = game;
  for (const each of open.rolls) implement(books.tables, open, each, referee);
  askForWar(open);
  expire(open.facts, books.facts, 'phase');
  endReactions(open);
  closeRings(open);
  open.dice = dueDice(books, open);
  if (skipped) passByDice(open);
  if (open.dice.length > 0) open.step = 'tension';
  else afterPhase(books, game, referee);
}

/** 49.85: the die of an effective level; after the last one of a phase play goes on where it stood. */
export function tensionDie(
  books: Books,
  game: Game,
  tension: Rolled,
  [die = 0]: readonly number[],
  referee: Referee,
): void {
  const { open } = game;
  rollTension(books, open, tension, die, referee);
  if (open.dice.length > 0 || open.step !== 'tension') return;
  afterPhase(books, game, referee);
}
