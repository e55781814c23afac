import { describe, expect, it } from 'vitest';
import type { Item } from '../../../kernel/kit/front.test-helper.ts';
import { scenarioRules, lineOf, panelOf, textOfCell, boardAfter } from '../board.test-helper.ts';
import { putUnits } from '../rules/h-forces.ts';
import { setMark } from '../rules/a-classes.ts';
import type { Open } from '../state.ts';

describe('the docket', () => {
  const items = (change?: (open: Open) => void) =>
    panelOf(boardAfter(change), 'docket', 'docket')?.items ?? [];
  const item = (clause: string, change?: (open: Open) => void) =>
    items(change).find(({ clauses }) => clauses.includes(clause));

  it('has all rolls of the first turn, also of those who roll later', () => {
    expect(items().map(({ clauses }) => clauses[0])).toEqual([
      'IRQ.U1',
      'PER.U1',
      'YUG.U1',
      'AFG.U1',
      'EIR.U1',
      'THA.U1',
      'ARG.U1',
      'BOL.U1',
      'BRA.U1',
      'LIB.U1',
      'PAN.U1',
    ]);
  });

  it('says who rolls, what it needs and what follows either way', () => {
    const due = item('BOL.U1');
    expect(due?.who).toEqual(['usa-china']);
    expect(due?.done).toBe(false);
    expect(textOfCell(due?.what)).toBe('Bolivia');
    expect(textOfCell(due?.needs)).toMatch(
      /^needs 7 or less \(58 %\): if it works: .*the election is rolled for at once \(3 or less\); if not: nothing/,
    );
    expect(textOfCell(due?.when)).toBe('U.S.A. rolls');
    expect(item('YUG.U1')?.when).toBeUndefined();
    expect(textOfCell(item('THA.U1')?.when)).toBe('Japan says whether it is rolled');
    expect(item('THA.U1')?.who).toEqual(['japan']);
    expect(textOfCell(item('THA.U1')?.needs)).toMatch(/^needs a number that nobody has said: if it works/);
  });

  it('has the battles that a rule has ordered, and in whose turn they are fought', () => {
    const fought = item('PER.U1', (open) => {
      open.docket = [];
      const battle = { army: 'PER', in: 'ecuador', turnOf: 'germany', against: 'natives' } as const;
      open.committed = [
        { rule: 'PER.U1', battle: { ...battle, won: [], lost: [], none: [] }, turnOf: 'germany' },
      ];
    });
    expect(fought).toMatchObject({ who: ['germany-italy'], done: false });
    expect(textOfCell(fought?.what)).toContain('Peru');
    expect(textOfCell(fought?.when)).toContain('Germany');
  });

  it('ticks off what was rolled, and what was not wished', () => {
    const roll = (open: Open) => {
      for (const due of open.docket)
        if (due.rule === 'EIR.U1') Object.assign(due, { is: 'rolled', face: 8, works: false });
        else if (due.rule === 'THA.U1') due.is = 'declined';
    };
    expect(item('EIR.U1', roll)?.done).toBe(true);
    expect(textOfCell(item('EIR.U1', roll)?.when)).toBe('rolled 8: it does not work');
    expect(textOfCell(item('EIR.U1', roll)?.needs)).toBe('needs 7 or less (58 %)');
    expect(item('THA.U1', roll)?.done).toBe(true);
    expect(item('ARG.U1', roll)?.done).toBe(false);
  });

  it('says of everything else why it is not rolled: only what is missing', () => {
    const why = (rule: string, change?: (open: Open) => void) =>
      (panelOf(boardAfter(change), 'table', 'notDue')?.rows ?? [])
        .map((row) => row.map(textOfCell))
        .filter((row) => row[1] === rule)
        .map((row) => row[3]);
    expect(why('ARG.U3')).toEqual(['not in power: President Castillo']);
    expect(why('BUL.U1')).toEqual(['it is not Sworn ally to Germany']);
    expect(why('BOL.U2')).toEqual(['it is only rolled at once after another roll']);
    expect(why('TUR.S2')).toEqual(['it would need 0 or less']);
    expect(why('MON.U1')).toHaveLength(3);
    expect(why('ARG.U1')).toEqual([]);
    expect(why('ARG.U3', (open) => void (open.states['ARG'] = 'castillo'))).toEqual([
      'it has become so only since the docket was drawn up',
    ]);
  });
});

