import { describe, expect, it } from 'vitest';
import { around } from './ground.test-helper.ts';
import type { Rulebook } from '../rulebook.ts';
import { parseCases } from './cases.ts';
import { runCase, runSigned } from './conform.ts';
import { KeptTables } from './kept-tables.ts';
import { type ToyFault, toy } from './toy.test-helper.ts';

/** The faults of one case of the toy, written as a file has it. */
function faultsOf(given: Record<string, unknown>, planted: ToyFault | null = null): readonly string[] {
  const parsed = parseCases({ format: 1, cases: [{ case: 'one', clauses: ['1'], ...given }] });
  if (!('cases' in parsed)) return parsed.faults;
  return parsed.cases.flatMap((each) => runCase(toy(planted) as Rulebook, each).faults);
}

const sheet = (facts: object, expected: object) => faultsOf({ sheet: 'attack', facts, expect: expected });
const play = (steps: readonly object[], planted: ToyFault | null = null) =>
  faultsOf({ play: steps }, planted);

const place = (seat: string, answer: object, more = {}) => ({ seat, decision: 'place', answer, ...more });
const name = (answer: string, more = {}) => ({ seat: 'ben', decision: 'name', answer, ...more });
const placed = [place('ann', { x: 2 }), place('ben', { y: 1 }), place('cat', { x: 1, z: 2 })];

describe('the shape of a case file', () => {
  it.each([
    [[], 'A case file is an object with format and cases.'],
    [{ format: 2, cases: [] }, 'The format of a case file is 1; no other is known.'],
    [{ format: 1 }, '"cases" must be a list.'],
    [{ format: 1, cases: [], rules: 1 }, '"rules" is not a field of a case file.'],
    [{ format: 1, cases: [7] }, 'case 1: needs a name in "case".'],
    [{ format: 1, cases: [{ case: 'a', clauses: ['1'] }] }, 'a: needs either "sheet" or "play".'],
    [
      { format: 1, cases: [{ case: 'a', clauses: ['1'], sheet: 's', expect: {}, play: [] }] },
      'a: needs either',
    ],
    [{ format: 1, cases: [{ case: 'a', clauses: [], play: [] }] }, 'a: "clauses" must list'],
    [{ format: 1, cases: [{ case: 'a', clauses: [49.3], play: [] }] }, 'a: "clauses" must be texts'],
    [{ format: 1, cases: [{ case: 'a', clauses: ['1'], sheet: 's' }] }, 'a: a sheet case needs "expect".'],
    [{ format: 1, cases: [{ case: 'a', clauses: ['1'], play: [3] }] }, 'a: "play" must be a list of steps.'],
    [
      { format: 1, cases: [{ case: 'a', clauses: ['1'], play: [], sheets: 1 }] },
      'a: "sheets" is not a field',
    ],
    [
      { format: 1, cases: [1, 2].map(() => ({ case: 'a', clauses: ['1'], play: [] })) },
      '"a" is there twice.',
    ],
  ])('says what is wrong with %j', (document, fault) => {
    const parsed = parseCases(document);
    expect('faults' in parsed ? parsed.faults.join('\n') : '').toContain(fault);
  });
});

describe('what a file says once', () => {
  const casesOf = (head: object, given: object) => {
    const parsed = parseCases({
      format: 1,
      ...head,
      cases: [{ case: 'a', clauses: ['1'], play: [], ...given }],
    });
    return 'cases' in parsed ? parsed.cases : parsed.faults;
  };
  const head = { scenario: 'one', rulings: { R: 'a', S: 'b' }, data: { of: 'all' } };

  it('holds for every case', () => {
    expect(casesOf(head, {})).toMatchObject([
      { scenario: 'one', rulings: { R: 'a', S: 'b' }, data: [{ of: 'all' }] },
    ]);
  });

  it('yields to what a case says, ruling by ruling', () => {
    expect(casesOf(head, { scenario: 'two', rulings: { S: 'c' }, data: [] })).toMatchObject([
      { scenario: 'two', rulings: { R: 'a', S: 'c' }, data: [] },
    ]);
  });

  it('is named where it is wrong', () => {
    expect(casesOf({ rulings: 'b' }, {})).toEqual([
      '"rulings" must be an object.',
      'a: "rulings" must be an object.',
    ]);
  });
});

