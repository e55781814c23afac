import { expect, it } from 'vitest';
import { begin } from '../kit/duel.test-helper.ts';
import type { Table } from '../rulebook.ts';
import { mapFollows } from './map-follows.ts';
import { render } from '../texts/words.ts';

const { table, state } = begin();
const { rules } = table;
const spec = rules.facts['weather'];

/** The table, where the rules have set the weather, and it stands at that. */
const set = (weather: string | undefined): Table =>
  ({
    ...table,
    rules: {
      ...rules,
      facts: { weather: { ...spec, onMap: true } },
      known: () => () => weather,
    },
  }) as unknown as Table;

const told = (value: string, as: 'correction' | 'change') => ({ weather: { value, as } });

it('directs to put the map right where the rules have set what is corrected', () => {
  const [line, ...more] = mapFollows(set('fair'), state.position.open, told('foul', 'correction'));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ to: 'all', kind: 'directive', clauses: spec?.clauses });
  expect(render({}, line?.data ?? { key: '' })).toMatch(/is foul from now on, not fair/);
});

it('directs nothing where it stood so, was not known, is news, or was the table\u2019s to say', () => {
  const { open } = state.position;
  expect(mapFollows(set('foul'), open, told('foul', 'correction'))).toEqual([]);
  expect(mapFollows(set(undefined), open, told('foul', 'correction'))).toEqual([]);
  expect(mapFollows(set('fair'), open, told('foul', 'change'))).toEqual([]);
  expect(mapFollows(table, open, told('foul', 'correction'))).toEqual([]);
});
