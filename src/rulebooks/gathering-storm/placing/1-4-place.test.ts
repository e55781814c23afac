import { describe, expect, it } from 'vitest';
import { type AllocateForm, reportedValue } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import type { Placement } from '../lifetimes.ts';
import type { StormPower } from '../powers.ts';
import { placementBar } from './24.5-diplomatic.ts';
import { answer, questionsNow, find, gameOf, goTo, openOf, startOf, toldKeys } from './start.test-helper.ts';

const NOT_NEEDED = { secrecy: 'paper' };

function rowsOf(game: ReturnType<typeof gameOf>, name: string): AllocateForm['rows'] {
  return (find(game, name).form as AllocateForm).rows;
}

describe('24.54E', () => {
  it('lets each Axis power place one counter in step 1 and one in step 4', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED }), '1/axis/place');
    expect(answer(game, '1/axis/place', { 'germany/hungary': 1, 'germany/austria': 1 })).toBe('limit.axis');
    expect(answer(game, '1/axis/place', { 'italy/austria': 1 })).toBeNull();
    goTo(game, '4/axis/place');
    expect(answer(game, '4/axis/place', { 'germany/hungary': 1, 'germany/turkey': 1 })).toBe('limit.axis');
    expect(answer(game, '4/axis/place', { 'germany/austria': 1 })).toBe('bar.alliance');
    expect(answer(game, '4/axis/place', { 'germany-military/poland': 1 })).toBe('bar.onlyStep1');
    expect(answer(game, '4/axis/place', { 'anti-comintern/poland': 1 })).toBe('bar.onlyStep1');
    expect(answer(game, '4/axis/place', { 'germany/hungary': 1, 'italy/turkey': 1 })).toBeNull();
  });

  it('binds a ring to its country, and shows its column in step 4 with the reason', () => {
    const game = gameOf({ rulings: NOT_NEEDED, facts: { 'ring.germany.turkey': 'active' } });
    goTo(game, '1/axis/place');
    expect(answer(game, '1/axis/place', { 'germany-ring/austria': 1 })).toBe('bar.noRing');
    expect(answer(game, '1/axis/place', { 'germany-ring/turkey': 1, 'germany/austria': 1 })).toBeNull();
    goTo(game, '4/axis/place');
    const row = rowsOf(game, '4/axis/place').find(({ id }) => id === 'germany-ring/turkey');
    expect(row?.barred?.clauses).toEqual(['24.54E', 'step.4']);
  });

  it('places one counter in a country that two extras open', () => {
    const facts = { 'ring.france.greece': 'active', 'civil-war.greece': true };
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '3/allies/place');
    const both = { 'france-ring/greece': 1, 'france-civil-war/greece': 1 };
    expect(answer(game, '3/allies/place', both)).toBe('limit.alliance');
    expect(answer(game, '3/allies/place', { 'france-civil-war/greece': 1 })).toBeNull();
  });

  it('opens the door of a held event that places a counter, and of no general one', () => {
    const at = { 'germany-diplomatic-initiative/turkey': 1, 'germany/austria': 1 };
    const held = goTo(
      gameOf({ rulings: NOT_NEEDED, held: { axis: ['diplomatic-initiative'] } }),
      '1/axis/place',
    );
    expect(answer(held, '1/axis/place', at)).toBeNull();
    expect(held.doors.map(({ key, to, from }) => [key, to, from])).toEqual([
      ['event/diplomatic-initiative', 'all', 'axis'],
    ]);
    expect(openOf(held).shown).toEqual(['diplomatic-initiative']);
    const facts = { 'general.diplomatic-initiative': true };
    const general = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '1/axis/place');
    expect(answer(general, '1/axis/place', at)).toBeNull();
    expect(general.doors).toEqual([]);
  });

  it('shows the column of a held event to its holder alone', () => {
    const game = goTo(
      gameOf({ rulings: NOT_NEEDED, held: { allies: ['diplomatic-initiative'] } }),
      '1/axis/place',
    );
    const event = rowsOf(game, '1/axis/place').filter(({ id }) => id.includes('initiative'));
    expect(event).toEqual([]);
  });
});

