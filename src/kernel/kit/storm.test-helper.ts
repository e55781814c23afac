import { isRefusal } from '../clause.ts';
import { type Decision, TABLE } from '../forms/decision.ts';
import { mustAccept, duel, give, refusalKey, seal } from './duel.test-helper.ts';
import type { Edit, MendRequest } from '../game/edits.ts';
import type { DiceMode } from '../game/entry.ts';
import { reportedValue } from '../sums/facts.ts';
import { type Game, gameAt, newHeader, openGame, stateOf } from '../game/game.ts';
import { canonical, type Json } from '../json.ts';
import { mend } from '../game/mend.ts';
import type { OpenCommon } from '../game/position.ts';
import { record } from '../game/record.ts';
import { replay } from '../game/replay.ts';
import type { Rulebook, Rules, Setup } from '../rulebook.ts';
import { words } from '../texts/words.ts';
import { expect } from 'vitest';

const weatherIn = (open: OpenCommon): number => Number(reportedValue(open.facts, 'weather') ?? 0);
const isAsked = (open: OpenCommon): boolean => weatherIn(open) > 5 && !('why' in open);

/**
 * The duel in which the weather bounds what ann can seal and where she can go, is said of one way alone, a storm is asked about and makes another roll,
 * and the roll directs something.
 */
function changed({ asks, apply, awaiting, ...rest }: Rules): Rules {
  const narrowed = (each: Decision, { facts }: OpenCommon): Decision => {
    const weather = weatherIn({ facts } as OpenCommon);
    const { form } = each;
    if (form.kind === 'allocate' && each.seat === 'ann') {
      const rows = form.rows.map((row) => ({ ...row, max: Math.min(3, weather) }));
      return { ...each, form: { ...form, rows } };
    }
    if (form.kind === 'choose' && weather === 4)
      return { ...each, form: { ...form, options: form.options.filter(({ value }) => value !== 'west') } };
    if (form.kind === 'choose' && weather === 5) {
      const options = form.options.map((option) =>
        option.value === 'east' ? { ...option, label: words('t', { weather }) } : option,
      );
      return { ...each, form: { ...form, options } };
    }
    if (form.kind === 'roll' && weather === 9) return { ...each, form: { kind: 'roll', dice: [6, 6] } };
    return form.kind === 'roll' && weather === 8 ? { ...each, clauses: ['8'] } : each;
  };
  const why: Decision = {
    id: '1/why',
    seat: 'ben',
    prompt: words('t'),
    clauses: ['1'],
    form: {
      kind: 'choose',
      options: [
        { value: 'wind', label: words('t') },
        { value: 'rain', label: words('t') },
      ],
    },
  };
  return {
    ...rest,
    awaiting: (open) => (isAsked(open) ? ['ben'] : awaiting(open)),
    asks: (view) => {
      if (isAsked(view.open)) return view.seat === 'ben' ? [why] : [];
      return asks(view).map((each) => narrowed(each, view.open));
    },
    apply: (position, decision, answer, referee) => {
      if (decision.id === '1/why') {
        referee.tell?.({ to: 'all', kind: 'directive', data: words('t'), clauses: ['2'] });
        return void Object.assign(position.open, { why: answer });
      }
      apply(position, decision, answer, referee);
      if (decision.id !== '1/roll') return;
      const weather = weatherIn(position.open);
      referee.tell?.({ to: 'all', kind: 'directive', data: words('t'), clauses: ['1'] });
      referee.tell?.({ to: 'all', kind: 'directive', data: words('t', { weather }), clauses: ['1'] });
    },
  };
}
export const stormy = {
  ...duel,
  decisions: [{ name: 'why', seats: 'ben', form: 'choose', about: 'Why there is a storm.', clauses: ['1'] }],
  bind: (setup: Setup) => changed(duel.bind(setup) as unknown as Rules),
} as unknown as Rulebook;

export function begin(dice: DiceMode = 'typed'): Game {
  const { table } = mustAccept(openGame(duel as unknown as Rulebook, { ...newHeader(stormyTable(), dice) }));
  return mustAccept(openGame(stormy, newHeader({ ...table, rulebook: stormy }, dice)));
}
function stormyTable(): Game['table'] {
  const bound = stormy.bind({
    scenario: stormy.scenarios[0] as never,
    rulings: { R: 'a', F: 'a' },
    data: null,
  });
  return {
    rulebook: stormy,
    setup: { scenario: stormy.scenarios[0] as never, rulings: { R: 'a', F: 'a' }, data: null },
    rules: bound,
    seats: ['ann', 'ben'],
  };
}

export const weatherChange = (value: number): Json => ({ weather: { value, as: 'change' } });
export const weather = (game: Game, value: number): Game =>
  give(game, TABLE, `standing-${stateOf(game).position.open.reports}/report`, weatherChange(value));
export const sealStrengths = (game: Game, strengths: readonly [number, number] = [2, 1]): Game => {
  const ann = seal(seal(game, 'ann', 'strength', strengths[0]), 'ann', 'bid', 1);
  return seal(seal(ann, 'ben', 'strength', strengths[1]), 'ben', 'bid', 1);
};
export const rest = (game: Game, face = 4, target = 'east'): Game =>
  give(give(game, 'ann', '1/target', target), 'dice', '1/roll', [face]);
/** Lines of everybody: 1 the weather, 2 the target that closes the step, 3 the roll. */
export const whole = (value = 2, dice: DiceMode = 'typed'): Game =>
  rest(sealStrengths(weather(begin(dice), value)));

export const right = (game: Game, edits: readonly Edit[], more: Partial<MendRequest> = {}): Game =>
  rereadGame(mustAccept(mend(game, { seat: 'ann', mend: edits, reason: 'it was wrong', ...more })));
export const wrong = (game: Game, edits: readonly Edit[], seat = 'ann'): string | null =>
  refusalKey(mend(game, { seat, mend: edits, reason: '' }));
/** A refusal with what it says, and whether it cites a clause. */
export const refusalOfMend = (game: Game, edits: readonly Edit[], seat = 'ann'): unknown => {
  const no = mend(game, { seat, mend: edits, reason: '' });
  return isRefusal(no) ? [no.refused.key, no.refused.args ?? {}, no.clauses.length > 0] : null;
};
/** What the latest entry that put right says: what, and what comes again. */
export const mendedIn = (game: Game) =>
  game.moments.flatMap(({ entry }) => ('mend' in entry ? [entry] : [])).at(-1) ?? { mend: [], again: [] };
export const bytes = (game: Game): string => canonical(stateOf(game).position);
export const all = ({ state: { position, held, again } }: Game): string =>
  canonical({ position, held, again: again ?? null } as never);

/** Read from its entries a game is the same, at every one of them. */
export function rereadGame(game: Game): Game {
  const entries = JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry))) as [];
  const again = mustAccept(replay(stormy, game.header, entries, 'all'));
  expect(again.stopped).toBeNull();
  expect(entries.filter(({ passed = [0] }: { passed?: readonly number[] }) => passed.length === 0)).toEqual(
    [],
  );
  expect(canonical(stateOf(again.game) as never)).toBe(canonical(stateOf(game) as never));
  for (const n of entries.keys()) expect(all(gameAt(again.game, n)), `after ${n}`).toBe(all(gameAt(game, n)));
  return game;
}

export const linesOf = (game: Game, seat: string | null = null) =>
  record(game, seat).map(({ kind, again, undone }) => [kind, again ?? 0, undone ?? false]);
