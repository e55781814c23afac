import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { blankPage } from './blank-page.ts';
import { blankOf, blankText } from './blank.ts';
import { tableOf } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { json, run } from '../run.test-helper.ts';
import { evaluateNamed } from '../../kernel/sums/know.ts';

const GERMANY = ['sheet', 'resistance/germany', '--rulebook', 'a-world-at-war'];

describe('a sheet alone', () => {
  it('asks for the facts of its widest line first, each with what to type', async () => {
    const { out } = await run(...GERMANY, '--fact', 'firestormed.germany=0', '--fact', 'atomic.germany=0');
    const asked = out.split('\n').flatMap((line) => /^ {2}([a-z-]+\.[a-z.-]+):/.exec(line)?.[1] ?? []);
    expect(asked.slice(0, 3)).toEqual(['dp.level.germany', 'control.berlin', 'control.breslau']);
    expect(out).toContain('or the facts of the sheet dp-level/germany');
    expect(out).toContain('Who controls Berlin? (axis, japan, western,');
  });

  it('takes facts as they are typed, a choice by its id or its name', async () => {
    const facts = (place: string) => ['--fact', 'dp.level.germany=-3', '--fact', `control.berlin=${place}`];
    for (const place of ['western', 'the western allies'])
      expect(await json(...GERMANY, ...facts(place))).toMatchObject({
        facts: { 'dp.level.germany': -3, 'control.berlin': 'western' },
      });
  });

  it.each([
    ['control.mars=axis', '"control.mars" is not a fact'],
    ['control.berlin=nowhere', 'it takes axis, japan, western'],
    ['atomic.germany=2.5', 'it takes a whole number from 0 to 20'],
    ['atomic.germany=21', 'it takes a whole number from 0 to 20'],
    ['atomic.germany', 'it takes a whole number from 0 to 20'],
    ['surrendered.germany=maybe', 'it takes true or false'],
  ])('refuses %s in a sentence', async (fact, why) => {
    const { code, err, out } = await run(...GERMANY, '--fact', fact);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });
});

describe('a worksheet for a pen', () => {
  it('has what is known, a blank for all else, the clauses, the total and what it comes to', async () => {
    const { out } = await run(...GERMANY, '--fact', 'control.berlin=western', '--blank');
    expect(out).toMatch(/^Resistance level of Germany\nA World at War/);
    expect(out).toMatch(/^ +0 {2}German control of Berlin +\[55\.11\/berlin\]$/m);
    expect(out).toMatch(/^ +____ {2}German control of Breslau +0 to \+1 +\[55\.11\/breslau\]$/m);
    expect(out).toMatch(/^ +____ {2}total$/m);
    expect(out).toMatch(/^ +\[ \] 0 or less +it surrenders +\[55\.11\]$/m);
    expect(out).toContain('________ Who controls Breslau? (one of the European Axis, Japan,');
    expect(out).not.toContain('Who controls Berlin?');
    expect(out).toMatch(/________ Who controls Essen\?$/m);
  });

  it('has the total where all is known, and then asks nothing', async () => {
    const keys = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'];
    const known = [
      ...keys.map((each) => `control.${each}=axis`),
      'dp.level.germany=-8',
      'atomic.germany=0',
      'firestormed.germany=0',
    ];
    const { out } = await run(...GERMANY, ...known.flatMap((each) => ['--fact', each]), '--blank');
    expect(out).toMatch(/^ +-1 {2}total$/m);
    expect(out).not.toMatch(/^ +____ /m);
    expect(out).not.toContain('To be found out');
  });

  it('is a page that needs nothing else, with nothing in it that is not meant as text', async () => {
    const { out } = await run(...GERMANY, '--html');
    expect(out).toMatch(/^<!doctype html>/);
    expect(out).not.toMatch(/<script|<link|src=|https?:/);
    expect(out).toContain('<td>55.11/berlin</td><td class="blank"></td>');
    const page = blankPage({
      title: '<b>&"',
      rulebook: '',
      lines: [{ label: '<i>', clause: '1', value: null, canBe: '0' }],
      total: null,
      clamp: '',
      bands: [],
      asked: [],
    });
    expect(page).toContain('<h1>&lt;b&gt;&amp;&quot;</h1>');
    expect(page).not.toContain('<i>');
  });

  it('is there for every sheet of every rulebook', () => {
    for (const rulebook of RULEBOOKS) {
      const table = tableOf(rulebook, undefined, [], []);
      if (isFailed(table)) throw new Error(table.failed);
      for (const name of Object.keys(table.rules.sheets)) {
        const blank = blankOf(
          table,
          evaluateNamed(table.rules, name, () => undefined),
        );
        expect(blankText(blank).split('\n').length, name).toBeGreaterThan(blank.lines.length);
        expect(blankPage(blank), name).toContain('</html>');
      }
    }
  });
});
