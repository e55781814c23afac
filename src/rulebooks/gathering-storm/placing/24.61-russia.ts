import { type Bar, type Words, once, reportedValue, texts } from '../../../kernel/index.ts';
import { hasForgone } from '../intelligence/opening.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import { civilWar, cohesion, flags, ring } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { isMinor } from './counters.ts';

// 24.61: where Russia may place its diplomatic counters.

/** 24.61B: open to Russia at any time. */
const ALWAYS: readonly string[] = ['finland', 'poland', 'rumania', 'turkey'];

/** 24.61C: open to Russia, too, once it has reached full cohesion. */
const AT_COHESION: readonly string[] = [
  'albania',
  'bulgaria',
  'czechoslovakia',
  'greece',
  'hungary',
  'sweden',
  'yugoslavia',
];

/** What an event goes over. */
export type LiftedLimits = NonNullable<EventCard['overrides']>;

/** 24.61A, B and C: why Russia may place no diplomatic counter in a target, but for an event that goes over it. */
export function russianBar(
  setting: Setting,
  open: Open,
  target: string,
  lifted: LiftedLimits = [],
): Bar | null {
  if (hasForgone(open) && !lifted.includes('purge'))
    return { clauses: ['24.61A', '22.21B'], reason: say.bar.purge() };
  if (lifted.includes('lists') || isOpened(open, target)) return null;
  const atCohesion = reportedValue(open.facts, cohesion.key()) === true;
  return CLOSED(setting)(target)[atCohesion ? 'atCohesion' : 'before'];
}

const CLOSED = once((setting: Setting) =>
  once((target: string): Record<'before' | 'atCohesion', Bar> => {
    const bar = (clauses: readonly string[], atCohesion: boolean): Bar => {
      return { clauses, reason: reasonOf(target, atCohesion)({ target: targetName(setting, target) }) };
    };
    return {
      before: bar(['24.61B', '24.61B/list'], false),
      atCohesion: bar(['24.61C', '24.61B'], true),
    };
  }),
);

function reasonOf(target: string, atCohesion: boolean): (args: { readonly target: string }) => Words {
  if (!isMinor(target)) return say.bar.noMinorForRussia;
  return !atCohesion && AT_COHESION.includes(target) ? say.bar.beforeCohesion : say.bar.closedToRussia;
}

/** 24.61B and C: the lists, and what opens other minor countries. */
function isOpened({ facts }: Open, target: string): boolean {
  if (ALWAYS.includes(target)) return true;
  if (AT_COHESION.includes(target) && reportedValue(facts, cohesion.key()) === true) return true;
  if (!isMinor(target)) return false;
  const own = reportedValue(facts, ring.key('russia', target)) ?? 'none';
  return (
    Number(reportedValue(facts, flags.key('russia', target)) ?? 0) > 0 ||
    own !== 'none' ||
    reportedValue(facts, civilWar.key(target)) === true
  );
}

const say = texts({
  bar: {
    purge:
      'Under the Party purge Russia has given up placing diplomatic counters this turn: only an event that goes over the purge lets it place one.',
    beforeCohesion:
      'Closed before full cohesion, but for a Russian flag or spy ring there, a civil war, or an event that opens it.',
    noMinorForRussia: 'No minor country: only an event opens it.',
    closedToRussia:
      'Not on Russia\u2019s lists: open only by a Russian flag or spy ring there, a civil war, or an event.',
  },
});

/** 24.61A to C: where Russia may place. */
export const RUSSIA = part(import.meta.url, {
  clauses: {
    '24.61A': ['enforced', 'The Party purge', 'russianBar'],
    '24.61B': ['enforced', 'Before full cohesion', 'russianBar'],
    '24.61B/list': ['enforced', 'Finland, Poland, Rumania, Turkey', 'ALWAYS'],
    '24.61B/flag': ['enforced', 'A Russian flag', 'russianBar'],
    '24.61B/spy-ring': ['enforced', 'A Russian spy ring', 'russianBar'],
    '24.61B/civil-war': ['enforced', 'A civil war', 'russianBar'],
    '24.61B/event': ['enforced', 'Events 110 to 115', 'russianBar'],
    '24.61C': ['enforced', 'Full cohesion', 'AT_COHESION'],
  },
  texts: say,
});
