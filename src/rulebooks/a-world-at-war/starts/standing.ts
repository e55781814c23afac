import { type FactValue, eachOf, truth, once } from '../../../kernel/index.ts';
import { countryOf, noteCountry, type CountryResult } from '../war/countries.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Faction, isPower, POWERS } from '../powers.ts';
import type { Open } from '../state.ts';
import { resultTableTexts } from '../tables/results.words.ts';
import { MINORS } from '../tables/targets.ts';

// What lasts of a target beyond the year is told as facts, so that a game can begin in the middle and a table can correct it.

/** The results that stay in effect, by the side they favour. */
const LASTING = { 'european-axis': ['7', '8', '9', '10'], allied: ['-3', '-2', '-1', '0'] } as const;

/** A result in effect: the row, the power that benefits (49.51), and its faction. */
export interface Standing extends CountryResult {
  readonly faction: Faction;
}

/** Every value of the fact: 'none', or the power that benefits and the row: 'germany/9'. */
export const STANDINGS: readonly string[] = [
  'none',
  ...(['germany', 'italy'] as const).flatMap((power) =>
    LASTING['european-axis'].map((result) => `${power}/${result}`),
  ),
  ...(['britain', 'france', 'us', 'russia'] as const).flatMap((power) =>
    LASTING.allied.map((result) => `${power}/${result}`),
  ),
];

/** The result in effect for a target (49.51, 49.433). */
export const standing = inRegister<[string]>({
  key: once((target) => `standing.${target}`),
  of: eachOf(MINORS)(),
  spec: (target) =>
    fact('standing', { kind: 'choice', values: STANDINGS }, ['49.433', '49.51'], {
      byRules: true,
      onMap: true,
      args: { target },
    }),
  read: (open, target) => toldStanding(open, target),
  write(open, value, _, target) {
    if (value === undefined) return noteCountry(open, target, { result: undefined });
    const told = readStanding(value);
    // another power of the Axis can be told of the association that was (49.632)
    const byAttack = isAxisAssociate(told) && isByAttack(open, target);
    setStanding(open, target, told, byAttack);
  },
});

/** Whether a starred result was reached for a target (49.52). */
export const permanent = inRegister<[string]>({
  key: once((target) => `permanent.${target}`),
  of: eachOf(MINORS)(),
  spec: (target) => fact('permanent', truth, ['49.52'], { byRules: true, args: { target } }),
  read: (open, target) => countryOf(open, target).star,
  write(open, value, _, target) {
    noteCountry(open, target, { star: value as boolean | undefined });
  },
});

/** Whether a result for a target was starred, as far as has been told (49.52). */
export function isPermanent(open: Open, target: string): boolean {
  return countryOf(open, target).star === true;
}

/** The result in effect for a target; null when there is none, or nobody has said (then the game asks first). */
export function standingOf(open: Open, target: string): Standing | null {
  const { result } = countryOf(open, target);
  return result ? (READ.get(standingValue(result)) ?? null) : null;
}

/** The result in effect as a value of its fact; undefined where nobody has said. */
export function toldStanding(open: Open, target: string): FactValue | undefined {
  const { result } = countryOf(open, target);
  return result === undefined ? undefined : result === null ? 'none' : standingValue(result);
}

const READ = new Map<unknown, Standing>(
  STANDINGS.flatMap((value) => {
    const [power = '', result = ''] = value.split('/');
    return isPower(power) ? [[value, { result, power, faction: POWERS[power].faction }]] : [];
  }),
);

/** Whether a result makes a country an associate or a minor ally (49.55). */
export function binds(result: string | undefined): boolean {
  return result !== undefined && ['-3', '-2', '9', '10'].includes(result);
}

/** A standing from the value of its fact. */
export function readStanding(value: unknown): Standing | null {
  return value === 'none' ? null : (READ.get(value) ?? null);
}

/** The value of the fact for a result of a power. */
export function standingValue({ power, result }: CountryResult): string {
  return `${power}/${result}`;
}

/** Put a result in effect for a power, or (null) end what is in effect. In place. */
export function setStanding(open: Open, target: string, now: CountryResult | null, byAttack = false): void {
  const result = now && { power: now.power, result: now.result, ...(byAttack && { byAttack }) };
  noteCountry(open, target, { result });
}

/** Whether a result makes a country an associate of the Axis: only such an association can be that of an attack (49.632). */
export function isAxisAssociate(now: Standing | null): boolean {
  return now?.faction === 'european-axis' && now.result === '9';
}

/** Whether a country is associated only because its neighbour was attacked (49.632). */
export function isByAttack(open: Open, target: string): boolean {
  return countryOf(open, target).result?.byAttack === true;
}

/** 49.51, 49.52: the results in effect. */
export const RESULTS_IN_EFFECT = part(import.meta.url, {
  facts: [standing, permanent],
  texts: resultTableTexts,
});
