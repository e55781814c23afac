import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { sign } from '../belligerents.ts';
import { keepDeclaration } from '../59-britain/21-check.ts';
import { followInAsia, followIntoPeace } from '../59-britain/83-neutral.ts';
import type { Open } from '../state.ts';
import { areAtWar, endByPeace } from '../wars.ts';
import { isUsOut } from './4-in-effect.ts';
import { ruled } from './rulings.ts';
import { NEUTRAL_DPS, NEUTRAL_RPS } from './neutral.ts';
import { SIDES, type Theatre } from './theatres.ts';

// 62.6: a separate peace of the U.S. in a theatre.

/** What the players do on their map and mind, in each theatre (62.61, 62.62), then in both (62.63, 62.45, 62.66, 62.67). */
const DIRECTIVES: Readonly<Record<Theatre, readonly (readonly [string, string])[]>> = {
  europe: [['told.peace.europe', '62.61']],
  pacific: [['told.peace.pacific', '62.62']],
};

/**
 * 62.61, 62.62: the wars of the U.S. in a theatre are over, and what that asks of the players. The rest of the Allies fight on
 * (62.64); what is granted, who returns and what a neutral U.S. goes on with is told (62.45, 62.63, 62.67A and C). When the next war begins, and who declares it, is told with it (62.72).
 */
export function signPeace(open: Open, theatre: Theatre, clauses: readonly string[], referee: Referee): void {
  const { enemy, wars, tension } = SIDES[theatre];
  if (theatre === 'europe') keepDeclaration(open);
  for (const each of wars) if (areAtWar(open, each, 'us')) endByPeace(open, each, 'us', 'us');
  sign(open, [enemy, 'us'], 'us');
  const isFollowed =
    enemy === 'germany' && isFightingOn(open) && ruled(open.rulings, 'surrendered-britain') === 'neutral';
  const args = { enemy, tension, theatre: words(`theatre.${theatre}`), dps: NEUTRAL_DPS, rps: NEUTRAL_RPS };
  const main = theatre === 'europe' ? '62.61' : '62.62';
  referee.tell?.(toAll('result', words('told.separatePeace', args), [...clauses, main, '62.11']));
  const all = [
    ...DIRECTIVES[theatre],
    ['told.peace.return', '62.63'],
    ['told.peace.others', '62.64'],
    ...(isUsOut(open) ? ([['told.peace.none', '62.82']] as const) : whileNeutral(open, theatre)),
  ] as const;
  for (const [key, clause] of all) referee.tell?.(toAll('directive', words(key, args), [clause]));
  if (isFollowed) followIntoPeace(open, referee);
  if (enemy === 'japan') followInAsia(open, referee);
}

/** 62.45, 62.67A to C: what a neutral U.S. goes on with. */
function whileNeutral(open: Open, theatre: Theatre): readonly (readonly [string, string])[] {
  return [
    ['told.peace.grants', '62.45'],
    ['told.peace.mobilizations', '62.67A'],
    ...(theatre === 'europe' ? ([[neutralDps(open), '62.67B']] as const) : []),
    ['told.peace.rps', '62.67C'],
  ];
}

/** 62.67B: by ruling neutral-us-dps the five are its basic allotment, or all that it has. */
function neutralDps({ rulings }: Open): string {
  return ruled(rulings, 'neutral-us-dps') === 'all' ? 'told.peace.dpsInAll' : 'told.peace.dps';
}

/** Whether Britain has surrendered and is at war with Germany all the same (59.85). */
function isFightingOn(open: Open): boolean {
  return hasSurrendered(open, 'britain') && areAtWar(open, 'germany', 'britain');
}

/** 62.66: how the tension governs a U.S. that may come back: no mobilization twice (62.66A), no restriction overridden (62.66B). */
export function tellGovernedBy(theatre: Theatre, referee: Referee): void {
  const args = { tension: SIDES[theatre].tension, theatre: words(`theatre.${theatre}`) };
  for (const clause of ['62.66', '62.66A', '62.66B'])
    referee.tell?.(toAll('directive', words(`told.governed.${clause}`, args), [clause]));
}
