import { reportedValue } from '../../../kernel/index.ts';
import { type Stand, WHOLE } from '../../../kernel/solo/index.ts';
import { isPower, type StormPower, POWERS, type PowerSeating, type Side, sideOf } from '../powers.ts';
import { flagsIn } from '../resolution/11-flags.ts';
import { resolutionTexts } from '../resolution/resolution.words.ts';
import { conquest } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { stormSoloTexts } from './solo.words.ts';

// How targets stand: by the flags of each side, which all that counts hangs on, or by who has conquered them.

/** The flags of each power in a target. */
export type Flags = Readonly<Record<StormPower, number>>;

/** What a side has of a target with so many flags: the first is worth most. A house value: no rule says what flags are worth. */
const SHARES = [0, 50, 75, 88, 94, 97, 98, 99, 99];

/** The flags in a target. */
export function flagsOf(open: Open, target: string): Flags {
  const all = POWERS.map((power) => [power, flagsIn(open, power, target)] as const);
  return Object.fromEntries(all) as unknown as Flags;
}

/** How a target stands with these flags. */
export function standWith({ seating }: Pick<Setting, 'seating'>, target: string, flags: Flags): Stand {
  const there = POWERS.filter((power) => flags[power] > 0);
  const said = there.map((power) => resolutionTexts.flagged[power]({ count: flags[power] }));
  return {
    place: target,
    is: there.length === 0 ? 'none' : there.map((power) => `${power}-${flags[power]}`).join('+'),
    label: there.length === 0 ? stormSoloTexts.stand.none() : stormSoloTexts.stand.flags({ flags: said }),
    shares: sharesOf(seating, (side) => {
      const count = there.reduce((sum, power) => (sideOf(power) === side ? sum + flags[power] : sum), 0);
      return SHARES[count] ?? WHOLE;
    }),
  };
}

/** How a target stands. */
export function standOf(setting: Pick<Setting, 'seating'>, open: Open, target: string): Stand {
  const by = conquerorOf(open, target);
  if (by === null) return standWith(setting, target, flagsOf(open, target));
  return {
    place: target,
    is: `conquered/${by}`,
    label: stormSoloTexts.stand.conquered({ power: by }),
    shares: sharesOf(setting.seating, (side) => (side === sideOf(by) ? WHOLE : 0)),
  };
}

function conquerorOf({ facts }: Open, target: string): StormPower | null {
  const by = reportedValue(facts, conquest.key(target));
  return isPower(by) ? by : null;
}

/** What a side has, each of its seats has. */
function sharesOf(seating: PowerSeating, of: (side: Side) => number): Stand['shares'] {
  const shares = POWERS.map((power) => [seating[power], of(sideOf(power))] as const);
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
