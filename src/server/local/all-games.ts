import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import { BROWSER_WORDS, type GameFiles } from '../../store/browser/index.ts';
import type { LiveLine } from '../desk/line.ts';
import type { HouseAnswer, HouseQuestion, LocalHouse } from './house.ts';

/** The path at which a house is asked for all its games at once. */
export const ALL_GAMES = '/all-games';

/** What it is asked there. */
export type AllGamesWish =
  /** All games as a file, with the links that the page knows. */
  | { readonly does: 'save'; readonly links: string }
  /** Put those of a file in their place. Refused where there are games, unless they are to be put aside. */
  | { readonly does: 'bring'; readonly bytes: Uint8Array; readonly aside: boolean }
  | { readonly does: 'games' }
  | { readonly does: 'asides' }
  | { readonly does: 'save aside'; readonly number: number }
  | { readonly does: 'forget aside'; readonly number: number }
  /** Sit at a game of which the page knows no link. */
  | { readonly does: 'sit'; readonly game: string };

/** Games that were brought in. */
export interface Brought {
  /** The number under which those are that were there before; null: there were none. */
  readonly aside: number | null;
  /** The links that lay in the file; null: none did. */
  readonly links: string | null;
  readonly games: readonly { readonly id: string; readonly title: string }[];
}

/**
 * A house with all its games as one file. While others take their place whoever asks waits, and whoever is connected is sent away to
 * come again; `again` opens it on those.
 */
export function withAllGames(
  first: LocalHouse,
  again: () => Promise<LocalHouse>,
  files: GameFiles,
): LocalHouse {
  let now: Promise<LocalHouse> = Promise.resolve(first);
  const bring = async (bytes: Uint8Array): Promise<HouseAnswer> => {
    const before = now;
    const next = Promise.withResolvers<LocalHouse>();
    now = next.promise;
    // nobody may wait for it just now
    now.catch(() => undefined);
    let come: Awaited<ReturnType<GameFiles['replace']>>;
    try {
      await (await before).close();
      come = await files.replace(bytes);
      next.resolve(await again());
    } catch (error) {
      next.reject(error);
      throw error;
    }
    if (isRefusal(come)) return refused(come);
    return { status: 200, body: { ...come, games: await gamesOf(await now) } satisfies Brought };
  };
  const act = async (wish: AllGamesWish): Promise<HouseAnswer> => {
    const house = await now;
    if (wish.does === 'save') return answered(await files.bytes(wish.links));
    if (wish.does === 'games') return { status: 200, body: await gamesOf(house) };
    if (wish.does === 'asides') return answered(await files.asides());
    if (wish.does === 'save aside') return answered(await files.bytesAside(wish.number));
    if (wish.does === 'forget aside') return answered(await files.forgetAside(wish.number));
    if (wish.does === 'sit') return house.sit(wish.game);
    if (!wish.aside && (await house.list()).length > 0) return no(409, THERE);
    return bring(wish.bytes);
  };
  return {
    async answer(asked: HouseQuestion) {
      try {
        return await (asked.path === ALL_GAMES ? act(asked.body as AllGamesWish) : (await now).answer(asked));
      } catch (error) {
        return no(500, error instanceof Error ? error.message : String(error));
      }
    },
    attend: (line) => void attendOnce(now, line),
    list: async () => (await now).list(),
    sit: async (game) => (await now).sit(game),
    close: async () => (await now).close(),
  };
}

async function gamesOf(house: LocalHouse): Promise<Brought['games']> {
  return (await house.list()).map(({ id, title }) => ({ id, title }));
}

const THERE = 'There are games in this browser already: nothing was changed.';

/** A line whose first words may come before there is who hears them. */
async function attendOnce(house: Promise<LocalHouse>, line: LiveLine): Promise<void> {
  const early: (string | null)[] = [];
  let hear = (text: string | null): unknown => early.push(text);
  line.onText((text) => void hear(text));
  try {
    (await house).attend({
      ...line,
      onText(heard) {
        hear = heard;
        for (const text of early.splice(0)) heard(text);
      },
    });
  } catch {
    line.cut();
  }
}

function answered(body: unknown): HouseAnswer {
  return isRefusal(body) ? refused(body) : { status: 200, body };
}

const refused = ({ refused: said }: Refusal): HouseAnswer => no(422, render(BROWSER_WORDS, said));

function no(status: number, message: string): HouseAnswer {
  return { status, body: { error: { message, clauses: [] } } };
}
