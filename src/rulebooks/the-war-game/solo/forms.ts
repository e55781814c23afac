import { type Course, type Decision, check, isNamed, rowsTold } from '../../../kernel/solo/index.ts';
import type { AllocateForm, Allocation, FactKey, FactValue, Json } from '../../../kernel/index.ts';
import { channelOf } from '../rules/influence.ts';
import { nationsIn, says } from '../attack/news-form.ts';
import { isNext } from '../attack/quiet-turns.ts';
import { PLAYERS } from '../nations.ts';
import { fixedOf, leastOf } from '../part-two/j1-money.ts';
import type { Books, Open } from '../state.ts';

// What forms of a game without players are answered with that ask for no choice, or for one that no sheet tells the worth of.

const CONTEXT = { facts: {}, clauses: [] };

type Told = ReadonlyMap<FactKey, FactValue>;

/** What a player's nations did this turn, and how battles ended. */
export function happensIn(open: Open, { id, form }: Decision, course: Course): Json | undefined {
  if (form.kind !== 'allocate') return undefined;
  const now = course.between(open.turn - 1, open.turn);
  const [place = '', name] = id.split('/').slice(-2);
  if (name === 'news') return newsIn(form, now);
  if (name === 'battle') return battleIn(form, now.get(`repelled/${place}`) === true);
  return name === 'ordered' ? orderedIn(form) : undefined;
}

/** What a history tells of a player; of one of whom it tells nothing, whose turn is the next of which it does. */
function newsIn(form: AllocateForm, now: Told): Allocation | undefined {
  const given = rowsTold(form, now);
  if (given === undefined || Object.keys(given).length > 0) return given;
  const acting = new Set([...now.keys()].filter((key) => NEWS.test(key)).map((key) => says(key).nation));
  const next = PLAYERS.find(
    ({ id, nations }) =>
      form.rows.some((row) => isNext(row.id) && row.id === `next/${id}`) &&
      nations.some((nation) => acting.has(nation)),
  );
  return next ? rowsTold(form, new Map([[`next/${next.id}`, 1]])) : given;
}

const NATIONS_OF_ALL = PLAYERS.flatMap(({ id }) => nationsIn(id));
const NEWS = new RegExp(
  `^(?:${NATIONS_OF_ALL.join('|')})-(?:attacks|takes|strikes|infantry|artillery|armor|out)`,
);

/** Of what can be left of a side this much is, rounded up: a house value. */
const LEFT = 0.6;
/** What is left of attackers of whom nobody has said how many they were. */
const UNSAID = 2;
/** A row that takes more than this is of units that nobody has counted. */
const COUNTED = 20;

/** The first attacker takes the territory with most of its force, unless it was repelled: then most of the natives are left. */
function battleIn({ ...form }: AllocateForm, isRepelled: boolean): Allocation | undefined {
  const most = (rows: (id: string) => boolean): Record<string, number> => {
    const left = form.rows.filter(({ id, barred }) => !barred && rows(id));
    return Object.fromEntries(
      left.map(({ id, max = 1 }) => [id, max > COUNTED ? UNSAID : Math.ceil(max * LEFT)]),
    );
  };
  const natives = most((id) => id.startsWith('natives/'));
  if (isRepelled) return lawful(form, [natives, {}]);
  const won = form.rows.filter(({ id, barred }) => !barred && id.startsWith('won/'));
  const taken = won.map(({ id }) => {
    const nation = id.slice(id.indexOf('/') + 1);
    return { [id]: 1, ...most((row) => row.startsWith(`${nation}/`) && !isUncounted(form, row)) };
  });
  const few = won.map(({ id }) => ({ [id]: 1, [`${id.slice(id.indexOf('/') + 1)}/infantry`]: 1 }));
  return lawful(form, [...taken, ...few, natives, {}]);
}

/** Of what nobody has counted infantry alone is left. */
function isUncounted({ rows }: AllocateForm, id: string): boolean {
  return !id.endsWith('/infantry') && (rows.find((row) => row.id === id)?.max ?? 0) > COUNTED;
}

/** Who was there holds the place; where nobody can, those who came have it. */
function orderedIn(form: AllocateForm): Allocation | undefined {
  const all = (prefix: (id: string) => boolean): Record<string, number> =>
    Object.fromEntries(
      form.rows.filter(({ id, barred }) => !barred && prefix(id)).map(({ id, max = 1 }) => [id, max]),
    );
  const natives = all((id) => id.startsWith('natives/'));
  const units = all((id) => !/^(?:natives|won|from-[a-z-]+)\//.test(id));
  return lawful(form, [
    { ...units, 'won/defender': 1 },
    { ...natives, 'won/defender': 1 },
    { ...natives, 'won/attacker': 1 },
    { 'won/nobody': 1 },
  ]);
}

function lawful(form: AllocateForm, tries: readonly Allocation[]): Allocation | undefined {
  return tries.find((each) => check(form, each, CONTEXT) === null);
}

/** What is left of an army goes home; a ship is worth more than a place; and nobody orders what it cannot win. */
export function usualIn(decision: Decision): Json | undefined {
  const { form } = decision;
  if (isNamed(decision, 'ships')) return 'retreat';
  if (isNamed(decision, 'order')) return 'hold';
  if (isNamed(decision, 'wish')) return 'roll';
  if (!isNamed(decision, 'retreat') || form.kind !== 'allocate') return undefined;
  const home = form.rows.filter(({ id }) => id.endsWith('/own'));
  return Object.fromEntries(home.map(({ id, max = 0 }) => [id, max]));
}

/** A roll that costs nothing is worth something even where it brings nothing now: the next is further on (G.I3). */
const A_STEP = 1;

/** What part II costs: what an entry asks for with each roll, and each dollar more. `dollar`: in hundredths of worth. */
export function priceOf(books: Books, open: Open, { id }: Decision, choice: string, dollar: number): number {
  const parts = id.split('/');
  const name = parts.at(-1);
  if (name === 'bid') return dollar * Number(choice);
  if (name === 'counter') return choice === 'counter' ? dollar : 0;
  if (name !== 'attempts') return 0;
  const [kind, rule] = choice.split('/');
  if (kind === 'spend') return dollar;
  const channel = channelOf(`${rule}/${parts.at(-2)}`);
  const asked = leastOf(books, open, channel) + fixedOf(open, channel);
  return asked > 0 ? dollar * asked : -A_STEP;
}
