import type { FactValue, files } from '../../../kernel/index.ts';
import { SWORN_TO_ONE } from '../rules/a-classes.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { type PlaceId, STRIKE_TARGETS } from '../stories/rule.ts';
import { impliedStrikes } from '../stories/struck.ts';
import { PLACES } from '../rules/e-territories.ts';

// What a start says twice and differently is refused, and both lines are named.

type Facts = Readonly<Record<string, FactValue>>;

/** Refuse what cannot be so together. */
export function checkTogether(check: files.DataCheck, facts: Facts): void {
  const clash = (one: string, other: string, clause: string): void =>
    void check.fail(['facts', other], `cannot be ${facts[other]} while ${one} is ${facts[one]} (${clause})`);
  for (const place of PLACES) checkPlace(place, facts, clash);
  for (const nation of NATIONS)
    for (const what of STRIKE_TARGETS)
      for (const more of impliedStrikes(what)) {
        const [one, other] = [`struck.${nation}.${what}`, `struck.${nation}.${more}`];
        if (facts[one] === true && facts[other] === false) clash(one, other, 'EIR.E1');
      }
}

type Clash = (one: string, other: string, clause: string) => void;

/** G.A4: under Total Control nobody else has a say. MON.O1: Mongolia is sworn to one alone. */
function checkPlace(place: PlaceId, facts: Facts, clash: Clash): void {
  const classOf = (nation: Nation): FactValue => facts[`class.${place}.${nation}`] ?? 'neutral';
  const given = NATIONS.filter((nation) => classOf(nation) !== 'neutral');
  const line = (nation: Nation): string => `class.${place}.${nation}`;
  const master = given.find((nation) => classOf(nation) === 'total');
  if (master !== undefined) {
    for (const other of given) if (other !== master) clash(line(master), line(other), 'G.A4');
    return;
  }
  const [first, ...others] = given.filter((nation) => classOf(nation) === 'sworn');
  if (first === undefined || !SWORN_TO_ONE.includes(place)) return;
  for (const other of others) clash(line(first), line(other), 'MON.O1');
}
