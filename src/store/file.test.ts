import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { trials } from '../../scripts/thorough.test-helper.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Header, Version } from '../kernel/game/entry.ts';
import { storeContract } from './contract.test-helper.ts';
import { entry, HEADER } from './entry.test-helper.ts';
import { fileStore } from './file.ts';
import { headerLine } from './line-format.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-store-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const folder = (): string => mkdtempSync(join(home, 'case-'));
const node = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'node');

storeContract('file', async () => fileStore(folder()));

async function begun(entries: number): Promise<string> {
  const path = join(folder(), 'game.jsonl');
  const store = fileStore('');
  await store.create(path, HEADER);
  for (let n = 1; n <= entries; n++) await store.append(path, n - 1, entry(n));
  await store.close();
  return path;
}

describe('the file store', () => {
  it.each([
    '{"n":3,"seat":"one","dec',
    '{"n":3,"seat":"one"',
    JSON.stringify([entry(3), entry(4)]).slice(0, -2),
  ])('leaves out and then cuts off a torn last line: %s', async (torn) => {
    const path = await begun(2);
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, torn);
    const store = fileStore('');
    const loaded = await store.load(path);
    expect(loaded).toMatchObject({ repaired: expect.stringContaining('cut off') });
    expect('entries' in loaded && loaded.entries).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toBe(whole + torn);
    expect(await store.append(path, 2, entry(3))).toEqual({ n: 3, again: false });
    await store.close();
    expect(readFileSync(path, 'utf8')).toBe(`${whole}${JSON.stringify(entry(3))}\n`);
  });

  it.each([
    ['a last line without its end', (text: string) => text.trimEnd()],
    ['blank lines at the end', (text: string) => `${text}\n \n\n`],
    ['the line ends of another system', (text: string) => text.replaceAll('\n', '\r\n')],
    ['the mark of its encoding', (text: string) => `\uFEFF${text}`],
    ['all of that', (text: string) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}\r\n\r\n`],
  ])('reads what came through an editor or mail, and goes on with it: %s', async (_, through) => {
    const path = await begun(2);
    writeFileSync(path, through(readFileSync(path, 'utf8')));
    const store = fileStore('');
    const loaded = await store.load(path);
    expect(loaded).toMatchObject({ entries: [{ n: 1 }, { n: 2 }] });
    expect(loaded).not.toHaveProperty('repaired');
    expect(await store.append(path, 2, entry(3))).toEqual({ n: 3, again: false });
    await store.close();
    expect(readFileSync(path, 'utf8')).toMatch(/[^\n]\n$/);
    expect(await fileStore('').load(path)).toMatchObject({ entries: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  });

  it.each([
    ['with its mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['without it', (text: string) => Buffer.from(text, 'utf16le')],
    ['the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('names UTF-16 as such: %s', async (_, as) => {
    const path = await begun(2);
    writeFileSync(path, as(readFileSync(path, 'utf8')));
    expect(await fileStore('').load(path)).toMatchObject({ refused: { key: 'store.wide' } });
  });

  it('refuses a line broken in the middle by its number, and changes nothing', async () => {
    const path = await begun(2);
    const broken = readFileSync(path, 'utf8').replace('"n":1', '"n"');
    writeFileSync(path, broken);
    const store = fileStore('');
    expect(await store.load(path)).toMatchObject({ refused: { key: 'store.line', args: { line: 2 } } });
    expect(await store.append(path, 2, entry(3))).toMatchObject({ refused: { key: 'store.line' } });
    await store.close();
    expect(readFileSync(path, 'utf8')).toBe(broken);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it.each(['{"n":3}x\n', '\0\0\0\n', '{"n":3,"seat":"one"}\n'])(
    'refuses a last line that is whole and damaged: it was acknowledged: %j',
    async (line) => {
      const path = await begun(2);
      appendFileSync(path, line);
      const bytes = readFileSync(path);
      const store = fileStore('');
      const refused = { refused: { key: 'store.line', args: { line: 4 } } };
      expect(await store.load(path)).toMatchObject(refused);
      expect(await store.append(path, 2, entry(3))).toMatchObject(refused);
      await store.close();
      expect(readFileSync(path)).toEqual(bytes);
    },
  );

  it('writes files that others on the machine cannot read', async () => {
    const path = await begun(1);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('refuses what is no game file, with the reason', async () => {
    const at = folder();
    const [V0, V1] = ['0', '1'].map((rules) => ({ kernel: '1', rules })) as [Version, Version];
    const cases: [string, string][] = [
      ['', 'store.empty'],
      ['hello\n', 'store.noHeader'],
      ['{"kind":"game","format":9}\n', 'store.format'],
      ['{"kind":"game","format":1}\n', 'store.format'],
      ['[]\n', 'store.noHeader'],
      ['{"kind":"game","format":2}\n', 'store.noHeader'],
      [headerLine({ ...HEADER, rulebok: 'any' } as Header), 'store.field'],
      ...[
        [{ from: V1, to: V1, entries: 1 }],
        [{ from: V0, to: { ...V1, rules: '7' }, entries: 1 }],
        [V0, V0].map((from) => ({ from, to: V1, entries: 1 })),
      ].map((migrations): [string, string] => [headerLine({ ...HEADER, migrations }), 'store.noHeader']),
    ];
    const seal = { key: '', at: '', lines: 0, root: '', entries: 0, hash: '', signature: '' };
    for (const signed of [{}, [{}], [seal]])
      cases.push([headerLine({ ...HEADER, signed } as Header), 'store.signed']);
    for (const [i, [text, key]] of cases.entries()) {
      writeFileSync(join(at, `${i}.jsonl`), text);
      expect(await fileStore(at).load(String(i))).toMatchObject({ refused: { key } });
    }
    mkdirSync(join(at, 'dir.jsonl'));
    expect(await fileStore(at).load('dir')).toMatchObject({ refused: { key: 'store.notFile' } });
  });

  it('keeps a second process out while the first writes, and takes over from a dead one', async () => {
    const path = await begun(1);
    writeFileSync(`${path}.lock`, '1');
    const store = fileStore('');
    expect(await store.append(path, 1, entry(2))).toMatchObject({
      refused: { key: 'store.locked', args: { pid: 1 } },
    });
    writeFileSync(`${path}.lock`, '999999999');
    expect(await store.append(path, 1, entry(2))).toEqual({ n: 2, again: false });
    expect(await fileStore('').append(path, 2, entry(3))).toMatchObject({ refused: { key: 'store.locked' } });
    await store.close();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('cuts off exactly the torn line, whatever bytes stand before it', async () => {
    const path = await begun(2);
    const bytes = readFileSync(path);
    bytes[bytes.indexOf('"d2"') + 1] = 0xff;
    writeFileSync(path, Buffer.concat([bytes, Buffer.from('{"n":3,"se')]));
    const store = fileStore('');
    expect(await store.append(path, 2, entry(3))).toEqual({ n: 3, again: false });
    await store.close();
    expect(readFileSync(path).subarray(0, bytes.length)).toEqual(bytes);
    expect(await fileStore('').load(path)).toMatchObject({ entries: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  });

  it('takes over what an earlier process with its own number left, and a lock without a number', async () => {
    for (const left of [String(process.pid), '', 'nobody']) {
      const path = await begun(1);
      writeFileSync(`${path}.lock`, left);
      const store = fileStore('');
      expect(await store.append(path, 1, entry(2))).toEqual({ n: 2, again: false });
      await store.close();
      expect(readdirSync(dirname(path))).toEqual(['game.jsonl']);
    }
  });

  it('lets one of many processes take a dead lock over', async () => {
    const path = await begun(0);
    writeFileSync(`${path}.lock`, '999999999');
    const script = join(import.meta.dirname, 'append.test-helper.ts');
    const children = [1, 2, 3, 4].map(() =>
      spawn(node, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const closed = children.map((child) => new Promise((done) => child.on('close', done)));
    const said = children.map(() => '');
    children.forEach((child, i) =>
      child.stdout.on('data', (chunk: Buffer) => {
        said[i] += chunk.toString();
      }),
    );
    while (!said.every((each) => each.includes('\n'))) await sleep(5);
    const refused = said.filter((each) => /refused store.(locked|moved)/.test(each));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(closed);
    expect(refused).toHaveLength(3);
    const loaded = await fileStore('').load(path);
    if (isRefusal(loaded)) throw new Error(loaded.refused.key);
    expect(loaded.entries).toEqual(loaded.entries.map((_, i) => entry(i + 1, `k${i + 1}`)));
  });

  it('never leaves its folder, and says which folder is not there', async () => {
    const at = folder();
    expect(await fileStore(at).create('../x', HEADER)).toMatchObject({ refused: { key: 'store.badName' } });
    expect(await fileStore(at).load('/etc/passwd')).toMatchObject({ refused: { key: 'store.badName' } });
    expect(await fileStore(join(at, 'none')).create('x', HEADER)).toMatchObject({
      refused: { key: 'store.noFolder' },
    });
  });

  it('loses nothing acknowledged when it is killed at random points', async () => {
    const path = await begun(0);
    let acknowledged = 0;
    for (let kill = 0; kill < trials(12); kill++) {
      const child = spawn(node, [join(import.meta.dirname, 'append.test-helper.ts'), path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
      // however slow the machine is, some were acknowledged before; where it is by then is up to chance
      while (said.split('\n').length <= 8 + kill) await sleep(Math.random() * 5);
      child.kill('SIGKILL');
      await new Promise((done) => child.on('close', done));
      expect(said).not.toContain('refused');
      acknowledged = Number(said.split('\n').at(-2));
      const loaded = await fileStore('').load(path);
      if (isRefusal(loaded)) throw new Error(loaded.refused.key);
      expect(loaded.entries.length).toBeGreaterThanOrEqual(acknowledged);
      expect(loaded.entries).toEqual(loaded.entries.map((_, i) => entry(i + 1, `k${i + 1}`)));
    }
    expect(acknowledged).toBeGreaterThan(20);
  });
});
