import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../kernel/kit/front.test-helper.ts';
import { counter, resolveTurn, type Sitting, type StormStart } from './table.test-helper.ts';

const NET = { resolution: 'net-margin' };
const TABLE = { resolution: 'table' };

/** A military counter of a power in Turkey. */
const supporting = (power: 'germany' | 'italy') =>
  ({ ...counter(power, 'turkey'), kind: 'military', value: 2 }) as const;

/** A German lead in Turkey of so much. */
const led = (by: number, more: StormStart = {}): StormStart => ({
  placed: [counter('germany', 'turkey')],
  shown: { 'germany/turkey': by },
  ...more,
});

const flags = (sitting: Sitting, power: string, target = 'turkey') =>
  sitting.fact(`flags.${power}.${target}`);
const rows = ({ asked }: Sitting) =>
  asked ? choicesOf(asked.form).map((each) => ('id' in each ? each.id : each.value)) : [];

describe('what is resolved (step.11)', () => {
  it('is every target in which something lies or counts', () => {
    const start = {
      placed: [counter('germany', 'turkey'), counter('britain', 'greece', { void: true })],
      modifiers: [{ source: 'covert', power: 'italy', target: 'albania', amount: 1 } as const],
    };
    expect(resolveTurn(start).asked?.prompt.args?.['targets']).toEqual(['albania', 'turkey']);
  });

  it('is no conquest, unless the ruling has diplomacy there', () => {
    const facts = { 'conquered.turkey': 'italy' };
    expect(resolveTurn(led(2, { facts })).told.join()).toMatch(/nothing to resolve/);
    const sitting = resolveTurn(led(2, { facts, rulings: NET }));
    expect(flags(sitting, 'germany')).toBe(0);
  });

  it('is nothing where nothing lies, and nobody is asked', () => {
    const sitting = resolveTurn({});
    expect(sitting.told[0]).toMatch(/nothing to resolve/);
    expect(sitting.asked?.id).toMatch(/go$/);
  });

  it('tells the ledger of every side, and the lead', () => {
    const { told } = resolveTurn(led(2));
    expect(told).toHaveLength(4);
    expect(told[0]).toMatch(/turkey, (the )?axis: 2\./i);
    expect(told[2]).toMatch(/turkey, russia: 0\./i);
    expect(told[3]).toMatch(/axis, by 2; germany benefits/i);
  });

  it('tells how far a total can go while a strength is unknown', () => {
    expect(resolveTurn({ placed: [counter('germany', 'turkey')] }).told[0]).toMatch(/from 1 to 9/);
  });
});

describe('by the ledgers alone', () => {
  const start = led(2, {
    facts: { 'flags.russia.turkey': 2, 'flags.britain.turkey': 1, 'flags.italy.turkey': 9 },
  });

  it('asks the table for flags placed and removed, in what is contested alone', () => {
    const sitting = resolveTurn(start);
    expect(sitting.asked).toMatchObject({ id: '1935/spring/11/result', seat: 'table' });
    const inTurkey = (of: string): string[] => of.split(' ').map((id) => `${id}/turkey`);
    // Italy has as many flags as are counted
    expect(rows(sitting)).toEqual([
      ...inTurkey('place-germany germany-removes-britain germany-removes-russia'),
      ...inTurkey('italy-removes-britain italy-removes-russia'),
      ...inTurkey('place-britain britain-removes-italy britain-removes-russia'),
      ...inTurkey('place-france france-removes-italy france-removes-russia'),
      ...inTurkey('place-russia russia-removes-italy russia-removes-britain'),
    ]);
  });

  it('keeps and tells what the table enters', () => {
    const sitting = resolveTurn(start).answer({
      'place-germany/turkey': 2,
      'italy-removes-russia/turkey': 1,
    });
    expect([flags(sitting, 'germany'), flags(sitting, 'russia')]).toEqual([2, 1]);
    expect(sitting.told.slice(0, 2)).toEqual([
      expect.stringMatching(/^Italy removes 1 Russian flag from turkey\.$/i),
      expect.stringMatching(/^Place 2 German flags in turkey\.$/i),
    ]);
  });

  it('takes nothing for an answer', () => {
    const sitting = resolveTurn(start).answer({});
    expect(sitting.told[0]).toMatch(/no change/);
    expect(flags(sitting, 'russia')).toBe(2);
    expect(sitting.asked?.id).toBe('2/go');
  });

  it('removes no more flags than there are, by whomever', () => {
    const answer = { 'italy-removes-russia/turkey': 1, 'germany-removes-russia/turkey': 2 };
    expect(() => resolveTurn(start).answer(answer)).toThrow(/no more than 2 Russian flags/);
    expect(() => resolveTurn(start).answer({ 'germany-removes-russia/turkey': 3 })).toThrow(
      /no more than 2 Russian flags/,
    );
    expect(() => resolveTurn(start).answer({ 'place-germany/greece': 1 })).toThrow(/no row/);
  });

  it('asks first for flags of which nobody knows', () => {
    const sitting = resolveTurn(start).answer({ 'flags.france.turkey': { as: 'unknown' } }, 'report');
    expect(sitting.asked?.form).toMatchObject({ kind: 'report', facts: ['flags.france.turkey'] });
    sitting.answer({ 'flags.france.turkey': { value: 1, as: 'change' } });
    expect(rows(sitting)).toContain('germany-removes-france/turkey');
  });
});