describe('what holds for every case', () => {
  it('names clauses, scenarios and rulings that there are', () => {
    expect(faultsOf({ clauses: ['1', '9.9'], play: [] })).toEqual(['the rulebook has no clause 9.9']);
    expect(faultsOf({ scenario: 'other', play: [] })).toEqual([
      'There is no scenario "other" in this rulebook.',
    ]);
    expect(faultsOf({ rulings: { R: 'c' }, play: [] })).toEqual(['The ruling "R" has no choice "c".']);
  });

  it('turns an error of the rules into a fault of that case', () => {
    const book = toy() as Rulebook;
    const broken: Rulebook = {
      ...book,
      bind: (setup) => ({
        ...book.bind(setup),
        apply: () => {
          throw new Error('boom');
        },
      }),
    };
    const parsed = parseCases({ format: 1, cases: [{ case: 'a', clauses: ['1'], play: placed }] });
    const [first] = 'cases' in parsed ? parsed.cases : [];
    expect(first && runCase(broken, first).faults).toEqual(['the rules threw: Error: boom']);
  });
});

describe('a sheet case', () => {
  const known = { die: 3, 'points.ann': 1, 'points.ben': { min: 0, max: 2 }, 'points.cat': 0 };

  it('holds when all it expects is so', () => {
    expect(
      sheet(known, {
        lines: { '2': 3, '1/ben': { min: 0, max: 2 } },
        total: { min: 4, max: 6 },
        sum: { min: 4, max: 6 },
        min: 4,
        max: 6,
        missing: ['points.ben'],
        outcomes: ['high', 'low'],
      }),
    ).toEqual([]);
    expect(
      sheet({ die: 1, 'points.ann': { values: [0, 3] } }, { max: 10, outcomes: ['low', 'high'] }),
    ).toEqual([]);
    expect(sheet({ die: null }, { lines: { '2': { min: 1, max: 6 } } })).toEqual([]);
  });

  it.each([
    [{ total: 4 }, 'total is 4 to 6, expected 4'],
    [{ min: 5 }, 'min is 4 to 4, expected 5'],
    [{ lines: { '1/ann': 2 } }, 'line 1/ann is 1 to 1, expected 2'],
    [{ lines: { '1/dan': 2 } }, 'there is no line 1/dan'],
    [{ missing: [] }, 'missing are ["points.ben"], expected []'],
    [{ outcomes: ['low'] }, 'outcomes are ["low","high"], expected ["low"]'],
    [{ totl: 4 }, '"totl" is not a field of "expect".'],
    [{ missing: 'points.ben' }, '"expect missing" must be a list, even of one.'],
  ])('finds that %j is not so', (expected, fault) => {
    expect(sheet(known, expected).join('\n')).toContain(fault);
  });

  it.each([
    [{ pionts: 1 }, 'there is no fact "pionts"'],
    [{ die: 7 }, '"die" cannot be 7: it takes a whole number from 1 to 6'],
    [{ die: 'three' }, '"die" cannot be "three"'],
    [{ die: { min: 4, max: 2 } }, '"die" cannot be {"min":4,"max":2}'],
    [{ die: { values: [] } }, '"die" cannot be {"values":[]}'],
    [{ die: { from: 1 } }, '"die" cannot be {"from":1}'],
  ])('refuses the facts %j', (facts, fault) => {
    expect(sheet(facts, {}).join('\n')).toContain(fault);
  });
});

