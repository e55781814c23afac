import { type Clause, type Referee, type Words, directive, family, tell, whole } from '../../kernel/index.ts';
import type { Army, Neutral } from './files/card.ts';
import { levelRuling, LEVEL_RULINGS } from './level.rulings.ts';
import { levelTexts } from './level.words.ts';
import {
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  type NationId,
  type NationSide,
  sideOf,
  signedLevel,
  toward,
} from './nations.ts';
import { part } from './part.ts';
import { type Benefit, benefitsByHolder } from './rights.ts';
import { rightTexts } from './rights.words.ts';
import { inSphere } from './spheres.ts';
import {
  type Board,
  controllerOf,
  type CooperationGround,
  neutralOf,
  type Open,
  type OnTrack,
  standingOf,
} from './state.ts';
import { capitalIsHeld, captorOf, HOLDERS } from './territories.ts';

// Sheet 8.2 of the flow chart: what a new level means.

/** At which level a neutral stands (T5, S7): only corrected, as the rolls move it. */
export const level = family<CooperationGround, [string]>({
  key: (id) => `level.${id}`,
  each: ({ card }) => card.neutrals.map(({ id }) => [id]),
  spec: ({ neutral }, id) => ({
    type: whole(-END_OF_TRACK, END_OF_TRACK),
    lasts: 'ever',
    kept: true,
    question: levelTexts.fact.level({ place: neutral.get(id)?.name ?? id }),
    clauses: ['T5', 'S7'],
  }),
  read: ({ open }, id) => standingOf(open, id).level,
});

/** Which nation controls a neutral (R7, S5): only corrected, as it follows from the track. */
export const controller = family<CooperationGround, [string]>({
  key: (id) => `controller.${id}`,
  each: ({ card }) => card.neutrals.map(({ id }) => [id]),
  spec: ({ neutral }, id) => ({
    type: { kind: 'choice', values: HOLDERS },
    lasts: 'ever',
    kept: true,
    question: levelTexts.fact.controller({ place: neutral.get(id)?.name ?? id }),
    clauses: ['R7', 'S5'],
  }),
  read({ open }, id) {
    const captor = captorOf(open, id);
    return captor === undefined ? captor : controllerOf(standingOf(open, id));
  },
});

/** Who attacks a neutral in this turn (S11, S8). */
export const attacker = family<CooperationGround, [string]>({
  key: (id) => `attacked.${id}`,
  each: ({ card }) => card.neutrals.map(({ id }) => [id]),
  spec: ({ neutral }, id) => ({
    type: { kind: 'choice', values: HOLDERS },
    lasts: 'turn',
    question: levelTexts.fact.attacked({ place: neutral.get(id)?.name ?? id }),
    clauses: ['S11', 'S8'],
  }),
});

/**
 * One step toward the roller's side, however many dice hit (S7, R1, R2); at the end of the track nothing (R8). Then what the
 * new level means (S8, S9, S10), with the marker from level 3 on (R7).
 */
export function step(board: Board, open: Open, id: string, nation: NationId, referee: Referee): void {
  const standing = standingOf(open, id);
  const side = sideOf(nation);
  const { name: neutral } = neutralOf(board, id);
  if (toward(side, standing.level) === END_OF_TRACK) {
    tell(referee, 'result', levelTexts.told.end, { neutral, nation }, ['R8', 'T5']);
    return;
  }
  const from = standing.level;
  standing.level += side === 'allies' ? 1 : -1;
  standing.mover = nation;
  const args = { neutral, nation, from: signedLevel(from), to: signedLevel(standing.level) };
  tell(referee, 'result', levelTexts.told.step, args, ['S7', 'R1', 'R2']);
  evaluateLevel(board, open, id, nation, referee);
}

/** Place the marker, say who has which benefits now, replace units at the end of the track (S8 to S11). */
function evaluateLevel(board: Board, open: Open, id: string, nation: NationId, referee: Referee): void {
  const standing = standingOf(open, id);
  const neutral = neutralOf(board, id);
  const reach = Math.abs(standing.level);
  if (reach < MARKER_LEVEL) takeMarkerOff(standing, neutral, referee);
  if (reach === 0) {
    tell(referee, 'result', levelTexts.told.zero, { neutral: neutral.name }, ['S10']);
    return;
  }
  if (reach >= MARKER_LEVEL) placeMarker(open, standing, neutral, nation, referee);
  tellBenefits(open, neutral, standing, referee);
  if (reach === END_OF_TRACK) replaceUnits(standing, neutral, ['S11', 'T4'], referee);
}

/** Below level 3 no marker stands, however a neutral came there, and its units are its own (R7). */
function takeMarkerOff(standing: OnTrack, neutral: Neutral, referee: Referee): void {
  const nation = standing.marker;
  standing.marker = null;
  standing.replaced = null;
  if (nation === null) return;
  directive(referee, levelTexts.told.markerOff, { neutral: neutral.name, nation }, ['R7', 'R9']);
}

