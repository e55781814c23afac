import { expect, it } from 'vitest';
import { duel, give, mustAccept, seal, sealedGame } from '../../kernel/kit/duel.test-helper.ts';
import type { AnswerEntry, Entry } from '../../kernel/game/entry.ts';
import { takeBack } from '../../kernel/game/game.ts';
import { replay } from '../../kernel/game/replay.ts';
import { runToEnd } from '../../kernel/game/slices.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { seededDice } from '../dice.ts';
import { type Finding, sentencesOf } from './finding.ts';
import { withHead } from '../../kernel/game/enter.ts';
import { chainsOf, facesFrom } from '../chain.ts';
import { findingsOf } from './findings.ts';

type Dice = Parameters<typeof sealedGame>[0];

/** A duel to its end: two sealed steps, an open choice, a roll. */
function played(dice: Dice = 'typed', faces: readonly number[] = [5]) {
  let game = mustAccept(takeBack(sealedGame(dice, 'a7'), 'ben', '1/ben/bid', { by: 'Ben' }));
  game = seal(game, 'ben', 'bid', 2);
  for (const seat of ['ann', 'ben']) game = seal(game, seat, 'strength', 2);
  return give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [...faces], { by: 'Ann' });
}

function found(game: ReturnType<typeof played>, entries: readonly Entry[], torn = false): readonly Finding[] {
  const { header } = game;
  const again = mustAccept(replay(duel as unknown as Rulebook, header, entries, 'all'));
  return runToEnd(findingsOf({ name: 'a', header, entries, torn, ...again, seals: [] }));
}

const entriesOf = (game: ReturnType<typeof played>): Entry[] => game.moments.map(({ entry }) => entry);
const partOf = (all: readonly Finding[], part: string): Finding | undefined =>
  all.find((each) => each.part === part);

/** The entries with one of them otherwise. */
function changed(entries: readonly Entry[], n: number, change: object): Entry[] {
  return entries.map((each) => (each.n === n ? ({ ...each, ...change } as Entry) : each));
}

it('finds a die of the program that is not that of its chain', () => {
  const chains = chainsOf('0c'.repeat(32));
  const head = chains.headOf('here', 1);
  const link = chains.linkOf('here', 1, 1);
  const faces = facesFrom(link, { game: 'a7', head, number: 1, list: '' }, [6]);
  const of = (fell: readonly number[], from: object): Finding | undefined => {
    const begun = sealedGame('program', 'a7');
    let game = withHead(seal(begun, 'ben', 'bid', 2), head);
    for (const seat of ['ann', 'ben']) game = seal(game, seat, 'strength', 2);
    game = give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [...fell], from);
    return partOf(found(game, entriesOf(game)), 'dice');
  };
  expect(of(faces, { link })).toMatchObject({ verdict: 'holds', checked: 1, unchecked: 0 });
  const other = [((faces[0] ?? 0) % 6) + 1];
  expect(of(other, { link })).toMatchObject({
    verdict: 'fails',
    wrong: 'Their link gives other faces.',
    at: { seat: 'dice' },
  });
  expect(of(faces, {})).toMatchObject({ verdict: 'fails', wrong: 'They have no link of the chain.' });
});

it('says of a whole game part by part what holds and what cannot be checked', () => {
  const game = played();
  const all = found(game, entriesOf(game), true);
  expect(all.map(({ part, verdict }) => `${part} ${verdict}`)).toEqual([
    'rules holds',
    'hashes holds',
    'public holds',
    'dice unchecked',
    'signed unchecked',
    'answers unchecked',
    'sealed unchecked',
    'file unchecked',
  ]);
  expect(partOf(all, 'dice')?.text).toBe('1 roll with 1 die, typed by Ann (1).');
  expect(partOf(found(played('program'), entriesOf(played('program'))), 'dice')?.cannot).toMatch(
    /the word of whoever ran the program/,
  );
});

it('names an open answer by its line, its seat and what was asked, and the rule that refuses it', () => {
  const game = played();
  const entries = entriesOf(game);
  const n = entries.findIndex((each) => 'decision' in each && each.decision === '1/target') + 1;
  const [first, ...others] = found(game, changed(entries, n, { answer: 'nowhere' }));
  expect(first).toMatchObject({
    part: 'rules',
    verdict: 'fails',
    at: { entry: n, line: expect.any(Number), seat: 'ann', decision: '1/target' },
  });
  expect(first?.wrong).toMatch(/^The rules do not allow it: /);
  expect(others.every(({ verdict }) => verdict === 'unchecked')).toBe(true);
});

it('says of a sealed answer no more than that not everybody may see it', () => {
  const game = played();
  for (const answer of [1, 99]) {
    const [first] = found(game, changed(entriesOf(game), 1, { answer: { force: answer } }));
    expect(first?.verdict).toBe('fails');
    expect(first?.at).toEqual({ entry: 1, text: 'entry 1, which not everybody may see' });
    expect(sentencesOf(first as Finding)[0]).not.toMatch(/ann|ben|bid|strength|99/i);
  }
});

it('names a changed die, what stands there for everybody, and another position', () => {
  const game = played();
  const entries = entriesOf(game);
  const last = entries.length;
  expect(found(game, changed(entries, last, { answer: [6] }))[0]).toMatchObject({
    part: 'hashes',
    verdict: 'fails',
    at: { entry: last, seat: 'dice' },
  });
  expect(found(game, changed(entries, last, { state: 'f'.repeat(64) }))[0]).toMatchObject({
    part: 'rules',
    wrong: 'It comes to another position than was recorded.',
  });
});

it('makes the dice of a seed anew, and names the roll that it does not give', () => {
  const seed = 'a7';
  const faces = seededDice(seed, '1/roll', [6]);
  const right = played({ seed }, faces);
  expect(partOf(found(right, entriesOf(right)), 'dice')).toMatchObject({ verdict: 'holds', checked: 1 });
  const wrong = played({ seed }, [((faces[0] ?? 1) % 6) + 1]);
  expect(found(wrong, entriesOf(wrong))[0]).toMatchObject({
    part: 'dice',
    verdict: 'fails',
    wrong: 'The seed gives other dice.',
    at: { entry: wrong.moments.length, seat: 'dice' },
  });
});

it.each([
  ['only', true, /Nothing else is said to have been possible/],
  ['habit', true, /Its seat is said to have left that answer/],
  ['for', 'ben', /Another seat is named than the one whose die it was/],
  ['agreed', ['ben'], /Other seats are named than those that had to agree/],
])('names an entry whose %s is not so', (key, value, why) => {
  const game = played();
  const entries = entriesOf(game);
  const n = entries.findIndex((each) => (each as AnswerEntry).decision === '1/target') + 1;
  const [first] = found(game, changed(entries, n, { [key]: value }));
  expect(first).toMatchObject({ part: 'rules', at: { entry: n } });
  expect(first?.wrong).toMatch(why);
});
