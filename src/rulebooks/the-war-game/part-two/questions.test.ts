import { describe, expect, it } from 'vitest';
import { Trial } from '../attack/trial.test-helper.ts';
import { CHANNELS } from '../rules/influence.ts';
import { BY_PLAYER, type Nation } from '../nations.ts';
import { setMark } from '../rules/a-classes.ts';
import { bonus, lookAtBonuses, readAnew } from './i2-bonuses.ts';
import { landValue } from './j2-cap.ts';
import { influenceSheets } from './sheets.ts';

/** Choices without what they lead to. */
function bare(choices: readonly object[]): object[] {
  return choices.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => name !== 'leads')));
}

// What each question of part II says, and what it lets one answer.

/** A nation is asked what it tries, with so much land value; of all channels but these the stories have ended. */
function trying(
  nation: Nation,
  value: number,
  only: readonly string[],
  start: ConstructorParameters<typeof Trial>[0] = {},
): Trial {
  const ended = new Set(CHANNELS.map(({ entry }) => entry.id).filter((id) => !only.includes(id)));
  const facts = {
    [`land-value.${nation}`]: value,
    ...Object.fromEntries([...ended].map((id) => [`ended.${id}`, true])),
  };
  return new Trial({ ...start, facts: { ...facts, ...start.facts } }).go({ step: 'attempts', nation });
}

const said = (game: Trial, seat: string) => game.asked(seat)?.prompt;

describe('what a nation tries', () => {
  it('says what each roll would need, and what it costs (G.I2, G.J9)', () => {
    const rows = trying('uk', 400, ['AFG', 'SAU', 'POL'], { facts: { 'attempts.SAU.I1/uk': 2 } }).rows(
      'uk-france',
    );
    const open = rows.filter(({ barred }) => !barred);
    expect(open).toMatchObject([
      { id: 'try/AFG.I1', max: 1, label: { key: 'row.tryFixed', args: { number: 1, needs: 1, dollars: 2 } } },
      { id: 'spend/AFG.I1', max: 1 },
      { id: 'try/POL.I1', max: 1, label: { key: 'row.try', args: { number: 1, needs: 1, dollars: 0 } } },
      { id: 'spend/POL.I1', max: 1 },
      { id: 'try/SAU.I1', max: 1, label: { key: 'row.tryLeast', args: { number: 3, needs: 6, dollars: 2 } } },
    ]);
    expect(rows.map(({ id }) => id)).not.toContain('spend/SAU.I1');
    expect(
      trying('uk', 400, ['YEM'])
        .rows('uk-france')
        .filter(({ barred }) => !barred),
    ).toMatchObject([{ id: 'try/YEM.I1', label: { key: 'row.tryLeast', args: { needs: 2, dollars: 1 } } }]);
    const soviet = trying('ussr', 400, ['SPA'])
      .rows('ussr')
      .map(({ id }) => id);
    expect(soviet).toContain('try/SPA.I3');
    expect(soviet).not.toContain('spend/SPA.I3');
  });

  it('has no money without its roll (G.J4)', () => {
    const game = trying('uk', 400, ['POL']);
    expect(game.answers('uk-france', { 'spend/POL.I1': 1 })).toEqual(['G.J4']);
    expect(game.answers('uk-france', { 'try/POL.I1': 1, 'spend/POL.I1': 1 })).toBeNull();
    expect(game.clausesOf('told.triesPaid')).toEqual(['POL.I1', 'G.J4']);
    const free = trying('uk', 400, ['POL']);
    free.answers('uk-france', { 'try/POL.I1': 1 });
    expect(free.clausesOf('told.tries')).toEqual(['POL.I1']);
  });

  it('has a limit only where all together could be too much (G.J2)', () => {
    const limits = (value: number) => {
      const form = trying('uk', value, ['DEN', 'POL']).asked('uk-france')?.form;
      return form?.kind === 'allocate' ? form.limits : undefined;
    };
    expect(limits(20)).toEqual([]);
    expect(limits(10)).toMatchObject([
      { rows: ['spend/DEN.I1', 'spend/POL.I1'], weights: [1, 1], max: 1, clauses: ['G.J2'] },
    ]);
    const one = trying('uk', 10, ['POL']).asked('uk-france')?.form;
    expect(one?.kind === 'allocate' && one.limits).toEqual([]);
  });

  it('has no more than what is left for a sum and a dollar beside it (G.J2, G.J9)', () => {
    const bars = (value: number) => {
      const game = trying('uk', value, ['AFG']);
      return ['try/AFG.I1', 'spend/AFG.I1'].map((row) => game.barOf(row, 'uk-france'));
    };
    expect(bars(30)).toEqual([null, null]);
    expect(bars(20)).toEqual([null, ['G.J2']]);
    expect(trying('uk', 0, ['POL']).barOf('spend/POL.I1', 'uk-france')).toEqual(['G.J2']);
  });
});

