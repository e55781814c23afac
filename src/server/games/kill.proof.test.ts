import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import { ask, desk, folder } from '../house.test-helper.ts';

const SCRIPT = join(import.meta.dirname, 'kill.test-helper.ts');

/** Each with when it is gone. */
const children = new Map<ChildProcess, Promise<unknown>>();
afterEach(async () => {
  for (const child of children.keys()) child.kill('SIGKILL');
  await Promise.all(children.values());
  children.clear();
});

async function begin(file: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SCRIPT, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.set(child, once(child, 'exit'));
  const address = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  return { child, address };
}

const PEOPLE = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
const WISH = { rulebook: 'toy', scenario: 'only', people: PEOPLE };

/** Report for the table again and again until the server is gone; returns what was acknowledged. */
async function report(
  address: string,
  game: string,
  key: string,
  { from, last, kill }: { readonly from: number; readonly last: number; readonly kill: () => void },
): Promise<number> {
  for (let n = from; ; n++) {
    const answer = { 'weather.fair': { value: n % 2 === 0, as: 'change' } };
    const body = { seat: 'table', decision: `standing-${n}/report`, mark: '', answer, request: `n${n}` };
    const heard = await ask(address, `games/${game}/answers`, key, body).catch(() => null);
    if (heard === null) return n;
    if (heard.status !== 200) throw new Error(heard.text);
    // while the next ones are on their way
    if (n === last) kill();
  }
}

describe('a server that is killed', () => {
  it('has everything that it acknowledged when it starts again, and does a repeated request once', async () => {
    const file = join(folder(), 'demarche.sqlite');
    let { child, address } = await begin(file);
    const made = (await ask(address, 'games', undefined, WISH)).body as CreatedGame;
    const key = made.people[0]?.key ?? '';
    let done = 0;
    for (const more of [0, 10, 20]) {
      const acknowledged = await report(address, made.game, key, {
        from: done,
        last: done + more,
        kill: () => void child.kill('SIGKILL'),
      });
      expect(acknowledged).toBeGreaterThan(done);
      ({ child, address } = await begin(file));
      const seen = desk(await ask(address, `games/${made.game}/desk`, key));
      expect([acknowledged, acknowledged + 1]).toContain(seen.lines.length);
      expect(seen.lines.map((line) => line.n)).toEqual(seen.lines.map((_, i) => i + 1));
      const answer = { 'weather.fair': { value: acknowledged % 2 === 0, as: 'change' } };
      const decision = `standing-${acknowledged}/report`;
      const again = { seat: 'table', decision, mark: '', answer, request: `n${acknowledged}` };
      const after = desk(await ask(address, `games/${made.game}/answers`, key, again));
      expect(after.lines).toHaveLength(acknowledged + 1);
      done = acknowledged + 1;
    }
  });
});
