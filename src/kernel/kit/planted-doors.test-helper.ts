import type { Door, Referee } from '../steps/dispatch.ts';
import type { Json } from '../json.ts';
import type { Position } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { nameOf } from './door.ts';
import { after, type Around, type FaultGround } from './ground.test-helper.ts';

// Faults of doors, planted around a rulebook that is right.

/** A target in which the keeper has points and that is not named. */
function unnamed(ground: FaultGround, position: Position, answer: Json): string | undefined {
  const named = ground.named(answer, position);
  const { revealed } = position.open;
  return ground.targets.find(
    (target) =>
      !named.includes(target) &&
      revealed[ground.keeper]?.[ground.door(target)] === undefined &&
      ground.points(position, ground.keeper, target) > 0,
  );
}

function reveal(
  ground: FaultGround,
  position: Position,
  target: string,
  to: 'all' | Seat[],
  referee: Referee,
): void {
  const value = ground.points(position, ground.keeper, target);
  referee.reveal({ to, from: ground.keeper, key: ground.door(target), value, clauses: [ground.clause] });
}

export const unnamedDoor: Around = (rules, ground) =>
  after(rules, (position, decision, answer, referee) => {
    if (nameOf(decision.id) !== ground.name) return;
    const target = unnamed(ground, position, answer);
    if (target !== undefined) reveal(ground, position, target, 'all', referee);
  });

export const doorToAll: Around = (rules) => ({
  apply(position, decision, answer, referee) {
    rules.apply(position, decision, answer, {
      ...referee,
      reveal: (door) => referee.reveal({ ...door, to: 'all' }),
    });
  },
});

export const ownDoor: Around = (rules, ground) =>
  after(rules, (position, decision, answer, referee) => {
    if (nameOf(decision.id) !== ground.name) return;
    const target = unnamed(ground, position, answer);
    if (target !== undefined) reveal(ground, position, target, [ground.keeper], referee);
  });

/** A value that a door must not show: a target too many, or a point. */
export const tooMany: Around = (rules, { targets }) =>
  throughDoors(rules, (value) => {
    if (!Array.isArray(value)) return typeof value === 'number' ? value + 1 : value;
    const more = targets.find((target) => !value.includes(target));
    return more === undefined ? value : [...(value as Json[]), more].toSorted();
  });

/** The targets that a door shows, in the order of the points behind them. */
export const inOrderOfPoints: Around = (rules, ground) =>
  throughDoors(rules, (value, { from }, position) => {
    if (!Array.isArray(value)) return value;
    const behind = (target: Json): number => ground.points(position, from, String(target));
    return (value as Json[]).toSorted((a, b) => behind(b) - behind(a));
  });

function throughDoors(
  rules: Rules,
  change: (value: Json, door: Door, position: Position) => Json,
): Partial<Rules> {
  return {
    apply(position, decision, answer, referee) {
      rules.apply(position, decision, answer, {
        ...referee,
        reveal: (door) => referee.reveal({ ...door, value: change(door.value, door, position) }),
      });
    },
  };
}
