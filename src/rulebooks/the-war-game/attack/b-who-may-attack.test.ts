import { describe, expect, it } from 'vitest';
import { ALLIES, AXIS, NATIONS, type Nation } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';
import { PLACES } from '../rules/e-territories.ts';
import { attackBar } from './b-who-may-attack.ts';
import { withMarks } from './trial.test-helper.ts';

const NEUTRAL: PlaceId = 'spain';

function barOf(game: ReturnType<typeof withMarks>, nation: Nation, place: PlaceId): readonly string[] | null {
  return attackBar(game.books, game.open, nation, place)?.clauses ?? null;
}

describe('who may attack a neutral territory', () => {
  it('the Axis may attack any neutral (G.B1)', () => {
    const game = withMarks(NEUTRAL, {});
    for (const nation of AXIS)
      expect(PLACES.filter((place) => barOf(game, nation, place) !== null)).toEqual([]);
  });

  it('the Axis may not attack what is theirs (G.B2)', () => {
    for (const [is, bar] of [
      ['total', ['G.B2']],
      ['sworn', ['G.B2']],
      ['friendly', null],
      ['economic', null],
    ] as const) {
      const game = withMarks(NEUTRAL, { italy: is });
      expect(barOf(game, 'germany', NEUTRAL)).toEqual(bar);
      expect(barOf(game, 'japan', NEUTRAL)).toEqual(bar);
    }
    expect(barOf(withMarks(NEUTRAL, { italy: 'total' }), 'italy', NEUTRAL)).toEqual(['G.B1']);
    expect(barOf(withMarks(NEUTRAL, { italy: 'sworn' }), 'italy', NEUTRAL)).toBeNull();
    expect(barOf(withMarks(NEUTRAL, { uk: 'total' }), 'germany', NEUTRAL)).toBeNull();
  });

  it('by the ruling axis-territory only Total Control makes it theirs', () => {
    const start = { rulings: { 'axis-territory': 'total' } };
    expect(barOf(withMarks(NEUTRAL, { italy: 'sworn' }, start), 'germany', NEUTRAL)).toBeNull();
    expect(barOf(withMarks(NEUTRAL, { italy: 'total' }, start), 'germany', NEUTRAL)).toEqual(['G.B2']);
    // the Allies are not meant by it
    expect(barOf(withMarks('nepal', { uk: 'sworn' }, start), 'china', 'nepal')).toEqual(['G.B5', 'G.B7']);
  });

  it('the U.S.S.R. may attack any neutral and any Axis territory (G.B3)', () => {
    const game = withMarks(NEUTRAL, {});
    expect(PLACES.filter((place) => barOf(game, 'ussr', place) !== null)).toEqual([]);
    expect(barOf(withMarks(NEUTRAL, { germany: 'total' }), 'ussr', NEUTRAL)).toBeNull();
    expect(barOf(withMarks(NEUTRAL, { ussr: 'total' }), 'ussr', NEUTRAL)).toEqual(['G.B3']);
  });

  it('the U.S.S.R. may not attack what is Chinese where British, French or American units are (G.B3)', () => {
    for (const [nation, bar] of [
      ['uk', ['G.B3']],
      ['france', ['G.B3']],
      ['usa', ['G.B3']],
      ['germany', null],
    ] as const) {
      const game = withMarks('tibet', { china: 'total' });
      expect(barOf(game, 'ussr', 'tibet')).toBeNull();
      game.open.forces[`${nation}/tibet`] = { infantry: 1 };
      expect(barOf(game, 'ussr', 'tibet')).toEqual(bar);
    }
  });

  it('by the ruling soviet-attacks what other Allies control is no neutral to the U.S.S.R.', () => {
    expect(barOf(withMarks(NEUTRAL, { usa: 'total' }), 'ussr', NEUTRAL)).toBeNull();
    const start = { rulings: { 'soviet-attacks': 'not-total' } };
    for (const nation of ['uk', 'france', 'usa'] as const) {
      expect(barOf(withMarks(NEUTRAL, { [nation]: 'total' }, start), 'ussr', NEUTRAL)).toEqual(['G.B3']);
      expect(barOf(withMarks(NEUTRAL, { [nation]: 'sworn' }, start), 'ussr', NEUTRAL)).toBeNull();
    }
    expect(barOf(withMarks(NEUTRAL, { italy: 'total' }, start), 'ussr', NEUTRAL)).toBeNull();
  });

  it('China may attack Tibet, Mongolia and Nepal, and no other neutral (G.B5, G.B8)', () => {
    const game = withMarks(NEUTRAL, {});
    const open = PLACES.filter((place) => barOf(game, 'china', place) === null);
    // Thailand is Japan's friend
    expect(open.toSorted()).toEqual(['mongolia', 'nepal', 'thailand', 'tibet']);
  });

  it('China may attack what stands with the Axis in Asia, of whatever class (G.B5)', () => {
    for (const is of ['friendly', 'economic', 'sworn', 'total'] as const)
      for (const nation of AXIS) {
        expect(barOf(withMarks('iran', { [nation]: is }), 'china', 'iran')).toBeNull();
        expect(barOf(withMarks('spain', { [nation]: is }), 'china', 'spain')).toEqual(['G.B5']);
      }
    expect(barOf(withMarks('iran', { uk: 'friendly' }), 'china', 'iran')).toEqual(['G.B5']);
    expect(barOf(withMarks('spain', { ussr: 'total' }), 'china', 'spain')).toBeNull();
    expect(barOf(withMarks('spain', { ussr: 'sworn' }), 'china', 'spain')).toEqual(['G.B5']);
    expect(barOf(withMarks('tibet', { china: 'total' }), 'china', 'tibet')).toEqual(['G.B5']);
  });

  it('what China does not attack is far away, or not hostile to it (G.B5)', () => {
    const why = (marks: Partial<Record<Nation, 'friendly'>>) => {
      const { books, open } = withMarks('norway', marks);
      return attackBar(books, open, 'china', 'norway')?.reason.key;
    };
    expect([why({ germany: 'friendly' }), why({})]).toEqual(['bar.notInAsia', 'bar.notChinas']);
  });

  it('which territories lie in Asia is a list, and its islands a ruling (asia)', () => {
    const inAsia = (rulings: Record<string, string>): PlaceId[] => {
      const game = withMarks(NEUTRAL, {}, { rulings });
      for (const place of PLACES) game.open.marks[place] = { japan: { class: 'total', by: 'conquest' } };
      return PLACES.filter((place) => barOf(game, 'china', place) === null).toSorted();
    };
    const mainland = [
      'afghanistan',
      'iran',
      'iraq',
      'mongolia',
      'nepal',
      'oman',
      'saudi-arabia',
      'socotra',
      'thailand',
      'tibet',
      'turkey',
      'yemen',
    ];
    const islands = ['borneo', 'celebes', 'java', 'new-guinea', 'sumatra', 'timor'];
    expect(inAsia({ asia: 'mainland' })).toEqual(mainland);
    expect(inAsia({})).toEqual([...mainland, ...islands].toSorted());
  });

  it('China leaves its friends alone (G.B7)', () => {
    for (const friend of ['uk', 'france', 'usa'] as const) {
      expect(barOf(withMarks('nepal', { [friend]: 'sworn' }), 'china', 'nepal')).toEqual(['G.B5', 'G.B7']);
      expect(barOf(withMarks('nepal', { [friend]: 'friendly' }), 'china', 'nepal')).toBeNull();
    }
    expect(barOf(withMarks('nepal', { ussr: 'sworn' }), 'china', 'nepal')).toBeNull();
  });

  it('Britain, France and America may attack only what is Sworn to the Axis or under its control (G.B6, G.B8)', () => {
    for (const nation of ['uk', 'france', 'usa'] as const) {
      expect(PLACES.filter((place) => barOf(withMarks(NEUTRAL, {}), nation, place) === null)).toEqual([]);
      for (const axis of AXIS) {
        expect(barOf(withMarks(NEUTRAL, { [axis]: 'sworn' }), nation, NEUTRAL)).toBeNull();
        expect(barOf(withMarks(NEUTRAL, { [axis]: 'total' }), nation, NEUTRAL)).toBeNull();
        expect(barOf(withMarks(NEUTRAL, { [axis]: 'friendly' }), nation, NEUTRAL)).toEqual(['G.B6']);
        expect(barOf(withMarks(NEUTRAL, { [axis]: 'economic' }), nation, NEUTRAL)).toEqual(['G.B6']);
      }
      for (const ally of ALLIES.filter((each) => each !== nation))
        expect(barOf(withMarks(NEUTRAL, { [ally]: 'total' }), nation, NEUTRAL)).toEqual(['G.B6']);
    }
  });

  it('a story can let a nation attack (EIR.U1b, ECU.E2), or forbid it (PER.U1c)', () => {
    const eire = withMarks('eire', {});
    expect(barOf(eire, 'uk', 'eire')).toEqual(['G.B6']);
    eire.open.forces['uk/eire'] = { infantry: 1 };
    expect(barOf(eire, 'uk', 'eire')).toBeNull();
    expect(barOf(eire, 'usa', 'eire')).toEqual(['G.B6']);
    const states = { PER: 'ecuador-taken', ECU: 'ecuador-peruvian' };
    const ecuador = withMarks('ecuador', {}, { open: { states } });
    expect(barOf(ecuador, 'usa', 'ecuador')).toEqual(['PER.U1c']);
    const freed = withMarks('ecuador', {}, { open: { states }, rulings: { 'peru-ecuador': 'ecuador' } });
    expect(barOf(freed, 'usa', 'ecuador')).toBeNull();
    expect(barOf(freed, 'uk', 'ecuador')).toEqual(['G.B6']);
  });

  it('nobody attacks what is his own', () => {
    for (const nation of NATIONS) {
      const clause = AXIS.includes(nation) ? 'G.B1' : { ussr: 'G.B3', china: 'G.B5' }[nation as string];
      expect(barOf(withMarks(NEUTRAL, { [nation]: 'total' }), nation, NEUTRAL)).toEqual([clause ?? 'G.B6']);
    }
  });
});