describe('a case that puts something right', () => {
  const weather = { report: { weather: 1 } };
  const put = (edits: readonly object[], more = {}) => ({ mend: edits, ...more });
  const told = (value: number) => ({ expect: { facts: { weather: value } } });

  it('names what was wrong by its decision, its facts or its line, and may strike it out', () => {
    const changed = put([{ at: 'report', report: { weather: 2 } }]);
    expect(play([weather, ...placed, changed, told(2), { expect: { awaiting: ['ben'] } }])).toEqual([]);
    expect(play([weather, ...placed, put([{ at: 1, report: { weather: 2 } }]), told(2)])).toEqual([]);
    const before = put([{ before: 'place', report: { weather: 3 } }]);
    const unknown = { expect: { facts: { weather: null } } };
    expect(play([...placed, before, told(3), put([{ at: 'mend', strike: true }]), unknown])).toEqual([]);
    const struck = put([{ at: 'report', fact: 'weather', strike: true }]);
    expect(play([weather, ...placed, struck, unknown])).toEqual([]);
  });

  it('puts a sealed answer of one\u2019s own right, and asks anew who wants to be asked', () => {
    const mine = put([{ at: 'place', seat: 'ann', answer: { z: 1 } }], { seat: 'ann' });
    expect(play([...placed, mine, { expect: { sealed: { ann: { 'points.z': 1 } } } }])).toEqual([]);
    const other = put([{ at: 'place', seat: 'ann', answer: { z: 1 } }], { seat: 'ben' });
    expect(play([...placed, { ...other, refused: 'mend.notYours' }])).toEqual([]);
    expect(play([...placed, { ...other, refused: '1' }]).join()).toContain('refused, but not by 1');
    expect(play([...placed, other]).join()).toContain('refused: ');
    const anew = put([{ at: 'report', report: { weather: 2 } }], { anew: ['cat'] });
    expect(play([weather, ...placed, anew, { expect: { awaiting: ['cat'] } }])).toEqual([]);
  });

  it.each([
    [put([{ at: 'name', answer: 'x' }]), 'there is no answer "name" to put right'],
    [put([{ at: 9, strike: true }]), 'there is no answer "9" to put right'],
    [put([{ at: 'report' }]), '"step mend" needs "answer".'],
    [put([{ answer: 'x' }]), '"step mend" needs "at".'],
    [put([{ before: 'place' }]), '"step mend" needs "decision".'],
    [put([{ at: 'report', strike: false }]), 'must be true'],
    [put([{ at: 'report', answer: 1, to: 2 }]), '"to" is not a field'],
  ])('says what is wrong with %j', (step, fault) => {
    expect(play([weather, ...placed, step]).join()).toContain(fault);
  });
});

