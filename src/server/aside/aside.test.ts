import { expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from '../people/places.ts';
import { type AsideMessage, makeAside } from './aside.ts';
import type { AsidePart } from './part.ts';

// What stands beside a desk: the whole first, then what is new; nothing where there is nothing.

const here = { id: 'g' } as LiveGame;
const place = { live: here } as AtDesk;

/** A part that tells the lines it has not told yet. */
function lines(name: string, all: readonly Json[]): AsidePart {
  return {
    name,
    follow: () => {
      let told = 0;
      return async () => {
        const add = all.slice(told);
        told = all.length;
        return add.length > 0 ? { add: { lines: add } } : null;
      };
    },
  };
}

it('is told whole once and then as far as it is new, each part for itself', async () => {
  const [talk, none] = [['one'], []] as [Json[], Json[]];
  const aside = makeAside({} as Games, [lines('talk', talk), lines('notes', none)]);
  const got: AsideMessage[] = [];
  const ask = aside.follow(place, (message) => got.push(message));
  await ask(here);
  expect(got).toEqual([{ type: 'aside', part: 'talk', whole: true, add: { lines: ['one'] } }]);
  await ask(here);
  expect(got).toHaveLength(1);
  talk.push('two');
  none.push('first');
  await ask(here);
  expect(got.slice(1)).toEqual([
    { type: 'aside', part: 'talk', add: { lines: ['two'] } },
    { type: 'aside', part: 'notes', whole: true, add: { lines: ['first'] } },
  ]);
  expect(await aside.whole(place)).toHaveLength(2);
});

it('asks one after the other, and of what came meanwhile the last alone', async () => {
  const asked: string[] = [];
  let release = (): void => undefined;
  const slow: AsidePart = {
    name: 'slow',
    follow: () => async (now) => {
      asked.push(now.id);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return null;
    },
  };
  const ask = makeAside({} as Games, [slow]).follow(place, () => undefined);
  const done = [ask({ id: 'a' } as LiveGame), ask({ id: 'b' } as LiveGame), ask({ id: 'c' } as LiveGame)];
  release();
  await new Promise((resolve) => setTimeout(resolve));
  release();
  await Promise.all(done);
  expect(asked).toEqual(['a', 'c']);
});