describe('rule.one-per-alliance, with a seat for each power', () => {
  it('bars the targets of the first from the second', () => {
    const game = goTo(gameOf({ scenario: 'campaign-powers', rulings: NOT_NEEDED }), '1/germany/place');
    expect(answer(game, '1/germany/place', { 'germany/austria': 1, 'anti-comintern/poland': 1 })).toBeNull();
    goTo(game, '1/italy/place');
    expect(answer(game, '1/italy/place', { 'italy/austria': 1 })).toBe('bar.alliance');
    expect(answer(game, '1/italy/place', { 'anti-comintern/turkey': 1 })).toBe('bar.oneAntiComintern');
    expect(answer(game, '1/italy/place', { 'italy/albania': 1, 'italy-military/austria': 1 })).toBeNull();
  });
});

describe('22.21B and 24.61A', () => {
  const facts = { purge: true, 'general.hapsburg-bureau': true };

  it('leave Russia what an event goes over the purge for, and nothing further', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '2/russia/purge');
    expect(answer(game, '2/russia/purge', 'forgo')).toBeNull();
    const bureau = { 'russia-hapsburg-bureau/austria': 1 };
    expect(answer(game, '2/russia/place', { ...bureau, 'russia/turkey': 1 })).toBe('bar.purge');
    expect(answer(game, '2/russia/place', { ...bureau, 'russia-military/spain': 2 })).toBeNull();
  });

  it('count that event in the two when Russia does not forgo', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '2/russia/purge');
    expect(answer(game, '2/russia/purge', 'place')).toBeNull();
    const two = { 'russia-hapsburg-bureau/austria': 1, 'russia/turkey': 1 };
    expect(answer(game, '2/russia/place', { ...two, 'russia/poland': 1 })).toBe('limit.set');
    expect(answer(game, '2/russia/place', two)).toBeNull();
  });

  it('ask nothing without the purge', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED }), '2/russia/place');
    expect(game.told.some(({ data }) => data.key === 'told.forgone')).toBe(false);
  });
});

describe('24.56D', () => {
  it('bars the Allies where a secret Russian event was used in step 2', () => {
    const game = goTo(
      gameOf({ rulings: NOT_NEEDED, held: { russia: ['hapsburg-bureau'] } }),
      '2/russia/place',
    );
    expect(answer(game, '2/russia/place', { 'russia-hapsburg-bureau/austria': 1 })).toBeNull();
    goTo(game, '3/allies/place');
    expect(answer(game, '3/allies/place', { 'france/hungary': 1 })).toBe('bar.russianEvent');
    expect(answer(game, '3/allies/place', { 'france/turkey': 1 })).toBeNull();
  });

  it('does not bar military counters', () => {
    const facts = { 'flags.russia.greece': 3 };
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '3/allies/place');
    expect(answer(game, '3/allies/place', { 'britain/greece': 1 })).toBe('bar.russianFlag');
    expect(answer(game, '3/allies/place', { 'britain-military/greece': 1 })).toBeNull();
  });
});

describe('24.53', () => {
  const facts = { 'success.russia': true };

  it('uses the counter up, or gives one each turn by ruling', () => {
    for (const [choice, left] of [
      ['once', false],
      ['each-turn', true],
    ] as const) {
      const game = goTo(
        gameOf({ rulings: { ...NOT_NEEDED, 'success-counter': choice }, facts }),
        '2/russia/place',
      );
      const two = { 'russia-success/turkey': 1, 'russia-success/poland': 1 };
      expect(answer(game, '2/russia/place', two)).toBe('limit.once');
      expect(answer(game, '2/russia/place', { 'russia-success/turkey': 1 })).toBeNull();
      expect(reportedValue(openOf(game).facts, 'success.russia')).toBe(left);
    }
  });
});

describe('24.4', () => {
  it('limits the military counters of Germany, not of Italy, by support', () => {
    const game = gameOf({ rulings: NOT_NEEDED, facts: { 'support.germany': 1, 'support.italy': -3 } });
    goTo(game, '1/axis/place');
    expect(answer(game, '1/axis/place', { 'germany-military/austria': 2 })).toBe('limit.support');
    const given = { 'germany-military/austria': 1, 'italy-military/albania': 4 };
    expect(answer(game, '1/axis/place', given)).toBeNull();
    expect(toldKeys(game)).not.toContain('told.supportUnknown');
  });

  it('takes a support below zero as zero, checks nothing by ruling, and says when it cannot check', () => {
    const low = { facts: { 'support.france': -2 } };
    const one = { 'france-military/spain': 1 };
    const barred = goTo(gameOf({ ...low, rulings: NOT_NEEDED }), '3/allies/place');
    expect(answer(barred, '3/allies/place', one)).toBe('limit.support');
    const free = gameOf({ ...low, rulings: { ...NOT_NEEDED, 'military-limit': 'none' } });
    expect(answer(goTo(free, '3/allies/place'), '3/allies/place', one)).toBeNull();
    const unknown = goTo(gameOf({ rulings: NOT_NEEDED }), '3/allies/place');
    expect(answer(unknown, '3/allies/place', one)).toBeNull();
    expect(toldKeys(unknown)).toContain('told.supportUnknown');
  });
});