describe('a play case', () => {
  it('holds when all it expects is so', () => {
    expect(
      play([
        { expect: { awaiting: ['ann', 'ben', 'cat'], over: false, asks: { ann: ['place'], dice: [] } } },
        place('ann', { x: 3 }, { refused: true }),
        place('ann', { x: 2, y: 2 }, { refused: '1' }),
        place('ann', { x: 1 }),
        { seat: 'ann', decision: 'place', withdraw: true },
        { seat: 'ann', decision: 'place', withdraw: true, refused: true },
        { seat: 'ann', report: { 'spies.ann': 2 } },
        { report: { weather: { value: 1, as: 'correction' } } },
        { expect: { facts: { weather: 1, 'spies.ann': null }, factsOf: { ann: { 'spies.ann': 2 } } } },
        ...placed,
        { undo: { by: 'ann' }, refused: true },
        { expect: { sealed: { ann: { 'points.x': 2 } }, open: { step: 'name' } } },
        name('x'),
        {
          expect: {
            awaiting: ['dice'],
            facts: { 'points.ann': 2, 'points.ben': 0 },
            odds: { of: 6, outcomes: { low: 2, high: { sure: 4, possible: 4 } } },
            sheet: { name: 'attack', view: 'ann', min: 4, max: 9 },
          },
        },
        { roll: [4] },
        {
          expect: {
            open: { round: 2, score: 7 },
            told: [{ kind: 'rolled', key: 't', clauses: ['2'], to: 'all' }],
            notTold: [{ kind: 'result' }],
          },
        },
        { expect: { notTold: [{ kind: 'rolled' }] } },
        { ruling: { R: 'b' } },
        { ruling: { R: 'b' }, refused: '1' },
        { undo: { by: 'ann', consent: ['ben', 'cat'], to: 0 } },
        { expect: { open: { round: 1, 'rulings.R': 'a' } } },
      ]),
    ).toEqual([]);
  });

  it('sees barred options with their clause', () => {
    const second = [...placed, name('x'), { roll: [1] }, ...placed];
    const barred = { seat: 'ben', decision: 'name', values: { x: '3' } };
    const offered = { seat: 'ben', decision: 'name', values: ['y', 'z'] };
    expect(play([...second, { expect: { barred: [barred], offered: [offered] } }])).toEqual([]);
    const swapped = {
      barred: [{ ...barred, values: { y: '3', x: '1' } }],
      offered: [{ ...offered, values: ['x', 'w'] }],
    };
    expect(play([...second, { expect: swapped }])).toEqual([
      'step 9: "y" is open, expected barred by "3"',
      'step 9: "x" is barred by 3, expected "1"',
      'step 9: "x" is barred (3), expected open',
      'step 9: 2/name has no "w"',
    ]);
  });

  it.each([
    [[place('ann', { x: 3 })], 'step 1: refused: "text" takes at most 2. (1)'],
    [[place('ann', { x: 1 }, { refused: true })], 'step 1: accepted, expected a refusal'],
    [[place('ann', { x: 3 }, { refused: '3' })], 'step 1: refused, but not by 3'],
    [[name('x')], 'step 1: refused: This is not asked of ben now.'],
    [[{ roll: [1] }], 'step 1: no roll is due'],
    [[{ expect: { awaiting: ['ann'] } }], 'play waits for ["ann","ben","cat"], expected ["ann"]'],
    [[{ expect: { over: true } }], 'the game is not over'],
    [[{ expect: { ending: 'told.won' } }], 'the ending is null, expected "told.won"'],
    [[{ expect: { asks: { ann: [] } } }], 'ann is asked ["1/ann/place"], expected []'],
    [[{ expect: { open: { round: 2 } } }], 'open round is 1, expected 2'],
    [[{ expect: { sealed: { ann: { hint: true } } } }], 'sealed of ann hint is false, expected true'],
    [[{ expect: { facts: { weather: 1 } } }], 'a spectator knows weather as null, expected 1'],
    [[{ expect: { told: [{ kind: 'result' }] } }], 'nobody was told {"kind":"result"}; told was []'],
    [[{ expect: { questions: { die: { says: ['text'] } } } }], 'die is not being asked'],
    [[{ expect: { worded: { die: { says: ['text'], clauses: ['1'] } } } }], 'cites ["2"], expected 1'],
    [[{ expect: { worded: { die: { says: ['how many'] } } } }], '"how many" is not in the question: text'],
    [[{ expect: { worded: { dye: {} } } }], 'there is no fact "dye"'],
    [[{ expect: { questions: { dye: {} } } }], 'there is no fact "dye"'],
    [[{ expect: { asksFor: ['weather'] } }], 'the game asks for [], expected ["weather"]'],
    [[{ expect: { odds: { of: 6 } } }], 'no roll with a sheet is due'],
    [[...placed, name('x'), { expect: { odds: { of: 36 } } }], 'there are 6 rolls, expected 36'],
    [
      [...placed, name('x'), { expect: { odds: { outcomes: { low: 5 } } } }],
      'low has {"possible":2,"sure":2}',
    ],
    [
      [...placed, name('x'), { roll: [1] }, { expect: { notTold: [{ kind: 'rolled' }] } }],
      'was told, expected not',
    ],
  ])('finds what is not so: %j', (steps, fault) => {
    expect(play(steps).join('\n')).toContain(fault);
  });

  it('runs nothing after a move that went wrong, but every expectation', () => {
    const twice = { expect: { over: true, awaiting: [] } };
    expect(play([twice, twice])).toHaveLength(4);
    expect(play([place('ann', { x: 9 }), twice])).toHaveLength(1);
  });

  it.each([
    [{ expect: { awaits: [] } }, '"awaits" is not a field of "step expect".'],
    [{ expect: { awaiting: 'ann' } }, '"step expect awaiting" must be a list, even of one.'],
    [{ expect: { told: { kind: 'result' } } }, '"step expect told" must be a list, even of one.'],
    [{ expect: { notTold: [{ kinds: 'result' }] } }, '"kinds" is not a field of "step expect notTold".'],
    [{ expect: { offered: [{ seat: 'ann', decision: 'place', values: 'x' }] } }, 'values" must be a list'],
    [
      { expect: { barred: [{ seat: 'ann', decision: 'place', values: ['x'] }] } },
      'values" must be an object',
    ],
    [{ expect: { barred: [{ seat: 'ann', decision: 'place' }] } }, 'needs "values".'],
    [{ expect: { barred: [{ seat: 'ann', decision: 'place', values: { x: 49.3 } }] } }, 'in quotes'],
    [{ expect: { asks: { anne: [] } } }, 'there is no seat "anne"'],
    [{ expect: { factsOf: { anne: { weather: null } } } }, 'there is no seat "anne"'],
    [{ expect: { sealed: { anne: { hint: null } } } }, 'there is no seat "anne"'],
    [{ expect: { sheet: { name: 'attack', view: 'anne' } } }, 'there is no seat "anne"'],
    [{ expect: { sheet: { name: 'defence' } } }, 'there is no sheet "defence"'],
    [{ expect: { facts: { wether: null } } }, 'there is no fact "wether"'],
    [place('ann', { x: 1 }, { refusd: '1' }), '"refusd" is not a field of "step".'],
    [{ decision: 'place', answer: {} }, '"step" needs "seat".'],
    [{ roll: [1], expect: {} }, 'A step needs exactly one of'],
    [{}, 'A step needs exactly one of'],
    [{ seat: 'ann', decision: 'place' }, 'a decision needs an answer'],
    [{ undo: { to: 0 } }, '"step undo" needs "by".'],
  ])('does not let a misspelled step pass: %j', (step, fault) => {
    expect(play([step]).join('\n')).toContain(fault);
  });
});

