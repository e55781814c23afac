import { isSame } from '../../kernel/json.ts';
import { type ChainStart, pastOf, type RecordShown } from '../../trust/past.ts';
import type { KeptPast, Torn } from './kept.ts';

/** What is judged: what the house says, what is shown, and when and by which version of the program. */
interface Seen {
  readonly start: ChainStart | null;
  /** Whether the house was asked after what is remembered was read. */
  readonly isFresh: boolean;
  readonly shown: RecordShown;
  /** A game that cannot be played on may show less than there was. */
  readonly isStopped: boolean;
  readonly version: string;
  readonly now: number;
}

/**
 * What is remembered now; null: nothing, as before. 'shorter': less is shown than was remembered, which the house has not said yet:
 * it may be on its way.
 */
export function remember(before: KeptPast | null, seen: Seen): KeptPast | null | 'shorter' {
  const { start, shown, version, now } = seen;
  if (!start) return before && tornBy(before, { what: 'silent' }, now);
  const isOtherHead = before?.dice !== undefined && !isSame(before.dice, start.dice);
  const kept = before && isOtherHead ? tornBy(before, { what: 'head' }, now) : before;
  // what rules renamed is believed once for each version of the program
  const most = kept?.version === version ? kept.earlier : start.earlier.length;
  const earlier = start.earlier.slice(0, most);
  const chain = { ...start, earlier };
  const found = pastOf(chain, shown, kept);
  // what was said of the dice first stays
  const dice = kept?.dice === undefined ? start.dice : kept.dice;
  const made = { begins: start.begins, earlier: earlier.length, version, dice };
  if (!('what' in found)) return { torn: [], since: now, ...kept, ...made, ...found };
  if (found.what === 'shorter') {
    if (seen.isStopped) return kept;
    if (!seen.isFresh || start.lines >= (kept?.lines ?? 0)) return 'shorter';
  }
  const held = kept ?? { lines: 0, root: start.begins, since: now, torn: [], ...made };
  const torn = tornBy(held, found, now);
  const fresh = pastOf(chain, shown, null);
  // what came in its place is watched over from now on
  return 'what' in fresh ? torn : { ...torn, ...made, ...fresh, since: now };
}

/** Where a chain begins, as it is remembered: where no line stands as earlier rules named things nobody need be asked. */
export function startOf(kept: KeptPast | null, version: string): ChainStart | undefined {
  if (kept?.version !== version || kept.earlier > 0 || kept.dice === undefined) return undefined;
  return { version, begins: kept.begins, lines: kept.lines, earlier: [], dice: kept.dice };
}

/** What is remembered, with something that was found wrong: once, however often it is found. */
export function tornBy(kept: KeptPast, rift: Torn['rift'], now: number): KeptPast {
  const { lines, root, since, torn, signed } = kept;
  const isKnown = torn.some((each) => JSON.stringify(each.rift) === JSON.stringify(rift));
  return isKnown
    ? kept
    : { ...kept, since: now, torn: [...torn, { lines, root, since, rift, ...(signed && { signed }) }] };
}
