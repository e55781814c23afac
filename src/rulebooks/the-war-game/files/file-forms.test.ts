import { expect, it } from 'vitest';
import { readData } from './data.ts';
import { fileForms } from './file-forms.ts';
import { OUR_MAP } from './map.ts';
import { tableOf } from '../steered.test-helper.ts';

const { facts } = tableOf().rules;

it('a start lists each fact under its place, its entry or its nation', () => {
  const start = fileForms(null).find(({ kind }) => kind === 'start');
  const under = (key: string): string | undefined => {
    const spec = facts[key];
    return spec && start?.groupOf?.(key, spec);
  };
  expect(under('class.eire.uk')).toBe('Eire');
  expect(under('holder.egypt')).toBe('Egypt');
  expect(under('ended.PER')).toBe('Peru');
  expect(under('spent.uk')).toBe('U.K.');
  expect(under('war.germany.uk')).toBe('Germany');
  expect(under('phony-war')).toBe('The table');
});

it('a start is named after its turn, a map is a map', () => {
  const names = fileForms(null).map(({ fileName }) => [fileName({ turn: 3 }), fileName(null)]);
  expect(names).toEqual([
    ['map', 'map'],
    ['start-3', 'start'],
  ]);
});

it('a map can begin as that of the program', () => {
  const map = fileForms(null).find(({ kind }) => kind === 'map');
  const ours = map?.begins.at(-1)?.document ?? null;
  expect(readData([ours])).toMatchObject({ data: { map: { lands: OUR_MAP.lands } } });
  expect(JSON.stringify(map?.body)).toContain('{"value":"uk","title":"U.K."}');
});