describe('by the net margin (house)', () => {
  it('places a flag where no enemy has one', () => {
    const sitting = resolveTurn(led(1, { rulings: NET, facts: { 'flags.italy.turkey': 1 } }));
    expect([flags(sitting, 'germany'), flags(sitting, 'italy')]).toEqual([1, 1]);
    expect(sitting.told.at(-1)).toMatch(/^Place 1 German flag in turkey\.$/i);
  });

  it('fells an enemy flag first, one step whatever the margin', () => {
    const sitting = resolveTurn(led(5, { rulings: NET, facts: { 'flags.russia.turkey': 2 } }));
    expect([flags(sitting, 'germany'), flags(sitting, 'russia')]).toEqual([0, 1]);
    expect(sitting.told.at(-1)).toMatch(/^Germany removes 1 Russian flag from turkey\.$/i);
  });

  it('changes nothing in a tie', () => {
    const placed = [counter('germany', 'turkey'), counter('britain', 'turkey')];
    const sitting = resolveTurn({
      placed,
      shown: { 'germany/turkey': 2, 'britain/turkey': 2 },
      rulings: NET,
    });
    expect(sitting.told.at(-1)).toMatch(/nobody/i);
    expect([flags(sitting, 'germany'), flags(sitting, 'britain')]).toEqual([0, 0]);
    expect(sitting.asked?.id).toBe('2/go');
  });

  it('asks the power that benefits whose flag falls, where several could', () => {
    const facts = { 'flags.russia.turkey': 1, 'flags.france.turkey': 1, 'flags.italy.turkey': 1 };
    const sitting = resolveTurn(led(1, { rulings: NET, facts, scenario: 'campaign-powers' }));
    expect(sitting.asked).toMatchObject({ id: '1935/spring/11/turkey/loses', seat: 'germany' });
    expect(rows(sitting)).toEqual(['france', 'russia']);
    sitting.answer('russia');
    expect([flags(sitting, 'russia'), flags(sitting, 'france')]).toEqual([0, 1]);
  });

  it('asks no more once a report has left one enemy flag', () => {
    const facts = { 'flags.russia.turkey': 1, 'flags.france.turkey': 1 };
    const sitting = resolveTurn(led(1, { rulings: NET, facts })).report({ 'flags.france.turkey': 0 });
    expect([flags(sitting, 'russia'), flags(sitting, 'germany')]).toEqual([0, 0]);
    expect(sitting.asked?.id).toBe('2/go');
  });

  it('spares the flags of who stands beside the power that benefits', () => {
    const start = {
      placed: [counter('russia', 'turkey')],
      shown: { 'russia/turkey': 2 },
      facts: { 'flags.britain.turkey': 1 },
      rulings: { ...NET, sides: 'allied-and-russian' },
    };
    expect([flags(resolveTurn(start), 'britain'), flags(resolveTurn(start), 'russia')]).toEqual([1, 1]);
    const apart = { ...start, rulings: NET };
    expect([flags(resolveTurn(apart), 'britain'), flags(resolveTurn(apart), 'russia')]).toEqual([0, 0]);
  });

  it('asks the table who benefits where nothing says it', () => {
    const placed = (['germany', 'italy'] as const).map(supporting);
    const sitting = resolveTurn({ placed, rulings: NET });
    expect(sitting.asked).toMatchObject({ id: '1935/spring/11/turkey/benefits', seat: 'table' });
    expect(rows(sitting)).toEqual(['germany', 'italy']);
    sitting.answer('italy');
    expect([flags(sitting, 'germany'), flags(sitting, 'italy')]).toEqual([0, 1]);
  });

  it('leaves to the table what is not clear', () => {
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')], rulings: NET });
    expect(sitting.told.at(-1)).toMatch(/no rule settles turkey/i);
    expect(sitting.asked?.id).toBe('1935/spring/11/result');
  });

  it('does not go over nine flags', () => {
    const sitting = resolveTurn(led(1, { rulings: NET, facts: { 'flags.germany.turkey': 9 } }));
    expect(flags(sitting, 'germany')).toBe(9);
    expect(sitting.told.join()).not.toMatch(/place/i);
  });
});

