import { expect, it } from 'vitest';
import { Trial } from './game.test-helper.ts';

const AGENDA = [{ step: 'opening' }, { step: 'cards' }] as const;

it('asks the table what was drawn for all, and nothing is an answer', () => {
  const trial = new Trial({ agenda: AGENDA });
  expect(trial.awaiting).toEqual(['table']);
  expect(trial.asked('table')?.id).toBe('1935/spring/opening');
  expect(trial.offered('table')).toEqual(
    expect.arrayContaining(['purge', 'general/hapsburg-bureau', 'general-russian/turkey']),
  );
  expect(trial.answers('table', {})).toBeNull();
  expect(trial.known(null, 'purge')).toBe(false);
  expect(trial.known(null, 'general.hapsburg-bureau')).toBe(false);
  expect(trial.known(null, 'general-russian.turkey')).toBe(false);
  expect(trial.told).toEqual([]);
});

it('keeps what was ticked, tells it, and leaves what had been reported', () => {
  const trial = new Trial({ agenda: AGENDA, facts: { 'general-russian.greece': true } });
  trial.answers('table', { purge: 1, 'general/event-110': 1 });
  expect(trial.known(null, 'purge')).toBe(true);
  expect(trial.known('allies', 'general.event-110')).toBe(true);
  expect(trial.known('allies', 'general-russian.greece')).toBe(true);
  expect(trial.known('allies', 'general-russian.turkey')).toBe(false);
  expect(trial.keys).toEqual(['told.opening']);
  expect(trial.told[0]?.data.args?.['drawn']).toHaveLength(3);
});

it('takes a tick once, and none twice', () => {
  const trial = new Trial({ agenda: AGENDA });
  expect(trial.answers('table', { purge: 2 })).toEqual(['22.21B', '24.56D/event']);
});
