import { expect, it } from 'vitest';
import { tableOf, openOf } from '../steered.test-helper.ts';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import type { Rulings } from '../../../kernel/index.ts';
import { entryOf } from '../rules/e-territories.ts';
import { settingOf } from '../index.ts';
import type { Books } from '../state.ts';
import { causesOf } from './causes.ts';
import { madeBy } from './known.ts';

/** What can have made a territory stand so in a start of turn 9: each rule or box, with who governs then. */
function causesIn(
  entry: string,
  facts: Readonly<Record<string, string | number | boolean>>,
  rulings: Rulings = {},
): readonly string[] {
  const table = tableOf({ turn: 9, facts, rulings: { threats: 'told', ...rulings } });
  const open = openOf(firstState(table));
  const books = { ...table.rules, ...settingOf(table.setup) } as unknown as Books;
  const causes = causesOf(books, { ...open, rulings: { ...open.rulings } }, entryOf(entry), {});
  return [...new Set(causes.map((cause) => [...madeBy(cause), cause.state].join(' ').trim()))].toSorted();
}

// under the default rulings one story alone leads there
it.each([
  ['HUN', { 'class.hungary.germany': 'neutral', 'class.hungary.uk': 'sworn' }, ['HUN.R2 hungarian-turn']],
  [
    'BUL',
    { 'class.bulgaria.germany': 'neutral', 'class.bulgaria.ussr': 'economic' },
    ['BUL.U2 bulgarian-communists'],
  ],
  ['FIN', { 'class.finland.germany': 'neutral', 'class.finland.ussr': 'sworn' }, ['FIN.AX']],
  [
    'BRA',
    { 'class.brazil-northern.usa': 'neutral', 'class.brazil-southern.usa': 'neutral' },
    ['BRA.U1 vargas-ousted'],
  ],
  ['EIR', { 'class.eire.uk': 'economic' }, ['EIR.E1 eire-roused'], { 'struck.germany.british-land': true }],
  ['SWE', { 'class.sweden.germany': 'total' }, ['conquest']],
  ['DEN', { 'class.denmark.uk': 'neutral', 'class.denmark.germany': 'total' }, ['conquest']],
] as const)('%s stands so by one story', (entry, facts, causes, more = {} as never) => {
  expect(causesIn(entry, { ...facts, ...(more as object) })).toEqual(causes);
});

it('names each story where several lead there', () => {
  const sworn = { 'class.argentina.usa': 'neutral', 'class.argentina.germany': 'sworn' };
  expect(causesIn('ARG', { ...sworn, 'government.ARG': 'ortiz' })).toEqual([
    'ARG.AL castillo',
    'ARG.AL ortiz',
    'ARG.AL ramirez',
    'ARG.I1 castillo',
    'ARG.I1 ortiz',
    'ARG.I1 ramirez',
  ]);
});