it('the land value of a turn is likely still that of the turn before (G.J2)', () => {
  const { books } = trying('uk', 10, []);
  expect(landValue.spec(books, 'uk')).toMatchObject({ lasts: 'turn', likely: true, clauses: ['G.J2'] });
});

describe('money on a roll', () => {
  const paid = (start: ConstructorParameters<typeof Trial>[0] = {}): Trial => {
    const game = trying('uk', 400, ['SAU'], {
      ...start,
      facts: { 'land-value.germany': 10, ...start.facts },
    });
    game.answers('uk-france', { 'try/SAU.I1': 1 });
    return game;
  };

  it('asks the other side with what the roll will need (G.J4)', () => {
    const game = paid({ facts: { 'attempts.SAU.I1/uk': 2 } });
    // a third roll, and 2 or 3 dollars
    expect(said(game, 'germany-italy')).toMatchObject({
      key: 'ask.counter',
      args: { by: 'uk', number: 3, least: 6, most: 7 },
    });
    expect(bare(game.rows('germany-italy'))).toEqual([
      {
        id: 'counter',
        value: 'counter',
        label: { key: 'option.counter' },
        // one press can say how much, too
        sums: expect.objectContaining({ habit: 'bid/SAU.I1/uk' }),
      },
      { id: 'no', value: 'no', label: { key: 'option.no' } },
    ]);
    const broke = paid({ facts: { 'land-value.germany': 0 } });
    expect(broke.asked('germany-italy')).toBeUndefined();
    expect(broke.asked('uk-france')).toMatchObject({ prompt: { key: 'ask.bid' } });
    const poor = paid({
      facts: { 'land-value.germany': 0 },
      rulings: { 'counter-without-money': 'asked' },
    });
    expect(poor.rows('germany-italy')[0]?.barred).toEqual({
      clauses: ['G.J2'],
      reason: { key: 'bar.cap', args: { nation: 'germany', left: 0 } },
    });
  });

  it('is bid in the open by one alone (G.J1)', () => {
    const game = paid({ facts: { 'attempts.SAU.I1/uk': 2 } });
    game.answers('germany-italy', 'no');
    expect(game.asked('uk-france')).not.toHaveProperty('sealed');
    expect(bare(game.rows('uk-france'))).toEqual([
      {
        ...option('1', 'option.bid', 5, 5),
        barred: expect.objectContaining({ clauses: ['G.J9', 'SAU.I1'] }),
      },
      option('2', 'option.bid', 6, 6),
      option('3', 'option.bid', 7, 7),
    ]);
    game.answers('uk-france', '3');
    expect(game.game.sealed['uk-france']?.bid).toBe(0);
    expect(game.open.revealed).toEqual({});
    expect(game.told.find(({ data }) => data.key === 'told.bid')).toMatchObject({
      kind: 'note',
      data: { args: { nation: 'uk', own: 3, counter: 'uk', against: 0 } },
    });
  });

  const option = (value: string, key: string, least: number, most: number) => {
    const label = { key, args: { dollars: Number(value), least, most } };
    return { id: value, value, label };
  };

  it('is bid unseen by two, each with what the other may do (G.J7)', () => {
    const game = paid({ facts: { 'attempts.SAU.I1/uk': 2, 'land-value.germany': 20 } });
    game.answers('germany-italy', 'counter');
    expect(game.asked('uk-france')?.sealed).toBe(true);
    expect(said(game, 'uk-france')).toMatchObject({ key: 'ask.bid', args: { nation: 'uk' } });
    expect(said(game, 'germany-italy')).toMatchObject({ key: 'ask.bidAgainst', args: { nation: 'germany' } });
    expect(bare(game.rows('uk-france')).slice(1)).toEqual([
      option('2', 'option.bidOpen', 4, 5),
      option('3', 'option.bidOpen', 5, 6),
    ]);
    expect(bare(game.rows('germany-italy')).slice(0, 2)).toEqual([
      option('1', 'option.bidOpen', 5, 6),
      option('2', 'option.bidOpen', 4, 5),
    ]);
    game.answers('uk-france', '2');
    game.answers('germany-italy', '1');
    expect(Object.values(game.game.sealed).map(({ bid }) => bid)).toEqual([0, 0, 0, 0, 0]);
    expect(game.told.find(({ data }) => data.key === 'told.bids')).toMatchObject({
      kind: 'revealed',
      data: { args: { nation: 'uk', own: 2, counter: 'germany', against: 1 } },
    });
    expect(game.asked('dice')?.form).toEqual({ kind: 'roll', dice: [12] });
  });

  it('is written down on paper as far as each may go (G.J2, G.J9)', () => {
    const game = paid({ rulings: { secrecy: 'paper' } });
    game.answers('germany-italy', 'counter');
    const form = game.asked()?.form;
    expect(form).toMatchObject({
      rows: [
        { id: 'influence', max: 3 },
        { id: 'counter', max: 3 },
      ],
      limits: [
        { rows: ['influence'], min: 2, clauses: ['G.J9', 'SAU.I1'], reason: { args: { least: 2 } } },
        { rows: ['counter'], min: 1, clauses: ['G.J9', 'SAU.I1'], reason: { args: { least: 1 } } },
        { rows: ['counter'], max: 1, clauses: ['G.J2'], reason: { args: { left: 1 } } },
      ],
    });
    expect(form?.kind === 'allocate' && form.limits).toHaveLength(3);
  });

  it('is kept apart from what counts under no cap (G.J2)', () => {
    const game = paid();
    game.answers('germany-italy', 'no');
    game.answers('uk-france', '2');
    expect([game.open.spent, game.open.uncapped]).toEqual([{ uk: 2 }, {}]);
  });
});

