import { type Referee, directive, rulingsOf, texts } from '../../../kernel/index.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { conquer, tellConquered } from '../54-surrender/31-conquered.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { endConquered } from '../49-diplomacy/5-results.ts';
import { ASSOCIATED_ROWS, surrenderMinors } from '../55-germany/5-minors.ts';
import { abandon, LAST_AXIS } from '../war/control.ts';
import { part } from '../part.ts';
import { setStanding, standingOf } from '../starts/standing.ts';
import type { Go, Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { allocateForces, removeUnits } from './32-forces.ts';
import { italyForceTexts } from './32-forces.words.ts';

// 56.2 to 56.6: what an Italian surrender brings.

/** What the key economic areas of Italy are worth (56.61). */
export const AREAS = { rome: 20, genoa: 10, milan: 10 } as const;

const say = texts({
  told: {
    forcesByTable: 'The surrender level is not known: take the forces from the table.',
    italianBuilding: ({ without }: { readonly without?: readonly string[] }) =>
      `${without === undefined ? 'Folgore and Italian' : 'Italian'} ground units are built, and rebuilt if lost, in any fully supplied hex in Italy that their new power controls.`,
    italianHexes:
      'Italian-controlled hexes in Italy, Sicily and Sardinia pass to German control at once, with the railheads in them.',
    italianHexesFree:
      'Italian-controlled hexes in Italy, Sicily and Sardinia are controlled by nobody, as Germany has surrendered.',
    italianMinors: 'All associated minor countries of Italy surrender: remove their units from play.',
    italianMinorsNamed:
      'All associated minor countries of Italy surrender: remove their units from play. Of the targets its results end: {targets}.',
    italianColonies:
      'Italian colonies and conquests are controlled by nobody: the first major power to occupy one controls it.',
    italianBrps:
      'Rome stays worth {rome} BRPs, Genoa {genoa} and Milan {milan} to whom it belongs. Otherwise Italy has no BRP value.',
    italianBrpsWhen: 'The BRPs for Rome, Genoa and Milan are received as for other conquests.',
    italianBrpsWho: 'Where several Allies took one of them together, their senior partner receives its BRPs.',
  },
  name: {
    genoa: 'Genoa',
    milan: 'Milan',
  },
  inForce: {
    italianBuilding: 'Italian ground units are built in fully supplied hexes in Italy of their new power',
    italianBrps: 'Rome is worth {rome} BRPs, Genoa {genoa}, Milan {milan}; nothing else in Italy',
  },
});

/** 56.33, 56.61: what an Italian surrender leaves standing; of its BRPs also when, and to whom (56.62, 56.63). */
export const LASTING_EFFECTS = lasting(say, {
  italianBuilding: { clauses: ['56.33'], on: 'italy' },
  italianBrps: { clauses: ['56.61'], listed: ['56.61', '56.62', '56.63'], on: 'italy' },
});

/** When who conquered Italy receives its BRPs, and who of several does (56.62, 56.63). */
const BRPS_DUE = [
  ['56.62', say.told.italianBrpsWhen],
  ['56.63', say.told.italianBrpsWho],
] as const;

/**
 * The surrender of Italy, with its level as far as that is known: its units (56.32) and where they are built (56.33), its hexes
 * (56.41), minor countries (56.51), colonies and conquests (56.52), and key economic areas (56.61 to 56.63). It may bring peace
 * (56.21).
 */
export function surrenderItaly(open: Open, level: number | null, referee: Referee): readonly Go[] {
  conquer(open, 'italy');
  open.impaired = false;
  tellConquered(open, 'italy', referee);
  removeUnits(open, referee);
  if (level === null) directive(referee, say.told.forcesByTable, undefined, ['56.32']);
  else allocateForces(open, level, referee);
  if (level === null && isGermanyOut(open))
    directive(referee, italyForceTexts.told.noGermanForces, undefined, ['56.32']);
  // with Germany beaten nobody has Folgore
  const building = isGermanyOut(open) ? { without: ['folgore'] } : undefined;
  begin(referee, LASTING_EFFECTS.italianBuilding, building);
  leaveHexes(open, referee);
  endItalianResults(open, referee);
  directive(referee, say.told.italianColonies, AREAS, ['56.52']);
  begin(referee, LASTING_EFFECTS.italianBrps, AREAS);
  for (const [clause, text] of BRPS_DUE) directive(referee, text, AREAS, [clause]);
  return [{ step: 'peace', after: 'italy' }];
}

/** 56.41, 56.52: Italy's hexes pass to Germany; once that is beaten they are nobody's (ruling italy-after-germany), as all else of the Axis. */
function leaveHexes(open: Open, referee: Referee): void {
  const isFree = isGermanyOut(open);
  if (isFree) abandon(open, LAST_AXIS, 'axis');
  directive(referee, isFree ? say.told.italianHexesFree : say.told.italianHexes, undefined, ['56.41']);
}

/** 56.51: Italy's associated minor countries surrender; every other result that is Italy's ends too (ruling italian-results). */
function endItalianResults(open: Open, referee: Referee): void {
  const its = MINORS.filter((target) => standingOf(open, target)?.power === 'italy');
  const isOwn = (target: string): boolean => ASSOCIATED_ROWS.includes(standingOf(open, target)?.result ?? '');
  surrenderMinors(open, its.filter(isOwn));
  for (const target of its) setStanding(open, target, null);
  open.due = open.due.filter(({ power }) => power !== 'italy');
  endConquered(open, referee);
  if (its.length > 0) directive(referee, say.told.italianMinorsNamed, { targets: its }, ['56.51']);
  else directive(referee, say.told.italianMinors, undefined, ['56.51']);
}

const { RULINGS } = rulingsOf([
  {
    id: 'italian-results',
    clauses: ['56.51'],
    question:
      'Italy\u2019s associated minor countries surrender with it: what of its minor allies, BRPs and hex control by diplomacy?',
    choices: [{ id: 'end', text: 'They end too: nobody is left whom they benefit.' }],
    default: 'end',
    fixed: true,
  },
  {
    id: 'italy-after-germany',
    clauses: ['56.32', '56.32B', '56.41'],
    question: 'Italy surrenders after Germany: who receives the units and hexes that would pass to Germany?',
    choices: [{ id: 'nobody', text: 'Nobody: the units are removed, the hexes are controlled by nobody.' }],
    default: 'nobody',
    fixed: true,
  },
]);

/** 56.2 to 56.6: an Italian surrender. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    '56.2': ['heading', 'Effects of an Italian surrender'],
    '56.21': ['enforced', 'Peace', 'surrenderItaly'],
    '56.33': ['directive', 'Construction of Italian ground units', 'LASTING_EFFECTS'],
    '56.4': ['heading', 'Hexes'],
    '56.41': ['directive', 'Hexes', 'surrenderItaly'],
    '56.5': ['heading', 'Minor countries'],
    '56.51': ['enforced', 'Associated minor countries', 'surrenderItaly'],
    '56.52': ['directive', 'Colonies and conquests', 'surrenderItaly'],
    '56.6': ['heading', 'BRPs'],
    '56.61': ['directive', 'Italy’s BRP value', 'LASTING_EFFECTS'],
    '56.62': ['directive', 'When Italian BRPs are acquired', 'surrenderItaly'],
    '56.63': ['directive', 'Cooperative conquest', 'surrenderItaly'],
  },
  rulings: RULINGS,
  texts: say,
});