describe('the tables', () => {
  it('tell a seat what its nations may do with each territory, and why not more', () => {
    const panels = boardAfter(undefined, 'uk-france');
    const rights = panels.filter((each) => each.title.key === 'board.rights');
    expect(rights.map(({ title }) => textOfCell(title))).toEqual([
      'What U.K. may do with each territory, and why not more',
      'What France may do with each territory, and why not more',
    ]);
    const portugal = lineOf(panels, 'rights', 'Portugal with its colonies');
    expect(portugal.slice(1, 6)).toEqual(['Friendly (as the game begins)', 'yes', 'no', 'no', 'no']);
    expect(portugal[6]).toBe(
      'no attack: not Sworn to the Axis nor under its Total Control (G.B6); ' +
        'no influence: an Allied nation does not occupy a colony of it (POR.I2)',
    );
    expect(lineOf(panels, 'rights', 'Afghanistan')[5]).toBe('try 1');
  });

  it('keep members of a group apart where they stand otherwise', () => {
    const panels = boardAfter((open) => putUnits(open, 'uk', 'angola', { infantry: 1 }), 'uk-france');
    expect(lineOf(panels, 'rights', 'Portugal with its colonies')[5]).toBe('try 1');
    const split = boardAfter((open) => setMark(open, 'crete', 'uk', null), 'uk-france');
    expect(lineOf(split, 'rights', 'Crete')[2]).toBe('no');
    expect(lineOf(split, 'rights', 'Greece')[2]).toBe('yes');
  });

  it('tell the table what each nation has, what it is paid and what it may attack', () => {
    const panels = boardAfter((open) => setMark(open, 'spain', 'germany', { class: 'sworn', by: 'SPA.AL' }));
    expect(panels.some(({ title }) => title.key === 'board.rights')).toBe(false);
    const germany = lineOf(panels, 'nations', 'Germany');
    expect(germany.slice(2, 4)).toEqual(['Spain', 'Finland']);
    expect(germany[5]).toBe('17');
    expect(lineOf(panels, 'nations', 'Italy')[6]).toBe('every neutral territory but Spain');
    expect(lineOf(panels, 'nations', 'U.K.')[6]).toBe('Spain');
    expect(lineOf(panels, 'nations', 'China')[6]).toBe('Mongolia, Nepal, Thailand, Tibet');
  });

  it('have a line for each territory, and the wars where there are any', () => {
    const panels = boardAfter();
    expect(panelOf(panels, 'table', 'standing')?.rows).toHaveLength(66);
    expect(lineOf(panels, 'standing', 'Belgium/Holland').slice(4, 6)).toEqual(['Friendly', 'Friendly']);
    expect(panelOf(panels, 'table', 'wars')).toBeUndefined();
    const later = boardAfter(undefined, null, scenarioRules('world-1942'));
    expect(lineOf(later, 'wars', 'Germany and U.K.').slice(0, 2)).toEqual(['Germany and U.K.', 'full war']);
  });
});

describe('the table of influence', () => {
  const linesOf = (rule: string): string[][] =>
    (panelOf(boardAfter(), 'table', 'influence')?.rows ?? [])
      .map((row) => row.map(textOfCell))
      .filter((row) => row[2] === rule);

  it('gives the chances without money, with the most, and with the most against the most', () => {
    // the first roll needs 1, and two more by the money that Saudi Arabia asks for at least
    expect(linesOf('SAU.I1').map((row) => row.slice(3))).toEqual([
      ['○○○○○', '3', '25%', '33%', '8%', '50%', '75%', 'Germany', ''],
    ]);
  });

  it('has no chance against money that nobody may spend, and none with money where none is taken', () => {
    expect(linesOf('POL.I1').map((row) => [row[6] !== '', row[7]])).toEqual([[true, '']]);
    expect(linesOf('SPA.I3').map((row) => row[6])).toEqual(['']);
  });

  it('says of a closed channel why, and nothing of money', () => {
    expect(linesOf('COL.I1').map((row) => [row[5], row[6], row[11] !== ''])).toEqual([['', '', true]]);
  });
});

describe('the calendar', () => {
  const lines = (agenda: readonly Item[]): string[] =>
    (
      panelOf(
        boardAfter((open) => void (open.agenda = agenda)),
        'track',
        'calendar',
      )?.lines ?? []
    ).map(({ marks }) =>
      marks.map(({ label, is }) => (is === 'now' ? `[${textOfCell(label)}]` : textOfCell(label))).join(' | '),
    );
  const player = (id: string): Item => ({ step: 'player-turn', player: id }) as Item;
  const END: Item = { step: 'turn-end' };

  it('says the turn, the part of it and whose turn it is', () => {
    expect(lines([{ step: 'unrest' }, { step: 'influence' }, { step: 'declarations' }, END])[1]).toMatch(
      /^\[I Unrest\]/,
    );
    expect(lines([{ step: 'news' }, { step: 'declarations' }, END])[1]).toContain('[II Influence]');
    const [turns, parts, players] = lines([{ step: 'news' }, player('japan'), player('usa-china'), END]);
    expect(turns).toMatch(/^\[1: 1939 II\] \| 2: 1940 I/);
    expect(parts).toContain('[Turns of the players]');
    expect(players).toContain('[U.K. and France] | Japan');
    expect(lines([player('usa-china'), END])[2]).toContain('[U.S.A. and China]');
    expect(lines([END])[2]).toContain('[U.S.A. and China]');
  });

  it('has no present when the game is over', () => {
    expect(lines([]).join()).not.toContain('[');
    const isAsked = (agenda: readonly Item[]): boolean =>
      panelOf(
        boardAfter((open) => void (open.agenda = agenda)),
        'table',
        'notDue',
      ) !== undefined;
    expect([isAsked([END]), isAsked([])]).toEqual([true, false]);
  });
});
