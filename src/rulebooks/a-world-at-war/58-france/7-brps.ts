import { type Referee, directive, reportedValue, whole } from '../../../kernel/index.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { controllerOf } from '../war/control.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { brpTexts } from './7-brps.words.ts';

// 58.7: what France is worth.

/** What the key economic areas of France are worth (58.71). */
export const AREAS = { paris: 20, lyon: 10, marseilles: 10 } as const;
const KEY_AREAS = AREAS.paris + AREAS.lyon + AREAS.marseilles;

/** What Vichy France is worth beside its colonies (58.31A). */
const OF_VICHY = 20;

/** The BRP base of France when it surrenders (58.71). */
export const base = single(
  'base.france',
  fact('frenchBase', whole(0, 200), ['58.71'], { askedOf: 'france' }),
);

/** The value of France as a conquest: its base less what its key economic areas are worth (58.71); undefined: not known. */
export function conquestValue({ facts }: Open): number | undefined {
  const told = reportedValue(facts, base.key());
  return typeof told === 'number' ? Math.max(0, told - KEY_AREAS) : undefined;
}

/** Whether anybody has conquered France: the Axis, if they hold Paris once it has fallen (58.72; ruling french-hexes-after-us). */
export function isConquered(open: Open): boolean {
  return controllerOf(open, 'paris') === 'axis';
}

/** 58.31A, 58.31B: whose the BRPs of Vichy France are. */
export function tellVichyBrps(open: Open, isEstablished: boolean, referee: Referee): void {
  if (!isEstablished && areAtWar(open, 'germany', 'us')) return;
  const text = isEstablished ? brpTexts.told.vichyBrps : brpTexts.told.noVichyBrps;
  directive(referee, text, { brps: OF_VICHY }, [isEstablished ? '58.31A' : '58.31B']);
}

/** 58.71: what the key economic areas of France stay worth. */
export const LASTING_BRPS = lasting(brpTexts, {
  frenchAreas: { clauses: ['58.71'], on: 'all' },
});

/** 58.71 to 58.73: what France is worth as a conquest, when, and to whom. */
export function tellBrps(open: Open, referee: Referee): void {
  begin(referee, LASTING_BRPS.frenchAreas, AREAS);
  if (!isConquered(open)) return;
  const brps = conquestValue(open);
  const value =
    brps === undefined
      ? brpTexts.told.conquestByBase({ areas: KEY_AREAS })
      : brpTexts.told.conquest({ brps, areas: KEY_AREAS });
  referee.tell?.({ to: 'all', kind: 'directive', data: value, clauses: ['58.71'] });
  directive(referee, brpTexts.told.conquestWhen, undefined, ['58.72']);
  directive(referee, brpTexts.told.conquestWho, undefined, ['58.73']);
}

/** 58.7: what France is worth. */
export const FRENCH_BRPS = part(import.meta.url, {
  clauses: {
    '58.7': ['heading', 'BRPs'],
    '58.71': ['directive', 'France’s BRP value', 'tellBrps'],
    '58.72': ['directive', 'When French BRPs are acquired', 'tellBrps'],
    '58.73': ['directive', 'Cooperative conquest', 'tellBrps'],
  },
  facts: [base],
  texts: brpTexts,
});
