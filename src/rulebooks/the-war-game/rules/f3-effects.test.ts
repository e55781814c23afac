import { describe, expect, it } from 'vitest';
import type { frame } from '../../../kernel/index.ts';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import { act } from './f3-effects.ts';
import { nativesOf, putNatives, putUnits, unitsOf } from './h-forces.ts';
import { OUR_MAP } from '../files/map.ts';
import type { Acting } from './a6-marking.ts';
import { classOf, markOf, marksOf, setMark } from './a-classes.ts';
import type { Nation } from '../nations.ts';
import type { Effect } from '../stories/rule.ts';
import type { Books } from '../state.ts';
import { openOf, tableOf, type World } from '../steered.test-helper.ts';
import { entryOf } from './e-territories.ts';

const books = { map: OUR_MAP } as Books;

/** An entry whose rule acts, with what it tells: kind, text and clauses, and the arguments. */
class Story {
  readonly open;
  readonly told: frame.Dispatch[] = [];
  private readonly seen: Acting;

  constructor(entry: string, by: string, world: World = {}) {
    this.open = openOf(firstState(tableOf(world)));
    this.seen = { books, open: this.open, entry: entryOf(entry), by };
  }

  /** Whether it changed anything. */
  does(effects: readonly Effect[], more: Partial<Acting> = {}): boolean {
    return act({ ...this.seen, ...more }, effects, {
      tell: (dispatch) => void this.told.push(dispatch),
      reveal: () => undefined,
    });
  }

  /** What was told since it was last asked. */
  get lines() {
    return this.told.splice(0).map(({ kind, data, clauses }) => [kind, data.key, clauses, data.args]);
  }
}

const SWORN: Effect = { does: 'mark', class: 'sworn', nation: 'uk' };

