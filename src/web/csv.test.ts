import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('has its mark, the line ends of the format, and every quote twice', () => {
  expect(
    csvText([
      ['a', 'b "c"'],
      ['1, 2', 'x\ny'],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"1, 2","x\ny"\r\n');
});

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200E=1', '\uFF1D1'])(
  'has nothing that is taken for a formula: %j',
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it('leaves numbers as they are', () => {
  expect(csvText([['-2', '17']])).toBe('\uFEFF"-2","17"\r\n');
});
