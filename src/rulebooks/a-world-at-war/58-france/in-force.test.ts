import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { PLANS } from '../starts/scenarios.ts';
import { startOf } from '../start.test-helper.ts';
import type { Books } from '../state.ts';
import { inForce } from './in-force.ts';

const BOOK = aWorldAtWar.words;
const BOOKS = { plan: PLANS['campaign-1939'] } as Books;

const FALLEN = {
  'surrendered.france': true,
  'control.paris': 'axis',
  'base.france': 60,
  'france.fell-in': '1939/summer',
};

/** What is listed in a player turn of Fall 1939, by its clauses. */
function listed(
  facts: Readonly<Record<string, FactValue>>,
  rulings = {},
  phase: 'axis' | 'allied' = 'axis',
): string[] {
  const open = { ...startOf('campaign-1939', facts, rulings), phase };
  return inForce(BOOKS, open).map(({ clauses }) => clauses.join());
}

it('lists nothing while France stands, nor where its fall is reported', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ 'france.vichy': 'none' })).toEqual([]);
  expect(listed({ ...FALLEN, 'france.vichy': 'open' })).toEqual([]);
  expect(listed({ ...FALLEN, 'france.vichy': 'established' }, { 'late-war': 'reported' })).toEqual([]);
});

it('lists what stands of Vichy France until it takes a side', () => {
  const vichy = { ...FALLEN, 'france.vichy': 'established', 'colony.lebanon-syria': 'free' };
  expect(listed(vichy)).toEqual([
    '58.42',
    '58.531C',
    '58.632',
    '58.633',
    '58.642',
    '58.624',
    '58.71',
    '58.72,58.73',
  ]);
  expect(listed({ ...vichy, 'standing.vichy-france': 'germany/8' })).toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'germany/9' })).not.toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'germany/10' })).not.toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'britain/-1' })).toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'britain/-3' })).not.toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'britain/-2' })).not.toContain('58.633');
});

it('lists independent colonies, and those of the Axis', () => {
  const none = {
    ...FALLEN,
    'france.vichy': 'none',
    'colony.tunisia': 'axis',
    'colony.algeria': 'independent',
  };
  expect(listed(none)).toEqual(['58.532C', '58.532A', '58.533', '58.624', '58.71', '58.72,58.73']);
});

it('drops what is over after the next player turns, and the conquest where Paris is not Axis', () => {
  const later = {
    ...FALLEN,
    'france.vichy': 'established',
    'colony.lebanon-syria': 'free',
    'france.fell-in': '1939/spring',
    'control.paris': 'western',
  };
  expect(listed(later)).toEqual(['58.632', '58.633', '58.642', '58.624', '58.71']);
  // the Axis hold Paris, and nobody knows what France was worth
  const { 'base.france': _, ...unknown } = { ...later, 'control.paris': 'axis' };
  expect(listed(unknown)).toEqual(['58.632', '58.633', '58.642', '58.624', '58.71']);
});

it('lists what the next player turns bring until they have brought it (58.42, 58.531C, 58.532C)', () => {
  const due = (since: string, phase: 'axis' | 'allied', vichy = 'established') =>
    listed(
      {
        ...FALLEN,
        'france.fell-in': since,
        'france.vichy': vichy,
        'colony.morocco': 'free',
        'colony.tunisia': vichy === 'none' ? 'independent' : 'vichy',
      },
      {},
      phase,
    ).filter((each) => ['58.42', '58.531C', '58.532C'].includes(each));
  const all = ['58.42', '58.531C'];
  expect(due('1939/fall', 'axis')).toEqual(all);
  expect(due('1939/fall', 'allied')).toEqual(all);
  expect(due('1939/summer', 'axis')).toEqual(all);
  expect(due('1939/summer', 'allied')).toEqual([]);
  expect(due('1939/spring', 'axis')).toEqual([]);
  expect(due('1939/winter', 'axis')).toEqual([]);
  expect(due('1939/fall', 'allied', 'none')).toEqual(['58.532C', '58.531C']);
});

it('says on whom each thing lies, since when, and what lifts it', () => {
  const open = startOf('campaign-1939', {
    ...FALLEN,
    'base.france': 65,
    'france.vichy': 'established',
    'colony.morocco': 'axis',
    'colony.algeria': 'independent',
    'colony.lebanon-syria': 'free',
  });
  const lines = inForce(BOOKS, open).map(({ clauses, about, on, since, lifted }) => [
    clauses.join(),
    on,
    since === undefined ? '' : render(BOOK, since),
    render(BOOK, about),
    render(BOOK, lifted),
  ]);
  const forGood = 'nothing: for the rest of the game';
  const nextTurn = 'the end of the next Axis player turn, or a declaration of war on it';
  const bound = 'association or alliance of Vichy France with a side';
  expect(new Set(lines.map(([, , since]) => since))).toEqual(new Set(['the surrender of France']));
  expect(lines.map(([clauses, on, , , lifted]) => [clauses, on, lifted])).toEqual([
    ['58.42', 'european-axis', nextTurn],
    ['58.532C', 'european-axis', nextTurn],
    ['58.531C', 'britain', 'paid at the start of the next Allied player turn'],
    ['58.632', 'vichy-france', bound],
    ['58.633', 'vichy-france', bound],
    ['58.642', 'vichy-france', 'activation of Vichy France'],
    ['58.532A', 'all', 'a declaration of war on it'],
    ['58.533', 'european-axis', 'capture by the Allies'],
    ['58.624', 'britain', forGood],
    ['58.71', 'all', forGood],
    ['58.72,58.73', 'european-axis', 'loss of the last city in France'],
  ]);
  const about = new Map(lines.map(([clauses, , , text]) => [clauses, text]));
  expect(about.get('58.532C')).toBe('units in Algeria leave, with at least partial supply and no attacks');
  expect(about.get('58.531C')).toBe('prorated BRPs due for Lebanon-Syria');
  expect(about.get('58.532A')).toBe(
    'Algeria: neutral, one 2-3 infantry unit each; attacked only after a declaration of war for 10 BRPs',
  );
  expect(about.get('58.533')).toBe('Morocco: Axis conquests');
  expect(about.get('58.71')).toBe('Paris is worth 20 BRPs, Lyon 10, Marseilles 10');
  expect(about.get('58.72,58.73')).toBe('each year start 25 BRPs for France as a conquest');
});
