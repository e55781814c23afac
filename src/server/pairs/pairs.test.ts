import { expect, it, onTestFinished } from 'vitest';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { makeApp, type ServerHouse } from '../app.ts';
import { SAYS } from '../denied.ts';
import { rulebooksOf } from '../games/rulebooks.ts';
import { LIMITS } from '../gate/security.ts';
import { boundOf } from '../holds-secrets.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';
import { OTHERS, ROUTES } from './channels.test-helper.ts';
import { takeLots } from './lots.test-helper.ts';
import { letterbox, SPECTATOR } from './pair-house.test-helper.ts';
import { DEED_NAMES, type PairCourse, type PairPlan, playWirePair } from './play-pair.test-helper.ts';

const bound = boundOf(TOY as Rulebook);

/** A pair of the small game, as usual or otherwise. */
async function pairOf(plan: Partial<PairPlan> & Pick<PairPlan, 'deed'>): Promise<PairCourse> {
  const lots = takeLots();
  onTestFinished(lots.end);
  const usual = { bound, lots, dice: 'typed', bots: {}, late: 'wait', hidden: 'two', seed: 1 } as const;
  const boxes = [await letterbox(), await letterbox()] as const;
  return playWirePair({ ...usual, before: 12, after: 3, finishes: false, ...plan }, boxes);
}

it('has every route of the server on the list of channels, and no other', () => {
  const house = {
    games: { rulebooks: rulebooksOf([TOY]), database: {}, pace: {} },
    aside: {},
    operating: {},
    notifying: {},
    limits: LIMITS,
    web: null,
    site: null,
  };
  const app = makeApp(house as unknown as ServerHouse);
  const named = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const { paths = {} } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => `${method} ${path}`),
  );
  expect(described.length).toBeGreaterThan(40);
  expect([...new Set([...named, ...described])].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

/** What nobody can do in every short pair of the small game, which no bot plays. */
const RARE = ['withdraw', 'ticks', 'suggest'].map((what) => `post /api/games/{id}/${what}`);

it('compares by every channel, and those who may not get nothing but a no', async () => {
  const told = new Set<string>();
  const { leaks, channels, replies, passed, end } = await pairOf({
    deed: 'answers',
    finishes: true,
    plant({ channel, reader, text }) {
      if (channel === 'live' && text.includes(SAYS.fileTaken)) told.add(reader.name);
      return text;
    },
  });
  expect(leaks).toEqual([]);
  // nobody takes the secrets of all unheard
  expect([...told].toSorted()).toEqual([SPECTATOR, 'one', 'three']);
  expect([passed, end]).toEqual([true, 'its length']);
  expect([...channels].toSorted()).toEqual([...Object.keys(ROUTES), ...Object.keys(OTHERS)].toSorted());
  const yes = [...replies].filter((each) => each[1].yes > 0).map(([name]) => name);
  const may = Object.entries(ROUTES).flatMap(([name, each]) => each.may.map((kind) => `${name} ${kind}`));
  expect(yes.filter((name) => !may.includes(name))).toEqual([]);
  const never = Object.entries(ROUTES).filter(
    ([name, { may: who }]) => who.length > 0 && !who.some((kind) => yes.includes(`${name} ${kind}`)),
  );
  const unsaid = never.filter(([name, { shut }]) => shut === undefined && !RARE.includes(name));
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

thorough('compares a game that is over, ended and published', async () => {
  const { leaks, over, replies } = await pairOf({ deed: 'answers', after: 60, finishes: true });
  expect(leaks).toEqual([]);
  expect(over).toBe(true);
  expect(replies.get('get /api/games/{id}/desk everybody')?.yes).toBeGreaterThan(0);
});

thorough('leaves shut in an opened game what is no part of its records', async () => {
  const { leaks, over } = await pairOf({ deed: 'notes', after: 60, finishes: true });
  expect(leaks).toEqual([]);
  expect(over).toBe(true);
});

/** What is done together after the secret, and the secret. */
const AFTERWARDS = [
  ['takes back', 'answers'],
  ['is put right', 'answers'],
  ['is stood in for', 'notes'],
  ['is stood in for', 'speaks apart'],
] as const;

thorough.each(AFTERWARDS)(
  'a table that %s learns nothing of what somebody did: %s',
  async (together, deed) => {
    const { leaks, end } = await pairOf({ deed, together, after: 5 });
    expect(leaks).toEqual([]);
    expect(end).not.toBeNull();
  },
);

it('finds an answer, a message and a count that tell of a hidden act', async () => {
  const planted = new Set(['get /api/games/{id}/desk', 'notices', 'get /metrics']);
  const { leaks } = await pairOf({
    deed: 'notes',
    after: 1,
    goesOn: true,
    plant: ({ channel, text, deeds }) => (planted.has(channel) && deeds > 0 ? `${text} ${deeds}` : text),
  });
  expect(leaks.filter(({ channel }) => !planted.has(channel))).toEqual([]);
  expect(new Set(leaks.map(({ channel }) => channel))).toEqual(planted);
});

thorough.each(DEED_NAMES)('what a seat does moves nothing elsewhere: %s', async (deed) => {
  const { leaks } = await pairOf({ deed, seed: 2, after: 6 });
  expect(leaks).toEqual([]);
});

it('sees nothing of an answer that is taken back', async () => {
  const { leaks, end } = await pairOf({ deed: 'takes an answer back' });
  expect(leaks).toEqual([]);
  expect(end).not.toBeNull();
});
