import { expect, it } from 'vitest';
import { at, json, run, typeLines } from '../run.test-helper.ts';

const POWERS = { germany: 9, italy: 3, britain: 9, france: 3, us: 0, russia: 9 };

/** A game of 1940 with typed dice in which the roll for Turkey waits, 4 Axis DPs in it. */
async function turkeyWaits(name: string): Promise<string> {
  const file = at(name);
  const about = ['--rulebook', 'a-world-at-war', '--scenario', 'european-1940', '--dice', 'typed'];
  await json('new', ...about, '--out', file);
  const give = async (seat: string, decision: string, answer: object): Promise<void> => {
    const given = ['--seat', seat, '--decision', decision, '--answer', JSON.stringify(answer)];
    const { code, err } = await run('answer', file, ...given);
    if (code !== 0) throw new Error(err);
  };
  const told = (facts: Readonly<Record<string, number>>): object =>
    Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]));
  const dps = Object.entries(POWERS).map(([power, points]) => [`dp.allotment.${power}`, points]);
  await give('table', 'report', told(Object.fromEntries(dps)));
  await give('european-axis', 'allocate', { 'germany/turkey': 4 });
  await give('western-allies', 'allocate', {});
  await give('russia', 'allocate', {});
  await give('european-axis', 'name', { turkey: 1 });
  await give('russia', 'subversion', {});
  for (const seat of ['european-axis', 'western-allies', 'russia']) await give(seat, 'covert', {});
  await give('table', 'report', told({ 'table.other.turkey': 0 }));
  return file;
}

it('lists what can be added to the roll that waits, and nothing of another', async () => {
  const printed = await typeLines(await turkeyWaits('here.jsonl'), ['facts', 'here', '', 'leave']);
  expect(printed).toContain('"here": what can be added to this roll');
  const [, list = ''] = printed.split('> here');
  for (const key of ['extra.turkey.3', 'effect.turkey.-3', 'brps.turkey.5-6', 'star.turkey.3-4'])
    expect(list).toContain(`  ${key} = `);
  expect(list).not.toContain('spain');
});

it('adds a star, a line with its name, and a result with its text, found by words', async () => {
  const added = ['facts', 'turkey 8 star', 'yes', 'facts', 'extra.turkey', '-1', 'an Allied convoy'];
  const row = ['facts', 'turkey 8 give', 'axis-brps', 'ships may pass'];
  const printed = await typeLines(await turkeyWaits('added.jsonl'), [...added, ...row, 'board', '5']);
  expect(printed).toMatch(/-1 +an Allied convoy \(added by the players\) +\[49\.4265\]/);
  expect(printed).toMatch(/8: BRPs for the Axis, as the players report \(permanent\) +1\/6/);
  expect(printed).toMatch(/Turkey +modifier: an Allied convoy +-1/);
  expect(printed).toContain('Turkey 8: BRPs for the Axis, as the players report (permanent)');
});
