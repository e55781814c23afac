import { type Decision, DICE, TABLE } from '../../kernel/decision.ts';
import type { Option, RollSheet } from '../../kernel/form.ts';
import { words } from '../../kernel/words.ts';
import { DICE_FACTS, hitNumberSheet, hitsSheet } from './facts.ts';
import { type NationId, NATIONS, signed } from './nations.ts';
import { choiceBar } from './spheres.ts';
import {
  type Board,
  capitalIsHeld,
  choiceId,
  missingControl,
  mover,
  type Open,
  orderOf,
  standingOf,
} from './state.ts';

/** For whom play waits. */
export function awaiting(board: Board, open: Open): readonly string[] {
  if (open.step === 'over') return [];
  if (missingControl(board, open).length > 0) return [TABLE];
  return open.step === 'roll' ? [DICE] : [mover(board, open)];
}

/** What the table may skip: the turn of the nation to move, or the rest of the round; each with whose turns go (S1). */
export function skips(board: Board, open: Open): readonly Option[] {
  if (open.step === 'over') return [];
  const nation = mover(board, open);
  const rest = orderOf(board, open.round).slice(open.turn + 1);
  const parts = {
    turn: [nation],
    round: [nation, ...rest.filter((each) => !capitalIsHeld(board, open, each))],
  };
  const args = { nation, round: open.round };
  return Object.entries(parts).map(([value, seats]) => ({
    value,
    label: words(`skip.${value}`, args),
    seats,
  }));
}

/** What a seat may answer: missing facts first, then the choice of a neutral, then the dice. */
export function asks(board: Board, open: Open, seat: string | null): readonly Decision[] {
  if (seat === null || !awaiting(board, open).includes(seat)) return [];
  const missing = missingControl(board, open);
  if (missing.length > 0) return [askControl(open, missing)];
  return open.step === 'roll' ? [askRoll(board, open)] : [askChoice(board, open)];
}

function askControl(open: Open, facts: string[]): Decision {
  const id = `r${open.round}/missing-${open.asked}/report`;
  return {
    id,
    seat: TABLE,
    form: { kind: 'report', facts },
    prompt: words('ask.control'),
    clauses: ['S5', 'R11', 'T2'],
  };
}

/** S2, S3: one neutral or none. What may not be chosen says why. */
function askChoice(board: Board, open: Open): Decision {
  const nation = mover(board, open);
  const options: Option[] = board.card.neutrals.map((neutral) => {
    const label = words('option.neutral', {
      neutral: neutral.name,
      level: signed(standingOf(open, neutral.id).level),
    });
    const barred = choiceBar(board, open, nation, neutral);
    const option = { value: neutral.id, label, leads: rolledOn(nation, neutral.id) };
    return barred ? { ...option, barred } : option;
  });
  return {
    id: choiceId(open, nation),
    seat: nation,
    form: { kind: 'choose', options: [...options, { value: 'pass', label: words('option.pass') }] },
    prompt: words('ask.choose', { nation, dice: NATIONS[nation].dice }),
    clauses: ['S2', 'S3'],
  };
}

/** S4, S5: the hit number and the dice of a nation at a neutral. */
function rolledOn(nation: NationId, neutral: string): readonly RollSheet[] {
  return [
    { name: hitNumberSheet(nation, neutral), dice: [] },
    { name: hitsSheet(nation, neutral), dice: DICE_FACTS.slice(0, NATIONS[nation].dice) },
  ];
}

/** S4: all the nation's dice at the neutral it named. */
function askRoll(board: Board, open: Open): Decision {
  const nation = mover(board, open);
  const target = open.target ?? '';
  const { dice } = NATIONS[nation];
  return {
    id: `r${open.round}/${nation}/roll`,
    seat: DICE,
    form: { kind: 'roll', dice: Array.from({ length: dice }, () => 6) },
    prompt: words('ask.roll', { nation, neutral: board.neutral.get(target)?.name ?? target, dice }),
    clauses: ['S4', 'T1'],
    sheets: rolledOn(nation, target),
  };
}
