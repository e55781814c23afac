import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeThorough } from '../../../scripts/thorough.test-helper.ts';
import { conformFiles } from './conform-files.ts';
import { main } from '../program.ts';
import { at, run } from '../run.test-helper.ts';

const CASES = `format: 1
rulebook: level-of-cooperation
cases:
  - case: the-first-passes
    clauses: ['S3']
    scenario: short-1942
    play:
      - { seat: germany, decision: choose, answer: pass }
  - case: no-such-seat
    clauses: ['S3']
    scenario: short-1942
    play:
      - { seat: sweden, decision: choose, answer: pass }
`;

/** A folder with so many files of two cases, the second of which fails; padded so that the last are the heaviest. */
function folderOf(name: string, files: number): string[] {
  mkdirSync(at(name));
  return Array.from({ length: files }, (_, i) => {
    const path = at(`${name}/${String(i).padStart(2, '0')}.yaml`);
    writeFileSync(path, `${CASES}${'# nothing\n'.repeat(i * 100)}`);
    return path;
  });
}

describe('conform', () => {
  it('says which case fails, where and why, and ends with 1', async () => {
    const [path] = folderOf('own', 1);
    const { code, out, err } = await run('conform', at('own'));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toBe(
      `${path}:9: no-such-seat [S3]\n    step 1: refused: There is no seat "sweden" in this game. ()\n1 passed, 1 failed\n`,
    );
  });

  it('comes to the same with every entry signed', async () => {
    folderOf('signed', 2);
    const plain = await run('conform', at('signed'));
    expect(await run('conform', at('signed'), '--signed')).toEqual(plain);
  });

  it('shows how far it is to those who watch, and never with --json', async () => {
    folderOf('watched', 2);
    const shown: string[] = [];
    const streams = {
      out: () => undefined,
      err: () => undefined,
      status: (line: string) => void shown.push(line),
    };
    await main(['conform', at('watched'), '--json'], streams, 'demarche');
    expect(shown).toEqual([]);
    await main(['conform', at('watched')], streams, 'demarche');
    expect(shown).toEqual(['1 of 2 files of cases', '2 of 2 files of cases', '']);
  });
});

describe('what a folder tells in told.yaml', () => {
  /** Runs a case of a threat that the game asks for, where the folder tells this. */
  const conform = async (name: string, told: string, play: string) => {
    mkdirSync(at(name));
    writeFileSync(at(`${name}/told.yaml`), told);
    const over = ['AFG', 'ARG', 'BOL', 'BRA', 'EIR', 'FIN', 'IRQ', 'LIB', 'PAN', 'PER', 'THA', 'TUR', 'YUG'];
    const germans = ['class.norway.germany: friendly', 'units.germany.norway.infantry: 1'];
    const facts = [...over.map((each) => `ended.${each}: true`), ...germans];
    writeFileSync(
      at(`${name}/threats.yaml`),
      `format: 1
rulebook: the-war-game
cases:
  - case: sweden
    clauses: ['SWE.U1']
    rulings: { influence: reported }
    data: { format: 1, kind: start, turn: 3, facts: { ${facts.join(', ')} } }
    play:
      - ${play}
`,
    );
    return run('conform', at(name));
  };
  const SPOKEN = '{ seat: table, report: { threat.SWE: true } }';
  const NONE = '{ expect: { asksFor: [] } }';

  it('is the answer where the game asks and the case does not speak of it', async () => {
    expect(await conform('told', 'format: 1\ntold: { threat.SWE: false }\n', NONE)).toMatchObject({
      code: 0,
    });
  });

  it('is not where the case speaks of it, nor where nothing is told of it', async () => {
    expect(await conform('spoken', 'format: 1\ntold: { threat.SWE: false }\n', SPOKEN)).toMatchObject({
      code: 0,
    });
    expect(await conform('other', 'format: 1\ntold: { threat.NOR: false }\n', NONE)).toMatchObject({
      code: 1,
    });
  });

  it.each([
    ['told: { threat.SWE: false }\n', 'It holds "format: 1" and "told:"'],
    ['format: 1\ntold: [threat.SWE]\n', 'It holds "format: 1" and "told:"'],
    ['format: 1\ntold: {}\nmore: 1\n', 'It holds "format: 1" and "told:"'],
    ['format: 1\ntold: { threat.SWE: [1] }\n', '"threat.SWE" takes a number, a text, true or false.'],
  ])('is refused in a sentence where it is none: %j', async (told, says) => {
    const { code, out, err } = await conform(`bad-${told.length}`, told, NONE);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`told.yaml: ${says}`);
  });
});

// each thread loads all rulebooks; npm test runs all cases so
describeThorough('in several threads', () => {
  it('gives the same in the same order, whatever is done first', async () => {
    const paths = folderOf('threads', 5);
    const done: number[] = [];
    const threaded = await conformFiles(paths, {
      signed: false,
      threads: 2,
      progress: (n) => done.push(n),
    });
    expect(threaded).toEqual(await conformFiles(paths, { signed: false, threads: 1 }));
    expect(threaded.map((each) => 'failed' in each || each[0]?.file)).toEqual(paths);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('says what is wrong with a file as one thread does', async () => {
    const paths = [...folderOf('wrong', 2), at('wrong/none.yaml')];
    const [, , last] = await conformFiles(paths, { signed: false, threads: 2 });
    expect(last).toEqual({ failed: `There is no file ${at('wrong/none.yaml')}.`, clauses: [] });
  });
});