/** From level 3 a marker stands; who keeps it when a team-mate pushes further is ruling A5 (S9, R7). */
function placeMarker(
  open: Open,
  standing: OnTrack,
  neutral: Neutral,
  nation: NationId,
  referee: Referee,
): void {
  if (standing.marker && levelRuling(open.rulings, 'A5') === 'first') return;
  if (standing.marker === nation) return;
  const before = standing.marker;
  standing.marker = nation;
  const args = { neutral: neutral.name, nation, income: neutral.value };
  if (before) directive(referee, levelTexts.told.markerPasses, { ...args, before }, ['S9', 'R7', 'R9']);
  else directive(referee, levelTexts.told.marker, args, ['S9', 'R7', 'R9']);
}

/** Who has which benefits now (S8, S9, T4). */
function tellBenefits(open: Open, neutral: Neutral, standing: OnTrack, referee: Referee): void {
  if (!referee.tell) return;
  const marked = Math.abs(standing.level) >= MARKER_LEVEL;
  const clauses: Clause[] = marked ? ['S9', 'T4', 'R8'] : ['S8', 'T4'];
  const args = {
    neutral: neutral.name,
    level: signedLevel(standing.level),
    benefits: benefitWords(open, neutral.id),
  };
  tell(referee, 'result', marked ? levelTexts.told.pro : levelTexts.told.leans, args, clauses);
}

function benefitWords(open: Open, neutral: string): Words {
  const held = [...benefitsByHolder(open, neutral)].map(([holder, rights]) =>
    (isNation(holder) ? levelTexts.have.nation : levelTexts.have.side)({ holder, rights: listed(rights) }),
  );
  const [first, second] = held;
  if (!first) return levelTexts.have.nobody();
  return second ? levelTexts.have.both({ first, second }) : first;
}

const listed = (rights: readonly Benefit[]): readonly Words[] =>
  rights.map((right) => rightTexts.right[right]());

function firstOf(side: NationSide): NationId {
  return side === 'allies' ? 'usa' : 'germany';
}

/** Native units become the controlling nation's own, type for type (S11; A16), or those of another that were. */
export function replaceUnits(
  standing: OnTrack,
  neutral: Neutral,
  clauses: readonly Clause[],
  referee: Referee,
): void {
  const nation = controllerOf(standing);
  const before = standing.replaced;
  if (before === nation || nation === 'nobody') return;
  standing.replaced = nation;
  const args = { neutral: neutral.name, nation };
  if (before === null)
    directive(referee, levelTexts.told.replace, { ...args, army: armyWords(neutral) }, clauses);
  else directive(referee, levelTexts.told.replaceAgain, { ...args, before }, clauses);
}

function armyWords(neutral: Neutral): Words | readonly Words[] {
  const units = (Object.entries(neutral.army) as [keyof Army, number][]).filter(([, count]) => count > 0);
  return units.length === 0
    ? levelTexts.army.none()
    : units.map(([type, count]) => levelTexts.army[type]({ count }));
}

/** The table reports an attack on a neutral (S8, S9, S11; ruling A14). */
export function attack(board: Board, open: Open, id: string, attacker: NationId, referee: Referee): void {
  const standing = standingOf(open, id);
  const neutral = neutralOf(board, id);
  if (standing.captured) return;
  open.attacked[id] ??= { ...standing };
  const side = sideOf(attacker);
  if (Math.abs(standing.level) < MARKER_LEVEL) {
    const nation = protector(board, open, neutral, attacker);
    if (nation) turnToEnemy(open, neutral, attacker, nation, referee);
    else tellOwnDefence(neutral, attacker, referee);
  } else if (toward(side, standing.level) > 0) {
    return tellNotEnemy(neutral, attacker, referee);
  }
  if (Math.abs(standing.level) >= MARKER_LEVEL) replaceUnits(standing, neutral, ['S11'], referee);
}

function tellNotEnemy(neutral: Neutral, attacker: NationId, referee: Referee): void {
  tell(referee, 'note', levelTexts.told.notEnemy, { neutral: neutral.name, attacker }, ['S9']);
}

function tellOwnDefence(neutral: Neutral, attacker: NationId, referee: Referee): void {
  const args = { neutral: neutral.name, attacker, army: armyWords(neutral) };
  directive(referee, levelTexts.told.defends, args, ['S8']);
}

/** An attacked neutral goes to level 3 of the attacker's enemies, with the marker of one of them (ruling A14). */
function turnToEnemy(
  open: Open,
  neutral: Neutral,
  attacker: NationId,
  nation: NationId,
  referee: Referee,
): void {
  const standing = standingOf(open, neutral.id);
  const from = standing.level;
  standing.level = sideOf(attacker) === 'axis' ? MARKER_LEVEL : -MARKER_LEVEL;
  standing.marker = nation;
  standing.mover = nation;
  const args = {
    neutral: neutral.name,
    attacker,
    nation,
    from: signedLevel(from),
    to: signedLevel(standing.level),
    income: neutral.value,
  };
  directive(referee, levelTexts.told.turns, args, ['S8', 'S9']);
}