describe('the sum of a roll', () => {
  it('has a line against it only where somebody can spend against it (G.J6)', () => {
    const lines = (id: string) =>
      influenceSheets({ seating: BY_PLAYER })[`influence/${id}`]?.lines.map((line) => line.id);
    expect(lines('SAU.I1/uk')).toEqual(['G.I2', 'G.I1', 'SAU.M1', 'G.J1', 'G.J7']);
    expect(lines('POL.I1/uk')).toEqual(['G.I2', 'G.I1', 'G.J1']);
    expect(lines('SPA.I3/ussr')).toEqual(['G.I2', 'G.I1']);
    // what makes a roll free adds nothing to it
    expect(lines('OMA.I1/uk')).toEqual(['G.I2', 'G.I1', 'OMA.M2', 'G.J1']);
    const { books } = trying('uk', 10, []);
    expect(bonus.spec(books, 'NOR.M1')).toMatchObject({
      type: { kind: 'boolean' },
      lasts: 'phase',
      by: 'game',
    });
    expect(bonus.each({ ...books, rulings: {} } as never)).not.toContainEqual(['OMA.M1']);
    expect(bonus.each({ ...books, rulings: {} } as never)).toContainEqual(['OMA.M2']);
  });

  it('is read anew once something is reported', () => {
    const game = trying('uk', 10, ['NOR']);
    const { books, open } = game;
    lookAtBonuses(books, open);
    expect(open.bonuses['NOR.M1']).toBe(false);
    open.forces['germany/denmark'] = { infantry: 1 };
    setMark(open, 'denmark', 'germany', { class: 'friendly', by: 'table' });
    expect(readAnew(books, { open })).toBeNull();
    expect(open.bonuses['NOR.M1']).toBe(true);
  });
});
