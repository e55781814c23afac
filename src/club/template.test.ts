import { expect, it } from 'vitest';
import { type GameTemplate, readTemplate, templateDocument } from './template.ts';

const BOOKS = [{ id: 'chess', scenarios: [{ id: 'opening' }, { id: 'end' }] }];
const TEMPLATE: GameTemplate = {
  rulebook: 'chess',
  scenario: 'end',
  title: 'Thursdays',
  dice: 'typed',
  rulings: { stalemate: 'draw' },
  files: [{ name: 'start.yaml', text: 'kind: start' }],
  club: true,
  seating: { mode: 'many', names: { white: 'Anna' } },
};

it('reads back what it writes', () => {
  expect(readTemplate(templateDocument(TEMPLATE), BOOKS)).toEqual({ template: TEMPLATE });
});

it.each([
  ['another rulebook', { rulebook: 'go' }, 'rulebook is no rulebook here; there are chess'],
  ['another scenario', { scenario: 'middle' }, 'scenario is no scenario of it; there are opening, end'],
  ['other dice', { dice: 'loaded' }, 'dice must be "program" or "typed"'],
  ['a game', { kind: 'game' }, 'kind must be "template"'],
  ['a field more', { key: 'x' }, 'key is not a field here'],
  ['files that are none', { files: [{ name: 'a' }] }, 'files.0.text must be text'],
])('says what is wrong with one that has %s', (_, wrong, fault) => {
  const document = { ...(templateDocument(TEMPLATE) as object), ...wrong };
  const read = readTemplate(document, BOOKS);
  const faults = 'faults' in read ? read.faults : [];
  expect(faults.map(({ path, fault: said }) => `${path.join('.')} ${said}`)[0]).toContain(fault);
});