describe('24.3', () => {
  it('is one counter, where the pack has it, and by ruling not under the Pact', () => {
    const pack = { antiCominternTargets: ['spain', 'hungary'] };
    const game = goTo(gameOf({ rulings: NOT_NEEDED, pack, facts: { pact: true } }), '1/axis/place');
    const two = { 'anti-comintern/spain': 1, 'anti-comintern/hungary': 1 };
    expect(answer(game, '1/axis/place', two)).toBe('bar.oneAntiComintern');
    expect(answer(game, '1/axis/place', { 'anti-comintern/turkey': 1 })).toBe('bar.antiComintern');
    expect(answer(game, '1/axis/place', { 'anti-comintern/spain': 1 })).toBeNull();
    expect(toldKeys(game)).toContain('told.pact');
    const rulings = { ...NOT_NEEDED, 'anti-comintern-pact': 'barred' };
    const barred = goTo(gameOf({ rulings, facts: { pact: true } }), '1/axis/place');
    expect(answer(barred, '1/axis/place', { 'anti-comintern/spain': 1 })).toBe('bar.pact');
  });
});

describe('costs', () => {
  const pack = { costs: { diplomatic: 2, military: 1, antiComintern: 3, covert: null } };

  it('keep a power from a deficit, are told as a directive, and go off its tile points', () => {
    const game = goTo(
      gameOf({ rulings: NOT_NEEDED, pack, facts: { 'tiles.germany': 6, 'tiles.italy': 1 } }),
      '1/axis/place',
    );
    expect(answer(game, '1/axis/place', { 'italy/albania': 1 })).toBe('limit.tiles');
    const given = { 'germany/austria': 1, 'germany-military/austria': 1, 'anti-comintern/spain': 1 };
    expect(answer(game, '1/axis/place', { ...given, 'germany-military/turkey': 1 })).toBe('limit.tiles');
    expect(answer(game, '1/axis/place', given)).toBeNull();
    expect(reportedValue(openOf(game).facts, 'tiles.germany')).toBe(0);
    expect(reportedValue(openOf(game).facts, 'tiles.italy')).toBe(1);
    expect(toldKeys(game).filter((key) => key === 'told.pay')).toHaveLength(1);
  });

  it('are told all the same where nobody knows the tile points', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED, pack }), '1/axis/place');
    expect(answer(game, '1/axis/place', { 'italy/albania': 1 })).toBeNull();
    expect(toldKeys(game)).toEqual(expect.arrayContaining(['told.pay', 'told.tilesUnknown']));
  });

  it('that nobody has said are told once a turn, and charged to nobody', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts: { 'tiles.italy': 1 } }), '1/axis/place');
    expect(answer(game, '1/axis/place', { 'italy/albania': 1 })).toBeNull();
    goTo(game, '2/russia/place');
    expect(answer(game, '2/russia/place', { 'russia/poland': 1 })).toBeNull();
    expect(toldKeys(game).filter((key) => key === 'told.unknown')).toHaveLength(1);
    expect(reportedValue(openOf(game).facts, 'tiles.italy')).toBe(1);
  });
});