/**
 * The first enemy of the attacker in order of play that has the neutral in its sphere (rulings A14, A14-capital, A14-none); null:
 * nobody protects it.
 */
function protector(board: Board, open: Open, neutral: Neutral, attacker: NationId): NationId | null {
  const { rulings } = open;
  if (levelRuling(rulings, 'A14') === 'own-defence') return null;
  const enemies = board.order.filter((nation) => sideOf(nation) !== sideOf(attacker));
  const isFree = (nation: NationId): boolean => !capitalIsHeld(board, open, nation);
  // where every capital is lost, nobody is passed over
  const isPassedOver = levelRuling(rulings, 'A14-capital') === 'free' && enemies.some(isFree);
  const eligible = isPassedOver ? enemies.filter(isFree) : enemies;
  const near = eligible.find((nation) => inSphere(board, open, nation, neutral));
  if (near || levelRuling(rulings, 'A14-none') === 'own-defence') return near ?? null;
  return eligible[0] ?? firstOf(sideOf(attacker) === 'axis' ? 'allies' : 'axis');
}

/** The table reports who holds a neutral by attack and occupation (R9, R10), or that it is free again (A20). */
export function capture(
  board: Board,
  open: Open,
  id: string,
  by: NationId | 'nobody',
  referee: Referee,
): void {
  const standing = standingOf(open, id);
  const neutral = neutralOf(board, id);
  const before = standing.captured;
  if (by === (before ?? 'nobody')) return;
  const isFriend = by !== 'nobody' && standing.marker !== null && sideOf(by) === sideOf(standing.marker);
  if (isFriend && !before) return tellNotEnemy(neutral, by, referee);
  if (!before && by !== 'nobody' && open.attacked[id] === undefined) {
    open.attacked[id] = { ...standing, byCapture: true };
    if (levelRuling(open.rulings, 'A14-capture') === 'attack' && turnsTo(open, standing))
      attack(board, open, id, by, referee);
  }
  const isBack = isFriend
    ? levelRuling(open.rulings, 'A20') === 'marker'
    : by !== 'nobody' && isRetaken(standing, by) && levelRuling(open.rulings, 'A20-unmarked') === 'freed';
  if (by === 'nobody' || isBack) return free(standing, neutral, referee);
  standing.captured = by;
  // who held it lost what defended it
  standing.replaced = standing.marker;
  const { stillCaptured, captured, capturedUnmarked } = levelTexts.told;
  const text = before ? stillCaptured : standing.marker ? captured : capturedUnmarked;
  directive(referee, text, { neutral: neutral.name, nation: by }, ['R9', 'R10']);
}

/** Whether a neutral turns to the attacker's enemies when it is attacked (A14). */
function turnsTo({ rulings }: Open, { level: at }: OnTrack): boolean {
  return Math.abs(at) < MARKER_LEVEL && levelRuling(rulings, 'A14') === 'enemy-side';
}

/** Whether an enemy of the captor takes a neutral on which no marker stood (A20). */
function isRetaken({ captured: captor, marker }: OnTrack, by: NationId): boolean {
  return marker === null && captor !== null && sideOf(captor) !== sideOf(by);
}

/** Back on the track at its level, with its marker if it had one (A20). */
function free(standing: OnTrack, neutral: Neutral, referee: Referee): void {
  standing.captured = null;
  const args = { neutral: neutral.name, level: signedLevel(standing.level) };
  const { marker: nation } = standing;
  if (nation) directive(referee, levelTexts.told.freed, { ...args, nation }, ['R10', 'R9']);
  else directive(referee, levelTexts.told.freedUnmarked, args, ['R10', 'R9']);
}

/** S7 to S11, T5: the track. */
export const LEVEL = part(import.meta.url, {
  clauses: {
    S7: ['computed', 'One step toward the roller', 'step'],
    S8: ['computed', 'At levels 1 and 2', 'step'],
    S9: ['directive', 'At levels 3 to 5', 'step'],
    S10: ['computed', 'At level 0', 'step'],
    S11: ['directive', 'Native units replaced', 'replaceUnits'],
    T5: ['computed', 'The track', 'level'],
    R1: ['computed', 'Whole levels, one step a hit', 'step'],
    R2: ['computed', 'One neutral, one step a turn', 'step'],
    R7: ['computed', 'A marker from level 3', 'step'],
    R10: ['enforced', 'A captured neutral leaves the track', 'capture'],
  },
  rulings: LEVEL_RULINGS,
  facts: [attacker, level, controller],
  texts: levelTexts,
});
