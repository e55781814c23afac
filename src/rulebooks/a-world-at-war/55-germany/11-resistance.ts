import type { Outcome, Sheet } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { attackLines } from '../attacks.ts';
import { control, type ControlledPlace, isHeld } from '../control.ts';
import { reported } from '../../../kernel/facts.ts';
import { surrendered } from '../49-diplomacy/17-surrender.ts';
import type { Check } from '../54-surrender/check.ts';
import { dpLine } from '../54-surrender/22-needed.ts';
import { isAtWarWith } from '../wars.ts';
import { judgeGermany } from './2-effects.ts';

// 55.1: the German resistance level.

/** The name of the sheet. */
export const SHEET = 'resistance/germany';

/** What Germany holds, and what holding it counts (55.11). */
const HELD: Readonly<Partial<Record<ControlledPlace, number>>> = {
  berlin: 2,
  breslau: 1,
  essen: 1,
  cologne: 1,
  leipzig: 1,
  berchtesgaden: 1,
};

/** 55.11: at zero or less Germany surrenders. */
const OUTCOMES: readonly Outcome[] = [
  { id: 'surrenders', to: 0, label: words('outcome.surrenders'), clauses: ['55.11'] },
  { id: 'fights', from: 1, label: words('outcome.fights'), clauses: ['55.11'] },
];

/** The German Resistance Table (55.11). */
export function resistanceSheet(): Sheet {
  return {
    title: words('sheet.resistance', { power: 'germany' }),
    lines: [
      dpLine('germany', '55.11/dp'),
      ...Object.entries(HELD).map(([place, value]) => ({
        id: `55.11/${place}`,
        clause: `55.11/${place}`,
        label: words('line.germanHeld', { place }),
        needs: [control.key(place as ControlledPlace)],
        value: (known: { text(key: string): string }) =>
          isHeld(known, place as ControlledPlace, ['axis']) ? value : 0,
      })),
      ...attackLines('germany'),
    ],
    outcomes: OUTCOMES,
  };
}

/** The check of Germany (55.11), at the end of each Allied player turn in which it is at war with an Ally (54.12). */
export const GERMANY: Check = {
  of: 'germany',
  clauses: ['54.12', '55.11'],
  sheet: SHEET,
  fatal: 0,
  dps: 'germany',
  at: () => 'allied-end',
  isDue: ({ plan }, open) =>
    plan.europe &&
    reported(open.facts, surrendered.key('germany')) !== true &&
    isAtWarWith(open, 'germany', ['britain', 'france', 'us', 'russia']),
  judge: judgeGermany,
};
