import { expect, it } from 'vitest';
import { type FactValue, type Facts, evaluateNamed } from '../../../kernel/index.ts';
import { rollSheet } from './roll-sheets.ts';
import { tableOf } from '../steered.test-helper.ts';

const { rules } = tableOf();

/** What a roll comes to where this is known, and nothing else. */
function sumOf(rule: string, known: Readonly<Record<string, FactValue>>) {
  const { total, outcomes, lines } = evaluateNamed(rules, rollSheet(rule), ((key) => known[key]) as Facts);
  return { total, ids: outcomes, line: (id: string) => lines.find((each) => each.id === id) };
}

it('lets a roll work on its number and less (G.G1)', () => {
  const at = (face: number) => sumOf('PER.U1', { 'die.PER.U1': face }).ids;
  expect([at(5), at(6)]).toEqual([['works'], ['fails']]);
});

it('takes the number of the table off the die (THA.U1)', () => {
  const at = (face: number) => sumOf('THA.U1', { 'die.THA.U1': face, vichy: 4 });
  expect([at(4).ids, at(5).ids, at(5).total]).toEqual([['works'], ['fails'], { min: 1, max: 1 }]);
});

it('says which unit appears on each face (TUR.U1)', () => {
  const faces = Array.from({ length: 12 }, (_, i) => i + 1);
  const appear = faces.map((face) => sumOf('TUR.U1', { 'die.TUR.U1': face }).ids.join());
  expect(appear.slice(0, 7)).toEqual(Array(7).fill('infantry'));
  expect(appear.slice(7)).toEqual(['artillery', 'artillery', 'artillery', 'fighter', 'fighter']);
});

it('takes off the die of the Bosphorus what the Axis controls beside it (TUR.S2)', () => {
  const line = (id: string, known: Readonly<Record<string, FactValue>>) => {
    const { min, max } = sumOf('TUR.S2', known).line(`TUR.S2/${id}`) ?? {};
    return [min, max];
  };
  const greece = (...of: string[]) =>
    Object.fromEntries(
      ['germany', 'italy', 'japan'].map((n, i) => [`class.greece.${n}`, of[i] ?? 'neutral']),
    );
  expect(line('greece', greece('neutral', 'total'))).toEqual([-6, -6]);
  expect(line('greece', greece('sworn', 'friendly'))).toEqual([0, 0]);
  expect(line('caucasus', { 'holder.caucasus': 'ussr', 'value.caucasus': 9 })).toEqual([0, 0]);
  expect(line('caucasus', { 'holder.caucasus': 'italy', 'value.caucasus': 9 })).toEqual([-9, -9]);
  expect(line('caucasus', {})).toEqual([-30, 0]);
});
