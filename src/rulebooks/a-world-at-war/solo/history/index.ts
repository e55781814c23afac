import type { History, HistoryLine } from '../../../../kernel/solo/index.ts';
import { PLANS } from '../../starts/scenarios.ts';
import { TURNS } from '../../war/wars.ts';
import { EUROPE, EUROPE_LATER, STANDS_1942 } from './europe.ts';
import { FIGURES, QUIET } from './figures.ts';
import { PACIFIC, PACIFIC_QUIET } from './pacific.ts';

// What happens on the map of each scenario.

const history = (
  scenario: string,
  title: string,
  about: string,
  lines: readonly HistoryLine[],
  others: History['else'] = [...QUIET, ...PACIFIC_QUIET],
): History => ({
  format: 1,
  kind: 'history',
  rulebook: 'a-world-at-war',
  scenarios: [scenario],
  title,
  about,
  lines: lines.filter(({ at }) => isUpTo(scenario, at)),
  else: others,
});

/** What comes after the last turn of a scenario is no part of its history. */
function isUpTo(scenario: string, at: string): boolean {
  const to = PLANS[scenario]?.to;
  return to === undefined || TURNS.indexOf(at) <= TURNS.indexOf(`${to.year}/${to.season}`);
}

const ABOUT =
  'The war as it went, turn by turn, some of it a turn sooner or later. What stands on the players\u2019 records, as BRPs, is a house value: a guess that you can change.';
const LATER =
  'As the war went, but Germany attacks Russia in Spring 1942, after a year in the Mediterranean. Figures are house values.';

/** The histories, the historical course of each scenario first. */
export const HISTORIES: readonly History[] = [
  history('campaign-1939', 'As it was', ABOUT, [...EUROPE, ...FIGURES]),
  history('global-1939', 'As it was', ABOUT, [...EUROPE, ...PACIFIC, ...FIGURES]),
  history('pacific-1941', 'As it was', ABOUT, [...PACIFIC, ...FIGURES]),
  history('european-1940', 'As it was', ABOUT, [...EUROPE, ...FIGURES]),
  history('european-1942', 'As it was', ABOUT, [...EUROPE, ...STANDS_1942, ...FIGURES]),
  history('opening-1939', 'As it was', ABOUT, [...EUROPE, ...FIGURES]),
  history('campaign-1939', 'Barbarossa in 1942', LATER, [...EUROPE_LATER, ...FIGURES]),
  history('global-1939', 'Barbarossa in 1942', LATER, [...EUROPE_LATER, ...PACIFIC, ...FIGURES]),
];
