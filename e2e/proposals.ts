import { type Shot, withTool } from './shot.ts';
import { Api, newGame } from './table.ts';
import type { Site } from './tour.ts';

/** What one person proposes, on the desk of another: a skipped turn, a ruling, and a correction that touches a sum. */
export async function proposalShots({ url }: Site): Promise<Shot[]> {
  const people = [
    { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
    { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
  ];
  const game = async (): Promise<{ anna: Api; ben: Api; hash(who: number): string }> => {
    const made = await newGame(url, { scenario: 'short-1942', dice: 'typed', people });
    const [anna, ben] = made.people.map(({ key }) => new Api(url, made.game, key)) as [Api, Api];
    return { anna, ben, hash: (who) => made.people[who]?.hash ?? '' };
  };
  const skipped = await game();
  await skipped.ben.answer('table', 'skip', 'turn');
  const ruled = await game();
  await ruled.ben.answer('table', 'ruling', (await anyRuling(ruled.ben)) ?? '');
  const corrected = await game();
  await corrected.anna.answer('germany', 'choose', 'spain');
  await corrected.anna.answer('dice', 'roll', [2, 6]);
  await corrected.anna.answer('table', 'standing-0/report', {
    'control.gibraltar': { value: 'germany', as: 'correction' },
  });
  return [
    { name: 'proposal', hash: skipped.hash(0) },
    { name: 'proposal-own', hash: skipped.hash(1) },
    { name: 'proposal-ruling', hash: ruled.hash(0) },
    { name: 'skip', hash: corrected.hash(1), prepare: withTool('skip') },
    { name: 'undo', hash: corrected.hash(1), prepare: withTool('back') },
    { name: 'correction', hash: corrected.hash(1) },
  ];
}

async function anyRuling(api: Api): Promise<string | undefined> {
  const { tableAsks } = await api.desk('');
  const form = tableAsks.find(({ id }) => id.endsWith('/ruling'))?.form;
  return form?.kind === 'choose' ? form.options.find(({ barred }) => !barred)?.value : undefined;
}