describe('marks', () => {
  it('are told once for each nation toward which members turn (G.E3)', () => {
    const story = new Story('DEN', 'DEN.I1');
    expect(story.does([SWORN])).toBe(true);
    const sworn = { key: 'class.sworn' };
    expect(story.lines).toMatchObject([
      [
        'directive',
        'told.mark',
        ['DEN.I1'],
        { places: ['denmark', 'faeroe-islands', 'iceland'], nation: 'uk', class: sworn },
      ],
      ['directive', 'told.mark', ['DEN.I1'], { places: ['greenland'], nation: 'usa', class: sworn }],
    ]);
    expect(story.does([SWORN])).toBe(false);
    expect(story.lines).toEqual([]);
  });

  it('of Total Control leave nobody else a say, count half but on original land, and convert (G.A4, G.A6)', () => {
    const total = (original: boolean): Effect => ({
      does: 'mark',
      class: 'total',
      nation: 'france',
      on: 'home',
      ...(original && { original: true }),
    });
    const full = new Story('BEH', 'BEH.E2', { rulings: { replaces: 'keep' } });
    expect(full.does([total(true)])).toBe(true);
    expect(Object.keys(marksOf(full.open, 'belgium-holland'))).toEqual(['france']);
    expect(full.lines.map((line) => line.slice(0, 3))).toEqual([
      ['directive', 'told.converted', ['BEH.E2', 'G.A4']],
      ['directive', 'told.mark', ['BEH.E2']],
    ]);
    const half = new Story('BEH', 'BEH.E2');
    putNatives(half.open, 'belgium-holland', {});
    expect(half.does([total(false)])).toBe(true);
    expect(half.lines.map((line) => line.slice(0, 3))).toEqual([
      ['directive', 'told.markHalf', ['BEH.E2', 'G.A6']],
    ]);
  });

  it('go with those of others, but beside them or by the ruling (replaces)', () => {
    const others = (effect: Effect, world: World = {}): readonly string[] => {
      const story = new Story('MON', 'MON.I1', world);
      setMark(story.open, 'mongolia', 'japan', { class: 'friendly', by: 'MON.I1' });
      story.does([effect]);
      return Object.keys(marksOf(story.open, 'mongolia')).toSorted();
    };
    const friendly: Effect = { does: 'mark', class: 'friendly', nation: 'ussr' };
    expect(others(friendly)).toEqual(['ussr']);
    expect(others({ ...friendly, beside: true })).toEqual(['japan', 'ussr']);
    expect(others(friendly, { rulings: { replaces: 'keep' } })).toEqual(['japan', 'ussr']);
  });

  it('of an event raise; a roll and a lapse set', () => {
    const story = new Story('POL', 'POL.E1');
    const uk = () => markOf(story.open, 'poland-eastern', 'uk');
    expect(story.does([SWORN])).toBe(true);
    const friendly: Effect = { ...SWORN, class: 'friendly' };
    expect(story.does([friendly])).toBe(false);
    expect(story.does([SWORN], { by: 'POL.I1' })).toBe(false);
    expect(uk()).toEqual({ class: 'sworn', by: 'POL.E1' });
    expect(story.does([SWORN], { by: 'POL.I1', sets: true })).toBe(true);
    expect(uk()?.by).toBe('POL.I1');
    expect(story.does([SWORN], { by: 'POL.I1', sets: true })).toBe(false);
    expect(story.does([friendly], { sets: true })).toBe(true);
    expect(uk()?.class).toBe('friendly');
  });

  it('do not touch what is under Total Control, or fixed (ruling total-control)', () => {
    const story = new Story('POL', 'POL.E1');
    setMark(story.open, 'poland-eastern', 'germany', { class: 'total', by: 'conquest' });
    expect(story.does([SWORN])).toBe(true);
    expect(story.lines.map((line) => line[3])).toMatchObject([{ places: ['poland-western'] }]);
    expect(story.does([{ does: 'mark', class: 'neutral' }])).toBe(true);
    expect(classOf(story.open, 'poland-eastern', 'germany')).toBe('total');
    expect(story.does([{ ...SWORN, fixed: true }], { through: true })).toBe(true);
    expect(story.does([{ does: 'mark', class: 'neutral' }], { through: true })).toBe(false);
    const open = new Story('POL', 'POL.E1', { rulings: { 'total-control': 'goes-on' } });
    setMark(open.open, 'poland-eastern', 'germany', { class: 'total', by: 'conquest' });
    open.does([SWORN]);
    expect(classOf(open.open, 'poland-eastern', 'uk')).toBe('sworn');
  });

  it('that go are told, toward one nation or all', () => {
    const story = new Story('BRA', 'BRA.U1');
    const places = ['brazil-northern', 'brazil-southern'];
    const toUsa: Effect = { does: 'mark', class: 'neutral', nation: 'usa' };
    expect(story.does([{ ...toUsa, nation: 'uk' }])).toBe(false);
    expect(story.lines).toEqual([]);
    expect(story.does([toUsa])).toBe(true);
    expect(story.lines).toEqual([['directive', 'told.neutralTo', ['BRA.U1'], { places, nation: 'usa' }]]);
    setMark(story.open, 'brazil-northern', 'usa', { class: 'sworn', by: 'BRA.I1' });
    expect(story.does([{ does: 'mark', class: 'neutral' }])).toBe(true);
    expect(story.lines).toEqual([['directive', 'told.neutral', ['BRA.U1'], { places: ['brazil-northern'] }]]);
  });

  it('toward the strongest stand where one is', () => {
    const story = new Story('PAR', 'PAR.E1');
    const strongest: Effect = {
      does: 'mark-strongest',
      class: 'friendly',
      in: 'south-america',
      among: ['germany', 'usa'],
    };
    expect(story.does([strongest])).toBe(false);
    putUnits(story.open, 'germany', 'chile', { infantry: 1 });
    expect(story.does([strongest])).toBe(true);
    expect(story.does([strongest])).toBe(false);
    putUnits(story.open, 'usa', 'peru', { infantry: 1 });
    expect(story.does([strongest])).toBe(false);
    expect(classOf(story.open, 'paraguay', 'germany')).toBe('friendly');
  });
});