describe('step.4', () => {
  const prompt = (game: ReturnType<typeof gameOf>): string =>
    render(gatheringStorm.words, find(game, '4/axis/place').prompt);
  const limits = (game: ReturnType<typeof gameOf>): string[] =>
    (find(game, '4/axis/place').form as AllocateForm).limits.map(({ reason }) =>
      render(gatheringStorm.words, reason),
    );

  it('asks for a second counter whoever placed a first one of its set', () => {
    const facts = { 'ring.italy.turkey': 'active' };
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '1/axis/place');
    answer(game, '1/axis/place', { 'germany/hungary': 1, 'italy-ring/turkey': 1, 'italy-military/spain': 1 });
    goTo(game, '4/axis/place');
    expect(prompt(game)).toBe(
      'Germany: where do you place your second diplomatic counter? ' +
        'Italy: where do you place a diplomatic counter? All see where.',
    );
  });

  it('takes for a first one what an event let be placed within the set', () => {
    const permit = {
      id: 'mission',
      title: 'Mission',
      number: null,
      holder: 'germany',
      kind: 'permit',
      targets: ['norway'],
      value: 1,
      source: 'players',
    } as const;
    const game = gameOf({
      rulings: NOT_NEEDED,
      pack: { events: [permit] },
      facts: { 'general.mission': true },
    });
    goTo(game, '1/axis/place');
    expect(answer(game, '1/axis/place', { 'germany-mission/norway': 1 })).toBeNull();
    goTo(game, '4/axis/place');
    expect(prompt(game)).toMatch(/^Germany: where do you place your second/);
  });

  it('tells no limit any more of what is used up, and the one of a target by its name', () => {
    const facts = {
      'success.italy': true,
      'support.germany': 2,
      'general.diplomatic-initiative': true,
    };
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts }), '1/axis/place');
    answer(game, '1/axis/place', {
      'germany/hungary': 1,
      'germany-diplomatic-initiative/greece': 1,
      'italy-success/turkey': 1,
      'germany-military/poland': 1,
      'anti-comintern/spain': 1,
    });
    goTo(game, '4/axis/place');
    const told = limits(game);
    expect(told.filter((each) => each.includes('places'))).toEqual([
      'Germany places one counter of its set in this step, and keeps none for later.',
      'Italy places one counter of its set in this step, and keeps none for later.',
    ]);
    expect(told).toContain('The Axis has at most one diplomatic counter in Albania.');
    for (const used of ['Hungary', 'Greece', 'Turkey', 'Military', 'military', 'anti-Comintern'])
      expect(told.filter((each) => each.includes(used))).toEqual([]);
  });

  it('tells the limit again of a row whose bar is set aside', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED, facts: { 'support.germany': 2 } }), '4/axis/place');
    expect(limits(game).join()).not.toMatch(/support level/);
    const { id } = find(game, '4/axis/place');
    const aside = { [id]: { 'germany-military/turkey': 'so agreed' } };
    Object.assign(openOf(game), { allowed: aside });
    expect(limits(game).join()).toMatch(/Germany is at support level 2/);
  });

  it('bars the target of a first counter, with its name', () => {
    const game = goTo(gameOf({ rulings: NOT_NEEDED }), '1/axis/place');
    answer(game, '1/axis/place', { 'germany/hungary': 1 });
    goTo(game, '4/axis/place');
    const barred = rowsOf(game, '4/axis/place').find(({ id }) => id === 'italy/hungary')?.barred;
    expect(barred && render(gatheringStorm.words, barred.reason)).toBe(
      'The Axis has a diplomatic counter in Hungary already, and has at most one in a target.',
    );
  });
});

describe('what must be known', () => {
  it('is asked of the table before anybody places', () => {
    const game = gameOf({ rulings: NOT_NEEDED });
    delete (openOf(game).facts as Record<string, unknown>)['cohesion'];
    goTo(game, '/report');
    expect(questionsNow(game).map(({ seat, form }) => [seat, form])).toEqual([
      ['table', { kind: 'report', facts: ['cohesion'] }],
    ]);
  });
});

describe('placementBar', () => {
  it('says from what is open why a power may place nothing in a target', () => {
    const { setting, open } = startOf({ facts: { 'flags.russia.spain': 1, 'conquered.albania': 'italy' } });
    const reason = (power: StormPower, target: string) =>
      placementBar(setting, open, power, target)?.reason.key;
    expect(reason('russia', 'turkey')).toBeUndefined();
    expect(reason('russia', 'spain')).toBeUndefined();
    expect(reason('russia', 'hungary')).toBe('bar.beforeCohesion');
    expect(reason('russia', 'norway')).toBe('bar.closedToRussia');
    expect(reason('russia', 'rhineland')).toBe('bar.noMinorForRussia');
    expect(reason('britain', 'spain')).toBe('bar.russianFlag');
    expect(reason('italy', 'albania')).toBe('bar.noConquest');
    const placed: Placement[] = [
      { kind: 'diplomatic', power: 'germany', target: 'spain', basis: 'set', step: 1, count: 1 },
    ];
    expect(placementBar(setting, { ...open, placed }, 'italy', 'spain')?.clauses).toEqual([
      'rule.one-per-alliance',
    ]);
    const allowed = { ...setting, pack: { ...setting.pack, allowed: { france: ['greece'] } } };
    expect(placementBar(allowed, open, 'france', 'norway')?.reason.key).toBe('bar.allowed');
  });
});