describe("by the pack's table of results", () => {
  const results = [
    { from: 1, to: 2, steps: 1 },
    { from: 3, to: null, steps: 3 },
  ];

  it.each([
    [1, 1],
    [2, 1],
    [3, 3],
    [9, 3],
  ])('a margin of %i is worth %i steps', (by, steps) => {
    expect(flags(resolveTurn(led(by, { rulings: TABLE, pack: { results } })), 'germany')).toBe(steps);
  });

  it('fells flags first, then places with the steps that are left', () => {
    const facts = { 'flags.russia.turkey': 1 };
    const sitting = resolveTurn(led(3, { rulings: TABLE, pack: { results }, facts }));
    expect([flags(sitting, 'russia'), flags(sitting, 'germany')]).toEqual([0, 2]);
  });

  it('asks for each flag that falls, step by step', () => {
    const facts = { 'flags.russia.turkey': 2, 'flags.britain.turkey': 1 };
    const sitting = resolveTurn(led(3, { rulings: TABLE, pack: { results }, facts })).answer('russia');
    expect(sitting.asked?.id).toBe('1935/spring/11/turkey/loses-2');
    sitting.answer('britain');
    expect([flags(sitting, 'russia'), flags(sitting, 'britain'), flags(sitting, 'germany')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('brings nothing for a margin that no row has', () => {
    const sitting = resolveTurn(led(1, { rulings: TABLE, pack: { results: results.slice(1) } }));
    expect(flags(sitting, 'germany')).toBe(0);
    expect(sitting.asked?.id).toBe('2/go');
  });

  it('asks the table where the pack has none, and says so', () => {
    const sitting = resolveTurn(led(1, { rulings: TABLE }));
    expect(sitting.told.at(-1)).toMatch(/no table of results/);
    expect(sitting.asked?.id).toBe('1935/spring/11/result');
  });
});

describe('what changes while the resolution goes on', () => {
  it('a ruling that settles by rule takes the question from the table', () => {
    const sitting = resolveTurn(led(1)).answer('resolution=net-margin', 'ruling');
    expect(flags(sitting, 'germany')).toBe(1);
    expect(sitting.asked?.id).toBe('2/go');
  });

  it('one that settles nothing takes the question back to the table', () => {
    const placed = (['germany', 'italy'] as const).map(supporting);
    const sitting = resolveTurn({ placed, rulings: NET }).answer('resolution=ledger-only', 'ruling');
    expect(sitting.asked?.id).toBe('1935/spring/11/result');
  });

  it('a total that the table sets settles what was unknown', () => {
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')], rulings: NET });
    sitting.answer({ 'total.axis.turkey': { value: 2, as: 'override', reason: 'read aloud' } }, 'report');
    expect(flags(sitting, 'germany')).toBe(1);
  });
});
