import { allot, Api, newGame, type Seated } from './table.ts';

/** Enough that four of the Axis fit into one target. */
const DPS = { germany: 9, italy: 3, britain: 9, france: 3, us: 0, russia: 9 };

const FACTIONS = ['european-axis', 'western-allies', 'russia'] as const;

/** A game of 1940 with typed dice in which the Axis have named Turkey, 4 DPs of theirs in it: the roll waits. */
export async function rollAtTurkey(
  url: string,
): Promise<{ readonly people: readonly Seated[]; readonly axis: Api }> {
  const { game, people } = await newGame(url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    people: FACTIONS.map((seat) => ({ name: `player of ${seat}`, seats: [seat] })),
  });
  const apis = people.map(({ key }) => new Api(url, game, key));
  const [axis] = apis as [Api];
  const give = async (seat: string, name: string, answer: unknown): Promise<void> => {
    const who = apis[FACTIONS.findIndex((each) => each === seat)] ?? axis;
    const { status, body } = await who.answer(seat, name, answer);
    if (status >= 300) throw new Error(`${seat} ${name}: ${JSON.stringify(body)}`);
  };
  await allot(axis, DPS);
  await give('european-axis', 'allocate', { 'germany/turkey': 4 });
  await give('western-allies', 'allocate', {});
  await give('russia', 'allocate', {});
  await give('european-axis', 'name', { turkey: 1 });
  await give('russia', 'subversion', {});
  for (const seat of FACTIONS) await give(seat, 'covert', {});
  await give('table', 'report', { 'table.other.turkey': { value: 0, as: 'change' } });
  return { people, axis };
}