describe('a table that is kept', () => {
  const [given] = (() => {
    const parsed = parseCases({ format: 1, cases: [{ case: 'a', clauses: ['1'], play: placed }] });
    return 'cases' in parsed ? parsed.cases : [];
  })();
  if (!given) throw new Error('a case');

  it('is bound once for cases that begin alike', () => {
    const book = toy() as Rulebook;
    let bound = 0;
    const counting: Rulebook = { ...book, bind: (setup) => (bound++, book.bind(setup)) };
    const kept = new KeptTables(counting);
    for (const each of [given, given, { ...given, rulings: { R: 'b' } }, given])
      expect(runCase(counting, each, { kept }).faults).toEqual([]);
    expect(bound).toBe(2);
  });

  it('is found out by a signed run where it carries something from case to case', () => {
    const book = toy() as Rulebook;
    const forgetful: Rulebook = {
      ...book,
      bind(setup) {
        const rules = book.bind(setup);
        let answers = 0;
        return {
          ...rules,
          apply(position, ...rest) {
            rules.apply(position, ...rest);
            Object.assign(position.open, { score: ++answers });
          },
        };
      },
    };
    const kept = new KeptTables(forgetful);
    expect(runSigned(forgetful, given, { kept }).faults).toEqual([]);
    expect(runSigned(forgetful, given, { kept }).faults.join()).toContain('ends otherwise: 3 answers');
    expect(runSigned(book, given, { kept: new KeptTables(book) }).faults).toEqual([]);
  });
});

describe('what is asked', () => {
  it('has just these options, rows or facts', () => {
    const asks = (seat: string, given: unknown) => ({ expect: { asks: { [seat]: [given] } } });
    expect(play([asks('ann', { place: ['x', 'y', 'z'] })])).toEqual([]);
    expect(play([asks('ann', { place: ['x'] })])).toEqual([
      'step 1: place has ["x","y","z"], expected ["x"]',
    ]);
    expect(play([asks('ann', { name: ['x'] })]).join()).toContain('ann is asked ["1/ann/place"]');
    expect(play([asks('ann', 7)]).join()).toContain('must be a text');
  });

  it('is seen in the forms of reports', () => {
    const offered = (values: string[]) => ({
      expect: { offered: [{ seat: 'table', decision: 'weather', values }] },
    });
    const asked = (steps: object[]) => playedAt(asking, steps);
    expect(asked([offered(['weather'])])).toEqual([]);
    expect(asked([offered(['die'])])).toEqual(['step 1: 1/weather has no "die"']);
    expect(asked([{ expect: { asks: { table: [{ weather: ['weather'] }] } } }])).toEqual([]);
    const says = { expect: { questions: { weather: { says: ['text'], clauses: ['1'] } } } };
    expect(asked([says])).toEqual([]);
    expect(play([says])).toEqual(['step 1: weather is not being asked']);
    const wrong = { expect: { questions: { weather: { says: ['how many'], clauses: ['2'] } } } };
    expect(asked([wrong])).toEqual([
      'step 1: "how many" is not in the question: text',
      'step 1: the question cites ["1"], expected 2',
    ]);
  });
});

/** The toy whose table is asked for the weather all the time. */
function asking(): Rulebook {
  return around(toy() as unknown as Rulebook, (rules) => ({
    asks: (view) => [
      ...rules.asks(view),
      ...(view.seat === 'table'
        ? [
            {
              id: '1/weather',
              seat: 'table',
              form: { kind: 'report' as const, facts: ['weather'] },
              prompt: { key: 't' },
              clauses: ['1'],
            },
          ]
        : []),
    ],
  }));
}

function playedAt(book: () => Rulebook, steps: readonly object[]): readonly string[] {
  const parsed = parseCases({ format: 1, cases: [{ case: 'one', clauses: ['1'], play: steps }] });
  return 'cases' in parsed ? parsed.cases.flatMap((each) => runCase(book(), each).faults) : parsed.faults;
}
