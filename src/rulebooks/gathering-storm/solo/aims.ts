import type { Aims, AimsLine } from '../../../kernel/solo/index.ts';
import { type StormPower, POWERS, type Side, SIDES } from '../powers.ts';

// What targets are worth to whom. House values: the sheet has none.

type Worth = Readonly<Record<string, number>>;

/** What is worth what from some turn on; absent: from the beginning. */
interface From {
  readonly from?: string;
  readonly worth: Worth;
}

/** What is in no list: a target of the players' own. */
const OTHERS: Worth = { '*': 6 };

/** Neighbors and raw materials come first; what has been taken by then, or is sure to be, is worth little. */
const OF_SIDE: Readonly<Record<Side, readonly From[]>> = {
  axis: [
    {
      worth: {
        austria: 16,
        czechoslovakia: 16,
        hungary: 14,
        rumania: 14,
        poland: 12,
        spain: 12,
        yugoslavia: 10,
        bulgaria: 10,
        rhineland: 10,
        albania: 8,
        greece: 8,
        turkey: 8,
        sweden: 8,
        finland: 6,
        belgium: 6,
        norway: 4,
        ireland: 3,
      },
    },
    { from: '1936/summer', worth: { rhineland: 2 } },
    {
      from: '1938/summer',
      worth: { austria: 4, poland: 18, rumania: 18, turkey: 10, norway: 6, finland: 8 },
    },
    { from: '1939/spring', worth: { czechoslovakia: 6, albania: 4 } },
  ],
  allies: [
    {
      worth: {
        poland: 16,
        czechoslovakia: 16,
        belgium: 14,
        rumania: 12,
        turkey: 12,
        yugoslavia: 10,
        greece: 10,
        austria: 10,
        spain: 10,
        rhineland: 10,
        norway: 8,
        hungary: 8,
        sweden: 6,
        bulgaria: 6,
        ireland: 6,
        finland: 4,
        albania: 4,
      },
    },
    { from: '1936/summer', worth: { rhineland: 2 } },
    { from: '1938/summer', worth: { austria: 2, poland: 20, rumania: 14, turkey: 14, greece: 14 } },
    { from: '1939/spring', worth: { czechoslovakia: 4, belgium: 16, norway: 10 } },
  ],
  russia: [
    {
      worth: {
        poland: 16,
        rumania: 16,
        finland: 14,
        turkey: 14,
        bulgaria: 12,
        czechoslovakia: 10,
        spain: 10,
        hungary: 8,
        yugoslavia: 8,
        austria: 6,
        greece: 6,
        sweden: 6,
        albania: 4,
        norway: 3,
        belgium: 2,
        ireland: 1,
        rhineland: 1,
      },
    },
    { from: '1938/summer', worth: { austria: 2, poland: 20, rumania: 18, finland: 18 } },
    { from: '1939/spring', worth: { czechoslovakia: 4, spain: 4 } },
  ],
};

/** What one power sees otherwise than its side. */
const OF_POWER: Readonly<Partial<Record<StormPower, Worth>>> = {
  italy: {
    albania: 16,
    greece: 14,
    yugoslavia: 14,
    spain: 14,
    hungary: 10,
    rumania: 8,
    poland: 4,
    finland: 2,
  },
  britain: { greece: 14, turkey: 14, norway: 12, ireland: 10, yugoslavia: 8, czechoslovakia: 12 },
  france: { belgium: 16, rumania: 14, yugoslavia: 12, spain: 12, norway: 4, ireland: 2 },
};

const SIDE: Readonly<Record<StormPower, Side>> = {
  germany: 'axis',
  italy: 'axis',
  britain: 'allies',
  france: 'allies',
  russia: 'russia',
};

/** The lines of a seat; what a power sees otherwise holds until the worth changes for its whole side. */
function linesOf(seat: string, side: Side, own: Worth = {}): AimsLine[] {
  return OF_SIDE[side].map(({ from, worth }) =>
    from === undefined ? { seat, worth: { ...OTHERS, ...worth, ...own } } : { seat, from, worth },
  );
}

const head = {
  format: 1,
  kind: 'aims',
  rulebook: 'gathering-storm',
  title: 'Neighbors and raw materials',
  about:
    'House values from 1 to 20: Rumania for its oil, Poland and Czechoslovakia for where they lie, what each side borders on. ' +
    'What has been annexed by then in most histories is worth little from that season on.',
} as const;

const BY_SIDES: Aims = {
  ...head,
  scenarios: ['campaign-sides', 'first-turn'],
  lines: SIDES.flatMap((side) => linesOf(side, side)),
};

const BY_POWERS: Aims = {
  ...head,
  scenarios: ['campaign-powers'],
  lines: POWERS.flatMap((power) => linesOf(power, SIDE[power], OF_POWER[power])),
};

/** The aims of all scenarios. */
export const AIMS: readonly Aims[] = [BY_SIDES, BY_POWERS];
