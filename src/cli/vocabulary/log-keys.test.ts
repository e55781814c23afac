import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { isRecord } from '../../kernel/json.ts';
import { parseCases } from '../../kernel/kit/cases.ts';
import { render } from '../../kernel/texts/words.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { OURS } from '../../rulebooks/ours.test-helper.ts';
import { caseFiles } from './clauses.ts';
import { readData } from '../data-files.ts';
import { isFailed } from '../output.ts';
import { packageRoot } from '../root.ts';
import { json, run } from '../run.test-helper.ts';

interface LogKey {
  readonly key: string;
  readonly args: readonly string[];
}

/** What the cases of a rulebook expect to be told: keys, and the arguments they name. */
function toldIn(rulebook: string): LogKey[] {
  return caseFiles(join(packageRoot(), 'conformance', rulebook)).flatMap((path) => {
    const file = readData(path);
    const parsed = isFailed(file) ? { cases: [] } : parseCases(file.value);
    const steps = 'cases' in parsed ? parsed.cases.flatMap(({ play = [] }) => play) : [];
    return steps.flatMap(({ expect: expected }) => {
      const lists = isRecord(expected) ? [expected['told'], expected['notTold']] : [];
      return lists.flat().flatMap((each) => {
        if (!isRecord(each) || typeof each['key'] !== 'string') return [];
        return [{ key: each['key'], args: Object.keys(isRecord(each['args']) ? each['args'] : {}) }];
      });
    });
  });
}

/** Whether a text says more where it gets an argument that it can do without. */
function addsTo(id: string, text: LogKey | undefined, arg: string): boolean {
  const words = RULEBOOKS.find((book) => book.id === id)?.words ?? {};
  const args = Object.fromEntries((text?.args ?? []).map((name) => [name, name]));
  const key = text?.key ?? '';
  return render(words, { key, args }) !== render(words, { key, args: { ...args, [arg]: [arg] } });
}

/** Those of the others are read by the proof: they have the most cases. */
const ASKED = RULEBOOKS.map(({ id }) => id).filter((id) => PROOF || id === 'gathering-storm');

const TOLD = new Map(ASKED.map((id) => [id, toldIn(id)]));

describe('the keys of the log', () => {
  it.each(ASKED)('of %s are all that its cases name, with their arguments', async (id) => {
    const listed = (await json('log-keys', '--rulebook', id)) as unknown as LogKey[];
    for (const { key, args } of TOLD.get(id) ?? []) {
      const found = listed.find((each) => each.key === key);
      expect(found).toBeDefined();
      const others = args.filter((arg) => !found?.args.includes(arg) && !addsTo(id, found, arg));
      expect({ key, args: others }).toEqual({ key, args: [] });
    }
  });

  it.each(OURS.filter((id) => ASKED.includes(id)))('of %s are named by many cases', (id) => {
    expect(TOLD.get(id)?.length).toBeGreaterThan(10);
  });

  it('are told in words, and by the kernel too', async () => {
    const { out } = await run('log-keys', '--rulebook', 'a-world-at-war');
    expect(out).toMatch(
      /told\.brps +beneficiary, brps, target +\{beneficiary\} adds \{brps\} BRPs from \{target\} now\./,
    );
    expect(out).toContain('From now on: {ruling} {choice}');
  });
});
