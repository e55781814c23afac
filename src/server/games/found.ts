import { NO_SECTION, type Section } from '../../club/club.ts';
import { begunWithClub } from '../../club/given.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { newHeader, openGame } from '../../kernel/game/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { newGameId, randomHex } from '../../trust/random.ts';
import { sidesIn } from '../../kernel/sums/fairness.ts';
import { chosenApart } from '../../kernel/steps/ruling.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { CreatedGame, NewGame } from '../api/api.ts';
import { diceName } from '../acts/keeping.ts';
import { firstBots } from '../bots/seats.ts';
import { denial, type Denial, isDenied, ruledOut, SAYS } from '../denied.ts';
import type { Games } from './games.ts';
import { nameKept } from '../people/names.ts';
import { badSeats, hashKey, newKey } from '../people/people.ts';
import type { Rulebooks } from './rulebooks.ts';
import { sinceFirst } from './since.ts';
import { FAR_APART, type FirstSeating, type Seating, timesOf } from '../../store/index.ts';

/** A game that was made, and its keys. */
export type FoundedGame = Omit<CreatedGame, 'addresses'>;

/** What a club file tells a game; whatever of it is no fact of the game is left out as the game begins. */
type Told = Pick<Section, 'facts' | 'starts'>;

/** Create a game with its people and their keys, which are given here once and never again; its maker can have a key already. */
export async function foundGame(
  { database, rulebooks, watchers, chains, clock }: Games,
  wish: NewGame,
  creatorKey: string = newKey(),
): Promise<FoundedGame | Denial> {
  const table = await tableOf(rulebooks, wish);
  if (isDenied(table)) return table;
  const people = await seatedBy(database, wish, table);
  if (isDenied(people)) return people;
  const { rulebook, setup } = table;
  const bots = firstBots(table, wish);
  if (isDenied(bots)) return bots;
  const game = randomHex(8);
  const dice = wish.dice ?? 'program';
  const own = newGameId();
  const chain =
    dice === 'program'
      ? {
          head: (await chains()).headOf(diceName(game, own), 1),
          ...(waitsForLots(wish, table) ? { lots: true as const } : {}),
        }
      : {};
  const header = newHeader(table, dice, own, chain);
  const opened = openGame(rulebook, header);
  if (isRefusal(opened)) return ruledOut(opened, rulebook.words, 400);
  const title = wish.title || `${rulebook.title}: ${setup.scenario.title}`;
  const kept = firstPeople(people, wish.me);
  const begun = wish.club ? begunWithClub(opened, { ...NO_SECTION, ...(wish.club as Told) }) : opened;
  const first = begun.moments.map(({ entry }) => entry);
  const seating = { title, creator: hashKey(creatorKey), people: kept, ...forOthersIn(wish), ...bots };
  const at = clock();
  const refusal = await database.found(game, header, seating, first, {
    times: timesOf(first.length, at),
    since: sinceFirst(begun, at),
  });
  if (refusal) return ruledOut(refusal);
  watchers.heard(game);
  return { game, creatorKey, people };
}

/** Whether dice wait for lots: where it is asked for, somebody else plays, too, and the rules have dice at all. */
function waitsForLots({ lots = false, people }: NewGame, { rules }: Table): boolean {
  return lots && people.filter(({ seats }) => seats.length > 0).length > 1 && sidesIn(rules.facts).length > 0;
}

/** The table that a wish asks for, or what is wrong with it. */
export async function tableOf(
  rulebooks: Rulebooks,
  wish: Omit<NewGame, 'people'> & Partial<Pick<NewGame, 'people'>>,
): Promise<Table | Denial> {
  const rulebook = await rulebooks.load(wish.rulebook);
  if (!rulebook) {
    const ids = rulebooks
      .about()
      .map((each) => each.id)
      .join(', ');
    return denial(400, `There is no rulebook "${wish.rulebook}"; there are ${ids}.`);
  }
  const data = dataOf(rulebook, wish.data ?? []);
  if (isDenied(data)) return data;
  const { scenario, rulings = {} } = wish;
  const chosen = isApart(wish) ? chosenApart(rulebook.rulings, rulings) : rulings;
  const table = bindTable(rulebook, { scenario, rulings: chosen, data: data.data });
  return isRefusal(table) ? ruledOut(table, rulebook.words, 400) : table;
}

/** Whether several people have seats: each at a device of their own. */
function isApart({ people = [] }: Partial<Pick<NewGame, 'people'>>): boolean {
  return people.filter(({ seats }) => seats.length > 0).length > 1;
}

/** What the files of players come to, as a table takes it; a denial names what is wrong with them. */
export function dataOf(rulebook: Rulebook, files: readonly Json[]): { readonly data: Json } | Denial {
  const read = rulebook.data(files);
  if ('data' in read) return read;
  const faults = read.faults.map(({ path, fault }) => `${path.join('.') || 'the file'} ${fault}`);
  return denial(400, `Data file ${read.file + 1}: ${faults.join('; ')}`);
}

/** What a new game says of what people may do for seats of others, as far as it says anything. */
export function forOthersIn({ forOthers }: Pick<NewGame, 'forOthers'>): Pick<FirstSeating, 'forOthers'> {
  if (!forOthers) return {};
  const { rolls = FAR_APART.rolls, minutes = FAR_APART.minutes } = forOthers;
  return { forOthers: { rolls, minutes } };
}

/** Who sits at a new game, with keys; a denial where that cannot be. Whoever makes it has made the key of their own seat. */
export async function seatedBy(
  { opens }: Pick<Games['database'], 'opens'>,
  { people: wanted, bots = {}, me }: Pick<NewGame, 'people' | 'bots' | 'me'>,
  table: Table,
): Promise<CreatedGame['people'] | Denial> {
  const people = wanted.map(({ name, seats }) => ({ name: nameKept(name), seats }));
  const bad = badSeats(people, table.seats);
  if (bad !== null) return denial(400, bad);
  const empty = table.seats.filter(
    (seat) => bots[seat] === undefined && !people.some((person) => person.seats.includes(seat)),
  );
  if (empty.length > 0) return denial(400, `Nobody has the seat ${empty.join(', ')}.`);
  if (me && (people[me.person]?.seats ?? []).length === 0) return denial(400, SAYS.ownSeat);
  if (me && (await opens(hashKey(me.key))) !== 'nothing') return denial(409, SAYS.knownKey);
  return people.map(({ name, seats }, at) => ({ name, seats, key: me?.person === at ? me.key : newKey() }));
}

/** Those who sit at a new game, as they are stored: each is invited to their seats, but for whoever makes it and holds theirs. */
export function firstPeople(people: CreatedGame['people'], me: NewGame['me']): Seating['people'] {
  return people.map(({ name, seats, key }, at) => {
    const link = { name, seats, key: hashKey(key), revoked: false };
    if (seats.length === 0) return link;
    if (me?.person === at) return { ...link, held: 'held' };
    return { ...link, held: 'invited', invitation: { key: link.key, wait: null } };
  });
}
