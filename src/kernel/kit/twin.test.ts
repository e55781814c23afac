import { describe, expect, it } from 'vitest';
import type { OpenCommon } from '../game/position.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Facts } from '../sums/facts.ts';
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

const play = (steps: readonly object[], planted: ToyFault | null = null) =>
  faultsOf({ play: steps }, planted);

const place = (seat: string, answer: object, more = {}) => ({ seat, decision: 'place', answer, ...more });
const name = (answer: string, more = {}) => ({ seat: 'ben', decision: 'name', answer, ...more });
const twin = (seat: string | undefined, answer: object) => ({
  twin: { ...(seat ? { seat } : {}), replace: { seat: 'ann', decision: 'place', answer } },
});
const placed = [place('ann', { x: 2 }), place('ben', { y: 1 }), place('cat', { x: 1, z: 2 })];

describe('a twin', () => {
  it('holds for an honest rulebook, for another seat and for a spectator', () => {
    expect(play([...placed, twin('ben', { y: 2 }), twin(undefined, {}), name('x')])).toEqual([]);
    expect(play([...placed, name('z'), { roll: [6] }, twin('cat', { x: 1 })])).toEqual([]);
  });

  it('says how far it compared, and fails where it compared nothing', () => {
    const far = (steps: readonly object[]) => {
      const parsed = parseCases({ format: 1, cases: [{ case: 'one', clauses: ['1'], play: steps }] });
      return 'cases' in parsed ? parsed.cases.flatMap((each) => runCase(toy() as Rulebook, each).twins) : [];
    };
    const named = [...placed, name('z'), { roll: [6] }];
    expect(far([...named, twin('ben', { x: 2, z: 0 }), twin('ben', { z: 1 })])).toEqual([
      'ben compared 4 of 4 answers after it, up to the end of the record',
      'ben compared 2 of 4 answers after it, up to doors that differ',
    ]);
    // cat has its hint when the last of them has placed, who is replaced
    const last = [place('ben', { y: 1 }), place('cat', { z: 2 }), place('ann', { x: 2 })];
    expect(play([...last, twin('cat', { y: 1 })])).toEqual([
      'step 4: nothing is compared: cat compared 0 of 0 answers after it, up to doors that differ',
    ]);
    expect(play([...last, twin('ben', { y: 1 })])).toEqual([]);
    const gone = { twin: { seat: 'cat', replace: { seat: 'ben', decision: 'name', answer: 'y' } } };
    expect(play([...last, name('x'), { roll: [6] }, gone]).join()).toContain('nothing is compared');
  });

  it('has to come as far as it is asked to, and looks no further', () => {
    const until = (answer: object, decision: string) => ({
      twin: { ...twin('ben', answer).twin, until: decision },
    });
    const named = [...placed, name('z'), { roll: [6] }];
    expect(play([...named, until({ x: 1 }, 'roll')])).toEqual([]);
    expect(play([...named, until({ z: 1 }, 'roll')])).toEqual([
      'step 6: it ends before roll: ben compared 2 of 4 answers after it, up to doors that differ',
    ]);
    expect(play([...named, until({ x: 1 }, 'nothing')])).toEqual([
      'step 6: "nothing" was not answered after it',
    ]);
    const leaking = play([...placed, until({ y: 2 }, '1/cat/place')], 'leak through view');
    expect(leaking.join()).toContain('ben could tell after entry 3');
    expect(play([...placed, until({ y: 2 }, '1/ben/place')], 'leak through view')).toEqual([]);
  });

  it('has to differ where that is asked', () => {
    const differs = (seat: string, answer: object) => ({
      twin: { ...twin(seat, answer).twin, differs: true },
    });
    expect(play([...placed, differs('cat', { y: 1 })])).toEqual([]);
    expect(play([...placed, differs('ben', { y: 1 })])).toEqual([
      'step 4: it could not be told: ben compared 2 of 2 answers after it, up to the end of the record',
    ]);
    expect(play([...placed, name('x'), differs('ben', { x: 1 })])).toEqual([]);
    expect(play([...placed, { twin: { ...twin('cat', {}).twin, differs: false } }]).join()).toContain('true');
  });

  it('is had of a report too, open or secret', () => {
    const report = { seat: 'ann', report: { 'spies.ann': 2 } };
    const other = (seat: string, more = {}) => ({
      twin: { seat, replace: { seat: 'ann', report: { 'spies.ann': 1 } }, ...more },
    });
    expect(play([report, ...placed, other('ben')])).toEqual([]);
    expect(play([report, ...placed, other('ben', { differs: true })]).join()).toContain('could not be told');
    const weather = { report: { weather: 1 } };
    const open = { seat: 'ben', replace: { seat: 'table', report: { weather: 2 } } };
    expect(play([weather, ...placed, { twin: { ...open, differs: true } }])).toEqual([]);
    expect(play([weather, ...placed, { twin: open }]).join()).toContain('ben could tell after entry 1');
    expect(play([report, { twin: open }])).toEqual(['step 2: there is no such answer to replace']);
  });

  it('goes across what was put right', () => {
    const weather = { report: { weather: 1 } };
    const put = (more = {}) => ({ mend: [{ at: 'report', report: { weather: 2 } }], ...more });
    expect(play([weather, ...placed, put(), twin('ben', { y: 2 }), name('x')])).toEqual([]);
    expect(play([weather, ...placed, name('z'), put({ anew: ['ben'] }), twin('ben', { x: 1 })])).toEqual([]);
    const [fault] = play([weather, ...placed, put(), twin('ben', { y: 2 })], 'leak through view');
    expect(fault).toMatch(/ben could tell/);
  });

  it('finds a leak and says where it can be seen', () => {
    const [fault] = play([...placed, twin('ben', { y: 2 })], 'leak through view');
    expect(fault).toMatch(/^step 4: ben could tell after entry 3 \(view\): open.peek: 2 \| 0/);
    expect(play([...placed, twin('ben', { z: 1 })], 'leak through asks').join()).toContain('(refusals)');
  });

  it('finds out a signed run that whoever reads first lets others read the same', () => {
    const book = toy() as Rulebook;
    const careless: Rulebook = {
      ...book,
      bind(setup) {
        const rules = book.bind(setup);
        const read = new WeakMap<OpenCommon, Facts>();
        return {
          ...rules,
          known(view) {
            const facts = read.get(view.open) ?? rules.known(view);
            read.set(view.open, facts);
            return facts;
          },
        };
      },
    };
    const other = { seat: 'ben', replace: { seat: 'ann', report: { 'spies.ann': 1 } } };
    const steps = [{ seat: 'ann', report: { 'spies.ann': 2 } }, ...placed, { twin: other }];
    const parsed = parseCases({ format: 1, cases: [{ case: 'one', clauses: ['1'], play: steps }] });
    const [given] = 'cases' in parsed ? parsed.cases : [];
    if (!given) throw new Error('a case');
    const run = (rulebook: Rulebook) => runSigned(rulebook, given, { kept: new KeptTables(rulebook) }).faults;
    expect(run(book)).toEqual([]);
    expect(run(careless).join()).toContain('ben could tell');
  });

  it('is refused where it would show nothing', () => {
    expect(play([...placed, twin('ann', { y: 1 })])).toEqual([
      'step 4: "ann" is no other seat, who could tell',
    ]);
    expect(play([...placed, twin('anne', { y: 1 })])).toHaveLength(1);
    expect(play([...placed, twin('ben', { y: 9 })])).toEqual(['step 4: the other answer is refused']);
    expect(play([twin('ben', { y: 1 })])).toEqual(['step 1: there is no such answer to replace']);
  });
});
