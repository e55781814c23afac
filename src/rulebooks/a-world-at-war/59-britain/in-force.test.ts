import { expect, it } from 'vitest';
import type { FactValue, Words } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import type { InForce } from '../54-surrender/in-force.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { inForce } from './in-force.ts';

const WAR = { 'surrendered.britain': true, 'britain.level': -2, 'britain.turn': '1939/fall' } as const;
const PEACE_ALONE = { 'british-peace': true, 'war.germany-britain': false } as const;
const PEACE = { ...WAR, ...PEACE_ALONE } as const;

/** What stands in Fall 1939 or, with a surrender told as so many turns ago, later. */
function inForceIn(
  scenario: string,
  facts: Record<string, FactValue>,
  turn = '1939/fall',
): readonly InForce[] {
  const { books, start } = boundTo(scenario);
  const { open } = start(facts);
  const [year = '', season = ''] = turn.split('/');
  Object.assign(open, { year: Number(year), turn: season });
  return inForce(books, open);
}

function standing(...of: Parameters<typeof inForceIn>): string[] {
  return inForceIn(...of).map(({ clauses }) => clauses.join());
}

const say = (said: Words | undefined): string => (said === undefined ? '' : render(aWorldAtWar.words, said));

/** On whom it is, what, and until when: each by the last part of its name, with the figures. */
function said(...of: Parameters<typeof inForceIn>): string[] {
  const keyOf = ({ key }: Words): string => key.replace('inForce.', '');
  return inForceIn(...of).map(({ clauses, on, about, lifted }) => {
    const figures = Object.values(about.args ?? {}).map(String);
    return [clauses[0], on, keyOf(about), ...figures, 'until', keyOf(lifted)].join(' ');
  });
}

it('is nothing before a surrender, and nothing where the late war is reported', () => {
  expect(standing('campaign-1939', {})).toEqual([]);
  const { books, start } = boundTo('campaign-1939', { 'late-war': 'reported' });
  expect(inForce(books, start(PEACE).open)).toEqual([]);
});

it('lends the Commonwealth from the turn after on', () => {
  expect(standing('campaign-1939', WAR)).toEqual(['59.81', '59.82A', '59.87', '59.88']);
  expect(standing('campaign-1939', WAR, '1939/winter')).toContain('59.52');
});

it('says below which level another surrender comes, as long as one can', () => {
  const from = (level: number) => standing('campaign-1939', { ...WAR, 'britain.level': level });
  expect(from(-9)).toContain('59.87');
  expect(from(-10)).not.toContain('59.87');
});

it('forbids war in the turn after a peace, and says afterwards how it comes', () => {
  const inPeace = ['59.81', '59.82A', '59.83', '59.84'];
  expect(standing('campaign-1939', PEACE)).toEqual([...inPeace, '59.86A']);
  expect(standing('campaign-1939', PEACE, '1939/winter')).toEqual(['59.52', ...inPeace, '59.86A']);
  expect(standing('campaign-1939', PEACE, '1940/spring')).toEqual(['59.52', ...inPeace, '59.86B,59.86C']);
});

it('ends by no war with a U.S. that is defeated for good', () => {
  const after = { ...PEACE, 'us.defeated': true };
  const inPeace = said('campaign-1939', after, '1940/spring').filter((each) => /^59\.8[346]/.test(each));
  expect(inPeace).toEqual([
    '59.83 britain britainNeutral until never',
    '59.84 western-allies neutralDeployments until never',
  ]);
});

it('says what Japan may do', () => {
  const asia = (facts: Record<string, FactValue>, turn?: string): string[] =>
    standing('global-1939', { ...PEACE, ...facts }, turn).filter((clause) => clause.startsWith('59.89'));
  expect(asia({})).toEqual(['59.891A']);
  expect(asia({ 'war.japan-britain': true, 'war.japan-us': true })).toEqual(['59.894']);
  expect(asia({ 'war.japan-britain': true })).toEqual(['59.894']);
  expect(asia({ 'treaty.japan': true })).toEqual(['59.892B', '59.892C']);
  expect(asia({ 'surrendered.japan': true })).toEqual([]);
});

