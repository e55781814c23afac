import { expect, it } from 'vitest';
import type { Group } from '../../kernel/forms/file-form.ts';
import { begun, edited } from './draft.ts';
import { faultsAt, gapNamed, shownOf } from './faults.ts';
import { writeTexts } from './texts.ts';

it('finds the faults of a place, and of what stands in it', () => {
  const faults = [
    { path: ['lines', 0, 'id'], fault: 'must be an id' },
    { path: ['lines'], fault: 'must have a middle' },
  ];
  expect(faultsAt(faults, ['lines'], false)).toEqual(['must have a middle']);
  expect(faultsAt(faults, ['lines', 0], true)).toEqual(['must be an id']);
  expect(faultsAt(faults, ['lines', 1], true)).toEqual([]);
});

it('shows what is wrong with what was edited, around it and with its entries, until all is shown', () => {
  const at = (...path: (string | number)[]) => ({ path, fault: 'is wrong' });
  const around = at('lines');
  const edge = at('lines', 0);
  const entry = at('lines', 0, 'id');
  const deeper = at('lines', 0, 'when', 'fact');
  const other = at('lines', 1);
  const faults = [around, edge, entry, deeper, other];
  const draft = edited(begun({ lines: [{}, {}] }, false), ['lines', 0], { id: '' });
  expect(shownOf(faults, draft)).toEqual([around, edge, entry]);
  expect(shownOf(faults, { ...draft, all: true })).toBe(faults);
  expect(shownOf(faults, begun({}, false))).toEqual([]);
});

it('says of a gap that it is needed, and only where there is a control for it', () => {
  const body: Group = {
    kind: 'group',
    fields: [{ key: 'source', title: 'Source', part: { kind: 'text' } }],
  };
  const faultOf = (key: string, document: { source: string }) =>
    gapNamed(body, document, { path: [key], fault: 'must be a text' }).fault;
  expect(faultOf('source', { source: '' })).toBe(writeTexts.needed);
  expect(faultOf('source', { source: '!' })).toBe('must be a text');
  expect(faultOf('colour', { source: '' })).toBe('must be a text');
});
