import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { words } from '../../../kernel/index.ts';
import { aWorldAtWar } from '../index.ts';
import { startOf } from '../start.test-helper.ts';
import { resistanceSheet } from './21-resistance.ts';
import { reductionForm } from './51-reduction.ts';
import { concessionForm } from './66-demands.ts';

const START = startOf('campaign-1939');
const FORM = reductionForm(START, 1);
const say = (key: string): string => render(aWorldAtWar.words, words(key));

it('names in its labels the figures by which the lines of British resistance count', () => {
  const { lines } = resistanceSheet(true, START.rulings);
  const labels = lines.map(({ label }) => render(aWorldAtWar.words, label));
  expect(labels).toContain('a USAT level of 30 to 39');
  expect(labels).toContain('a USAT level of 40 or more with the U.S. not at war with Germany');
  expect(labels).toContain('transports in the Atlantic fewer than ten');
  expect(labels).toContain('one for every ten unbuilt factors, those removed for a surrender among them');
  expect(labels).toContain('one for every five Western Allied factors on the western front');
  expect(labels).toContain('one for every two concession points that Germany did not take or gave back');
});

it('counts one point as one', () => {
  const said = (key: string, points: number) => render(aWorldAtWar.words, words(key, { points }));
  expect(said('option.demand', 1)).toBe('Demand territory and an indemnity, up to 1 point');
  expect(said('limit.concessions', 1)).toBe('All together no more than 1 point.');
  expect(said('limit.concessions', 2)).toBe('All together no more than 2 points.');
});

it('says in its rows what one of each counts', () => {
  const labels = FORM.rows.map(({ label }) => render(aWorldAtWar.words, label));
  expect(labels).toContain('Built: infantry factors, 1 BRP each');
  expect(labels).toContain('Unbuilt: armor factors, 2 BRPs each');
  expect(labels).toContain('naval units, on row 3, 5-factor: each counts 3');
  expect(say('name.infantry-factors')).toBe('infantry factors (1 BRP)');
  expect(say('name.armor-factors')).toBe('armor factors (2 BRPs)');
  expect([1, 2, 3, 4, 5].map((size) => say(`name.${size}-factor`))).toEqual([
    'ships of 1 factor',
    'ships of 2 factors',
    'ships of 3 factors',
    'ships of 4 factors',
    'ships of 5 factors',
  ]);
  const { rows } = concessionForm(START, 2, false);
  const priced = rows.map(({ label }) => render(aWorldAtWar.words, label));
  expect(priced).toContain('Malta to the Axis (1 point)');
  expect(priced).toContain('Gibraltar to the Axis (3 points)');
  expect(priced).toContain('Indemnity: a point for 10 BRPs each');
});

it('says at the head of a column of ships what is taken off, where anything is', () => {
  const heads = Object.values(FORM.called ?? {}).map((each) => render(aWorldAtWar.words, each));
  expect(heads).toEqual([
    'damaged (\u22121)',
    'sunk in port (\u22122)',
    'on row 2 (\u22121)',
    'on row 3 (\u22122)',
    'on row 4 (\u22123)',
    'on row 5 (\u22124)',
  ]);
});

it('names the dates and figures of the rules that it tells', () => {
  expect(say('fact.singaporeFallen')).toContain('Winter 1941');
  for (const side of ['allied', 'axis'])
    expect(say(`fact.navy.${side}.half`)).toContain('the 2 or Launch row');
  expect(say('ask.concessions')).toContain(
    'lowers USAT by two, and every two of them British resistance by one',
  );
  for (const key of ['told.germanyMayDeclare', 'told.usMayDeclare', 'told.japanMayResume'])
    expect(say(key)).toContain('From the second turn');
  for (const key of ['told.usMayDeclare', 'inForce.howWarResumes'])
    expect(say(key)).toContain('USAT level of 50');
});