const ALWAYS = [
  '59.52 western-allies commonwealthToUs until never',
  '59.81 britain britishBase 40 until commonwealthFalls',
  '59.82A britain canada until britishLevelRises',
];
const IN_PEACE = [
  '59.83 britain britainNeutral until warWithUs',
  '59.84 western-allies neutralDeployments until warWithUs',
];

it('says whom each thing binds, and what lifts it', () => {
  expect(said('campaign-1939', WAR, '1939/winter')).toEqual([
    ...ALWAYS,
    '59.87 britain nextSurrender -2 until germanDeclaration',
    '59.88 western-allies britishPartisans 2 4 until never',
  ]);
  expect(said('campaign-1939', PEACE, '1939/winter')).toEqual([
    ...ALWAYS,
    ...IN_PEACE,
    '59.86A all noWarNextTurn until turnAfter',
  ]);
  expect(said('campaign-1939', PEACE, '1940/spring').at(-1)).toBe('59.86B all howWarResumes until warWithUs');
});

it('lowers the base with each country of the Commonwealth that falls', () => {
  const base = (facts: Record<string, FactValue>) =>
    inForceIn('campaign-1939', { ...WAR, ...facts }).find(({ clauses }) => clauses.includes('59.81'))?.about;
  const [australia, india] = [{ 'surrendered-minor.australia': true }, { 'surrendered-minor.india': true }];
  expect(say(base(australia))).toBe('a BRP base of at least 30');
  expect(say(base(india))).toBe('a BRP base of at least 30');
  expect(say(base({ ...australia, ...india }))).toBe('a BRP base of at least 20');
});

it('says what each thing dates from, where the turn is known that', () => {
  const since = (facts: Record<string, FactValue>) =>
    new Set(inForceIn('global-1939', facts, '1940/spring').map((each) => say(each.since)));
  expect([...since({ ...PEACE, 'treaty.japan': true })]).toEqual(['the British surrender of Fall 1939']);
  const undated = { 'surrendered.britain': true, 'britain.level': -2 };
  expect([...since(undated)]).toEqual(['the surrender of Britain']);
  // of a surrender without a date all that comes later has come
  expect(standing('campaign-1939', undated)).toContain('59.52');
  expect(standing('campaign-1939', { ...undated, ...PEACE_ALONE })).toContain('59.86B,59.86C');
});

it('leaves nothing of a war in which Germany has no part any more, nor another surrender after its declaration', () => {
  const over = said('campaign-1939', { ...WAR, 'war.germany-britain': false }, '1939/winter');
  expect(over).toEqual(ALWAYS);
  const declared = { 'war.germany-us': true, 'war-since.germany-us': '1939/winter' };
  const by = (who: string) =>
    standing('campaign-1939', { ...WAR, ...declared, 'war-declared.germany-us': who }, '1940/spring');
  expect(by('germany')).toEqual(['59.52', '59.81', '59.82A', '59.88']);
  expect(by('us')).toEqual(['59.52', '59.81', '59.82A', '59.87', '59.88']);
});

it('says until when Japan is bound', () => {
  const asia = (facts: Record<string, FactValue>, turn?: string): string[] =>
    said('global-1939', { ...PEACE, ...facts }, turn).filter((each) => each.startsWith('59.89'));
  const bound = '59.892B japan noConcessionsInAsia until japanResumes';
  expect(asia({ 'treaty.japan': true }, '1939/winter')).toEqual([
    bound,
    '59.892C japan japanNotYet until turnAfter',
  ]);
  expect(asia({ 'treaty.japan': true }, '1940/spring')).toEqual([
    bound,
    '59.892C japan japanNotAlone until japanResumes',
  ]);
  expect(asia({})).toEqual(['59.891A japan japanNotAlone until japanAtWar']);
  expect(asia({ 'war.japan-us': true })).toEqual([]);
  expect(asia({ 'war.japan-britain': true })).toEqual(['59.894 japan japanFightsOn until secondSurrender']);
  expect(asia({ 'war.japan-britain': true, 'british-peace': false })).toEqual([]);
});
