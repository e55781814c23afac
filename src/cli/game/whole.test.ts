import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CreatedGame } from '../../server/api/api.ts';
import { house, sitter } from '../../server/house.test-helper.ts';
import { at, json, run, typeLines } from '../run.test-helper.ts';

// The file of a game that was played on a server is one that the terminal verifies, shows and plays on.

it('verifies, shows and plays on with the file of a game from a server, which takes it back', async () => {
  const server = await house();
  const seats = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
  const people = [{ name: 'Anna', seats }];
  const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', dice: 'typed', people };
  const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
  const anna = sitter(server, made.game, made.people[0]?.key ?? '');
  const asked = (await anna.desk('germany')).asks[0];
  expect((await anna.answer('germany', asked?.id ?? '', 'turkey')).status).toBe(200);
  const heard = await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'r' });
  const { text } = heard.body as { text: string };
  writeFileSync(at('game.jsonl'), text);
  expect(await json('verify', at('game.jsonl'))).toMatchObject({ ok: true });
  expect((await run('view', at('game.jsonl'), '--seat', 'germany')).code).toBe(0);
  expect(await typeLines(at('game.jsonl'), ['1 2', 'quit'])).toContain('Turkey');
  const lines = readFileSync(at('game.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(lines.length).toBeGreaterThan(text.trimEnd().split('\n').length);
  const again = await server.ask('imports', undefined, { lines, people });
  expect(again.status).toBe(201);
});
