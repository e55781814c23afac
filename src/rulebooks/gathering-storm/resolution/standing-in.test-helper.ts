import { family } from '../../../kernel/family.ts';
import type { Chapter } from '../../../kernel/chapter.ts';
import type { Possible } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { removed } from '../intelligence/24.83-removed.ts';
import type { Modifier, Placed } from '../lifetimes.ts';
import { POWERS, type Power } from '../powers.ts';
import type { Ground, Open, Setting } from '../state.ts';
import { antiCominternKey, militaryKey, modifierKey, strengthKey } from './keys.ts';

// The facts that ledgers sum up, as placing and intelligence leave them: for tests of the resolution alone.

const number = {
  type: { kind: 'number', min: 0, max: 9 },
  lasts: 'turn',
  by: 'game',
  question: words('fact.standingIn'),
  clauses: [],
} as const;

const forBoth = ({ targets }: Setting): [Power, string][] =>
  POWERS.flatMap((power) => targets.map(({ id }): [Power, string] => [power, id]));

function worth(open: Open, kind: Placed['kind'], power: Power | null, target: string): Possible {
  const found = open.placed.find(
    (each) =>
      each.kind === kind && each.target === target && !each.void && (power === null || each.power === power),
  );
  return found === undefined ? 0 : (found.value ?? { min: 1, max: 9 });
}

const strength = family<Ground, [Power, string]>({
  key: strengthKey,
  each: forBoth,
  spec: () => number,
  read: ({ open }, power, target) => worth(open, 'diplomatic', power, target),
});

const military = family<Ground, [Power, string]>({
  key: militaryKey,
  each: forBoth,
  spec: () => number,
  read: ({ open }, power, target) => worth(open, 'military', power, target),
});

const antiComintern = family<Ground, [string]>({
  key: antiCominternKey,
  each: ({ targets }) => targets.map(({ id }): [string] => [id]),
  spec: () => number,
  read: ({ open }, target) => worth(open, 'anti-comintern', null, target),
});

/** Where the modifier of a fact comes from, in the words of the state. */
function isFrom(fact: string, { source, power }: Modifier): boolean {
  if (fact.startsWith('event-')) return source === `event/${fact.slice('event-'.length)}`;
  return fact === source || fact === `${source}-${power}`;
}

const modifier = family<Ground, [string, string]>({
  key: modifierKey,
  each({ pack, targets }) {
    const events = pack.events.map(({ id }) => `event-${id}`);
    const sources = [
      ...events,
      'threat-germany',
      'threat-italy',
      ...POWERS.map((power) => `covert-${power}`),
      'subversion',
    ];
    return sources.flatMap((source) => targets.map(({ id }): [string, string] => [source, id]));
  },
  spec: () => number,
  read: ({ open }, fact, target) =>
    open.modifiers.reduce(
      (sum, each) => sum + (each.target === target && isFrom(fact, each) ? each.amount : 0),
      0,
    ),
});

/** The facts of placing and intelligence, by the key of one of them. */
const STANDING_IN = [
  [strength, 'strength.germany.turkey'],
  [military, 'military.germany.turkey'],
  [antiComintern, 'anti-comintern.turkey'],
  [modifier, 'modifier.covert-germany.turkey'],
  [removed, removed.key('germany', 'turkey')],
] as const;

/** What of these facts a rulebook does not have itself. */
export function standingIn(has: (key: string) => boolean): Chapter<Ground> {
  const facts = STANDING_IN.flatMap(([each, key]) => (has(key) ? [] : [each as never]));
  return { clauses: [], facts };
}
