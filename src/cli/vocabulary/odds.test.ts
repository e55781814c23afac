import { describe, expect, it } from 'vitest';
import { json, run } from '../run.test-helper.ts';

const HITS = ['odds', 'hits/germany/turkey', '--rulebook', 'level-of-cooperation'];
const ROLL = ['odds', 'diplomatic-roll/turkey', '--rulebook', 'a-world-at-war', '--rest', 'nothing'];
const AXIS = (dps: number) => ['--fact', `dp.european-axis.turkey=${dps}`];

describe('the odds of a sheet without a game', () => {
  it('are exact, with the lines, and in one line for a letter', async () => {
    const { code, out } = await run(...HITS, '--fact', 'hit-number.germany.turkey=5');
    expect(code).toBe(0);
    // two dice hit on 5 or less: one that misses with both is 1 in 36
    expect(out).toMatch(/a hit: it moves one step +35\/36 97\.2% +35\/36 97\.2%/);
    expect(out).toMatch(/no hit: it stays +1\/36 2\.8% +36\/36 100\.0%/);
    expect(out).toMatch(/^Hits: Germany at Turkey: .*35\/36 97\.2%.* \[R4\]$/m);
  });

  it('count several rolls in a row', async () => {
    const found = await json(...HITS, '--fact', 'hit-number.germany.turkey=1', '--times', '2');
    expect(found).toMatchObject([
      { times: 2, up: [{ outcome: expect.any(String) }, { possible: { ways: '671', of: '1296' } }] },
    ]);
  });

  it('take all that is not given as nothing where one says so, and say it', async () => {
    const { out } = await run(...ROLL, ...AXIS(3));
    // a die of 1 to 6 and 3 DPs: 4 to 9, so a 9 is one in six
    expect(out).toMatch(/^ +9: associated with the Axis +1\/6 16\.7% +1\/6 16\.7%$/m);
    expect(out).toMatch(/^ +7: BRPs for the Axis +1\/6 16\.7% +3\/6 50\.0%$/m);
    expect(out).toContain('All that is not given is taken as nothing');
  });

  it('leave open what nobody says, and a number as a range', async () => {
    const { out } = await run(...ROLL, ...AXIS(3), '--fact', 'dp.western-allies.turkey=0..1');
    expect(out).toMatch(/^ +9: associated with the Axis +0\/6 0\.0% to 1\/6 16\.7%/m);
    const all = await run('odds', 'diplomatic-roll/turkey', '--rulebook', 'a-world-at-war');
    expect(all.out).toMatch(/^ +9: associated with the Axis +not known/m);
    expect(all.out).not.toContain('  die: The die (a whole');
  });

  it('set two situations side by side', async () => {
    const { out } = await run(...ROLL, ...AXIS(3), '--compare', 'dp.european-axis.turkey=4');
    expect(out).toMatch(/^ +DPs of European Axis +\+3 +\+4 /m);
    expect(out).toMatch(
      /^ +9: associated with the Axis +1\/6 16\.7% +1\/6 16\.7% +1\/6 16\.7% +2\/6 33\.3%$/m,
    );
  });

  it('goes up a ladder, and says how less is more', async () => {
    const ladder = ['odds', 'influence/HUN.I1/germany', '--rulebook', 'the-war-game', '--rest', 'nothing'];
    const attempt = (n: number): string => `attempts.HUN.I1/germany=${n}`;
    const then = [1, 2, 3, 4].flatMap((n) => ['--then', attempt(n)]);
    const { out } = await run(...ladder, ...then);
    expect(out).toContain('This or lower, in each roll:');
    // 1, 2, 4, 8, 11 or less of 12 [G.I1]
    expect(out).toMatch(/it works.* 8\.3% +16\.7% +33\.3% +66\.7% +91\.7%$/m);
    // all five fail in 3520 of 12^5 ways
    expect(out).toMatch(/it works.* 8\.3% +23\.6% +49\.1% +83\.0% +98\.6%$/m);
    const paid = await run(...ladder, '--then', `${attempt(1)},money.HUN.I1/germany.influence=3`);
    expect(paid.out).toMatch(/it works.* 8\.3% +41\.7%$/m);
  });

  it('counts how many of several rolls bring it', async () => {
    const { out } = await run(...HITS, '--fact', 'hit-number.germany.turkey=3', '--times', '3');
    // two dice miss with both in 1 of 4 ways
    expect(out).toContain('How many of the 3 bring this or higher:');
    expect(out).toMatch(/a hit: it moves one step +1\.6% +14\.1% +42\.2% +42\.2%$/m);
  });

  it.each([
    [[...HITS, '--then', 'same', '--times', '2'], 'it goes with neither --compare nor --times.'],
    [[...HITS, '--then', 'mars=1'], '--then mars=1: "mars" is not a fact'],
    [[...HITS, '--times', '0'], '--times takes a whole number from 1 to 100.'],
    [[...HITS, '--rest', 'all'], '--rest all:'],
    [[...HITS, '--fact', 'hit-number.germany.turkey=5..2'], 'it takes a whole number'],
    [[...HITS, '--compare', 'mars=1'], '--compare mars=1: "mars" is not a fact'],
    [['odds', 'hits/mars', '--rulebook', 'level-of-cooperation'], 'There is no sheet "hits/mars".'],
    [['odds', 'ledger/finland/axis', '--rulebook', 'gathering-storm'], 'No die falls in'],
  ])('refuse %s in a sentence', async (args, why) => {
    const { code, err, out } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });
});
