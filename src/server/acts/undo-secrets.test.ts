import { describe, expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import type { CreatedGame } from '../api/api.ts';
import { house, refusalText, type Sitter, sitter, type TestHouse } from '../house.test-helper.ts';

// Taking back tells nothing: two games that differ only in what the asker cannot see answer its wish with equal bytes.

type Seats = Readonly<Record<'axis' | 'west' | 'russia' | 'zoe', Sitter>>;

async function opened(server: TestHouse, dice: 'typed' | 'program'): Promise<Seats> {
  const people = [
    { name: 'Axis', seats: ['european-axis'] },
    { name: 'West', seats: ['western-allies'] },
    { name: 'Russia', seats: ['russia'] },
    { name: 'Zoe', seats: [] },
  ];
  const wish = {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    rulings: { 'spy-rings': 'secret' },
    dice,
    people,
  };
  const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
  const [axis, west, russia, zoe] = made.people.map(({ key }) => sitter(server, made.game, key));
  if (!axis || !west || !russia || !zoe) throw new Error('four people');
  const allotted = { germany: 6, italy: 3, britain: 5, france: 3, us: 1, russia: 6 };
  const report = Object.entries(allotted).map(([power, value]) => [
    `dp.allotment.${power}`,
    { value, as: 'change' },
  ]);
  await done(west.answer('table', 'standing-0/report', Object.fromEntries(report)));
  return { axis, west, russia, zoe };
}

async function done(sent: ReturnType<Sitter['post']>): Promise<void> {
  const heard = await sent;
  if (heard.status !== 200) throw new Error(heard.text);
}

/** Everything that came to people in a game, with its own name taken out. */
function bytes(people: readonly Sitter[]): string[] {
  return people.flatMap(({ got, game }) =>
    got.map(({ status, text }) => `${status} ${text.replaceAll(game, 'GAME')}`),
  );
}

const war = (value: boolean) => ({ 'war.germany-russia': { value, as: 'change' } });
const spies = { 'subversion.russia': { value: 3, as: 'change' } };
const ring = { 'hidden-ring.european-axis.turkey': { value: true, as: 'change' } };
const allocate = (seat: string) => `1940/${seat}/allocate`;

/** What the others do before West takes back, and what may be seen of it: that a seat has answered. */
const HIDDEN: readonly (readonly [string, (seats: Seats) => Promise<void>, readonly string[]])[] = [
  [
    'a secret report',
    async ({ russia }) => done(russia.answer('russia', 'standing-russia-0/report', spies)),
    [],
  ],
  [
    'a secret spy ring',
    async ({ axis }) => done(axis.answer('european-axis', 'standing-european-axis-0/report', ring)),
    [],
  ],
  [
    'an answer given and withdrawn',
    async ({ russia }) => {
      await done(russia.answer('russia', allocate('russia'), {}));
      await done(russia.post('withdraw', { seat: 'russia', decision: allocate('russia') }));
    },
    [],
  ],
  [
    'an answer that is held, and replaced',
    async ({ russia }) => {
      await done(russia.answer('russia', allocate('russia'), {}));
      await done(russia.answer('russia', allocate('russia'), { 'russia/turkey': 1 }));
    },
    ['answered', 'awaiting', 'mark', 'state'],
  ],
];

/**
 * West\u2019s own latest line; two lines, which need the others; all of them; a line that is not there. Only the first
 * is done at once: then the step is asked anew of all who had answered.
 */
const WISHES: readonly (readonly [string, 'typed' | 'program', number | undefined, string, boolean])[] = [
  ['its latest line', 'program', undefined, '', true],
  ['two lines', 'program', 1, '', false],
  ['everything', 'typed', 0, '', false],
  ['to a line that is not there', 'program', 9, 'There is no line 9 to go back to.', false],
];

/** What West hears when it takes back after the others did something, and what it and a spectator then see. */
async function play(
  server: TestHouse,
  [, dice, to]: (typeof WISHES)[number],
  hide: (seats: Seats) => Promise<void>,
): Promise<{ text: string; seen: string[] }> {
  const seats = await opened(server, dice);
  const { west, zoe } = seats;
  await done(west.answer('table', 'standing-1/report', war(true)));
  await done(west.answer('table', 'standing-2/report', war(false)));
  await hide(seats);
  const before = west.got.length;
  const heard = await west.post('undo', { seat: 'western-allies', ...(to === undefined ? {} : { to }) });
  await west.desk();
  await zoe.desk();
  return { text: refusalText(heard), seen: bytes([{ ...west, got: west.got.slice(before) }, zoe]) };
}

/** Which members of what came differ; the status is one of them. */
function differing(a: readonly string[], b: readonly string[]): string[] {
  const members = (text = '000 {}'): Record<string, unknown> => ({
    status: text.slice(0, 3),
    ...JSON.parse(text.slice(4)),
  });
  const found = a.flatMap((text, i) => {
    const [one, other] = [members(text), members(b[i])];
    const keys = Object.keys({ ...one, ...other });
    return keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  });
  return [...new Set(found)].toSorted();
}

describe.each(PROOF ? WISHES : WISHES.slice(0, 1))('taking back %s', (...wish) => {
  it('comes to the same whatever the others did unseen', async () => {
    const server = await house();
    const plain = await play(server, wish, async () => undefined);
    const [, , , text, isAnew] = wish;
    expect(plain.text).toBe(text);
    for (const [name, hide, visible] of HIDDEN) {
      const hidden = await play(server, wish, hide);
      expect([name, hidden.text, hidden.seen.length]).toEqual([name, plain.text, plain.seen.length]);
      expect([name, ...differing(plain.seen, hidden.seen)]).toEqual([name, ...(isAnew ? [] : visible)]);
    }
  });
});

thorough(
  'comes to the same with and without a secret ring before which a door opened to its faction alone',
  async () => {
    const server = await house();
    const played: { texts: string[]; doors: number }[] = [];
    for (const hasRing of [true, false]) {
      const seats = await opened(server, 'program');
      const { axis, west, russia, zoe } = seats;
      if (hasRing) await done(axis.answer('european-axis', 'standing-european-axis-0/report', ring));
      await done(axis.answer('european-axis', allocate('european-axis'), {}));
      await done(russia.answer('russia', allocate('russia'), {}));
      const skip = west.got.length;
      await done(west.answer('western-allies', allocate('western-allies'), {}));
      await west.post('undo', { seat: 'western-allies', reason: 'a slip' });
      await west.desk();
      await zoe.desk();
      const { lines } = await axis.desk();
      played.push({
        texts: bytes([{ ...west, got: west.got.slice(skip) }, zoe]),
        doors: lines.flatMap(({ doors }) => doors ?? []).length,
      });
    }
    const [withRing, without] = played;
    expect([withRing?.doors, without?.doors]).not.toEqual([0, 0]);
    expect(withRing?.texts).toEqual(without?.texts);
  },
);