describe('what is said', () => {
  it('of a government, once', () => {
    const story = new Story('ARG', 'ARG.U1');
    const becomes: Effect = { does: 'become', state: 'castillo' };
    // one change is enough
    expect(story.does([becomes, { does: 'tell', key: 'indo-china' }])).toBe(true);
    expect(story.lines).toEqual([
      ['result', 'told.become', ['ARG.U1'], { entry: 'ARG', state: 'castillo' }],
      ['note', 'told.indo-china', ['ARG.U1'], { entry: 'ARG' }],
    ]);
    expect(story.does([becomes])).toBe(false);
    expect(story.lines).toEqual([]);
  });

  it('of a strait and of an end, which change something once', () => {
    const story = new Story('TUR', 'TUR.S2');
    expect([story.does([{ does: 'strait' }]), story.does([{ does: 'strait' }])]).toEqual([true, false]);
    expect(story.open.straits).toEqual(['TUR']);
    expect([story.does([{ does: 'end' }]), story.does([{ does: 'end' }])]).toEqual([true, false]);
    expect(story.open.ended).toEqual(['TUR']);
    expect(story.lines.map(([, key]) => key)).toEqual(['told.strait', 'told.strait', 'told.end']);
  });

  it('to those who must leave, if they are there (SPA.I2)', () => {
    const story = new Story('SPA', 'SPA.I2');
    const leave: Effect = { does: 'leave', who: ['germany', 'italy'], turnOf: 'germany' };
    expect(story.does([leave])).toBe(false);
    expect(story.lines).toEqual([]);
    putUnits(story.open, 'germany', 'rio-de-oro', { infantry: 1 });
    expect(story.does([leave])).toBe(false);
    expect(story.lines).toMatchObject([
      ['directive', 'told.leave', ['SPA.I2'], { who: ['germany'], turnOf: 'germany' }],
    ]);
  });

  it('of units that appear, change sides or join an attack', () => {
    const story = new Story('IRQ', 'IRQ.U3');
    const swap: Effect = { does: 'swap', kind: 'infantry', count: 1, to: 'germany' };
    expect(story.does([swap])).toBe(false);
    expect(nativesOf(story.open, 'iraq').infantry ?? 0).toBe(0);
    expect(unitsOf(story.open, 'germany', 'iraq')).toEqual({ infantry: 1 });
    expect(story.lines.map(([kind, key]) => [kind, key])).toEqual([['directive', 'told.swap']]);
    // nobody is left to change sides
    expect(story.does([swap])).toBe(false);
    expect(story.lines).toEqual([]);
    setMark(story.open, 'iraq', 'uk', { class: 'total', by: 'conquest' });
    expect(story.does([{ does: 'add', kind: 'infantry', count: 2 }])).toBe(false);
    expect(unitsOf(story.open, 'uk', 'iraq')).toEqual({ infantry: 2 });
    expect(story.lines.map(([, key]) => key)).toEqual(['told.add', 'told.converted']);
  });

  it('of those who join an attack, which count with a force that was said (ROM.R2)', () => {
    const story = new Story('ROM', 'ROM.R2');
    const attack = (place: string, force: Partial<Record<Nation, { infantry: number }>>) => ({
      place,
      by: ['ussr'] as const,
      force,
      natives: {},
      own: null,
    });
    story.open.attacks = [
      attack('bulgaria', { ussr: { infantry: 2 } }),
      attack('romania', { ussr: { infantry: 2 } }),
      attack('romania', {}),
    ];
    expect(story.does([{ does: 'lend', kind: 'infantry', count: 1, to: 'ussr' }])).toBe(false);
    expect(story.open.attacks.map(({ force }) => force)).toEqual([
      { ussr: { infantry: 2 } },
      { ussr: { infantry: 3 } },
      {},
    ]);
    expect(story.lines.map(([kind, key]) => [kind, key])).toEqual([['directive', 'told.lend']]);
  });
});

it('what is merely said, is to be fought or does not fit is no change', () => {
  const lost: Effect = { does: 'shift', nation: 'uk', steps: [['sworn', 'friendly']] };
  expect(new Story('AFG', 'AFG.U3').does([lost])).toBe(false);
  expect(new Story('THA', 'THA.U1').does([{ does: 'tell', key: 'indo-china' }])).toBe(false);
  const fought = { army: 'PER', in: 'ecuador', turnOf: 'germany', against: 'natives' } as const;
  const story = new Story('PER', 'PER.U1');
  const battle = { ...fought, won: [], lost: [], none: [] };
  expect(story.does([{ does: 'battle', battle }])).toBe(false);
  expect(story.open.committed).toEqual([{ rule: 'PER.U1', battle, turnOf: 'germany' }]);
  // nobody is there to be fought
  expect(new Story('IRQ', 'IRQ.U1').does([{ does: 'now', rule: 'IRQ.U2' }])).toBe(false);
});

describe('a roll that follows at once', () => {
  const due = (rule: string, wave: number, it?: Nation) =>
    ({ rule, ...(it && { it }), rolls: 'china', wave, is: 'rolled' }) as const;
  it('comes in the wave after that of its own rule and nation', () => {
    const story = new Story('MON', 'MON.U1');
    story.open.docket = [due('ARG.U1', 7, 'japan'), due('MON.U1', 1, 'ussr'), due('MON.U1', 3, 'japan')];
    expect(story.does([{ does: 'now', rule: 'MON.U2' }], { it: 'japan' })).toBe(true);
    expect(story.open.docket.at(-1)).toMatchObject({ rule: 'MON.U2', it: 'japan', wave: 4, is: 'due' });
  });
});
