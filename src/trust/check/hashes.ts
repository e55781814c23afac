import { hasPublicChain } from '../../kernel/game/entry.ts';
import { publicChain, type PublicChain } from '../../kernel/game/line.ts';
import { isToldAlike, rulesOf } from '../../kernel/game/migrate.ts';
import { atOnce, type Check, type CheckedGame, manyOf, type Finding } from './finding.ts';
import { afterwards, wrongAt } from './rules.ts';

/** Of how many entries the hashes say nothing, as rules since tell otherwise. */
export function untoldEntries({ game }: Pick<CheckedGame, 'game'>): number {
  const { table, header, moments } = game;
  return moments.filter(({ entry }) => !isToldAlike(table.rulebook, header, entry.n)).length;
}

/** Each entry is what its hash was made of, over the hash before. */
export const hashes: Check = atOnce((checked) => {
  const { game, stopped, entries } = checked;
  const unchecked = untoldEntries(checked);
  const many = game.moments.length - unchecked;
  const last = game.moments.at(-1)?.entry.hash ?? '-';
  const found: Finding = {
    part: 'hashes',
    verdict: 'holds',
    checked: many,
    unchecked: unchecked + entries.length - game.moments.length,
    text: `${many === 0 ? '' : hashesSaid(many)}Last hash ${last}.`,
  };
  const old = `The hashes of the first ${unchecked} cannot be checked, as the rules since tell otherwise. `;
  const cannot = `${unchecked === 0 ? '' : old}${TIMES}`;
  if (stopped?.wrong === 'hash') return { ...found, verdict: 'fails', ...wrongAt(checked) };
  if (stopped) return { ...found, verdict: 'unchecked', cannot: afterwards(checked) };
  const isUnchecked = many === 0 && unchecked > 0;
  return { ...found, verdict: isUnchecked ? 'unchecked' : 'holds', cannot };
});

const hashesSaid = (many: number): string =>
  `${manyOf(many, 'hash is', 'hashes are')} of what stands there, over the one before. `;
const TIMES = 'Times stand in no hash: when something was done nobody can check.';

/** How far a game's public chain goes, and how many of its lines were made under earlier rules. */
interface PublicRead {
  readonly chain: PublicChain | null;
  readonly earlier: number;
}

/** The public chain of a game, as far as it was played again. */
export function publicIn({ game: { header, moments } }: Pick<CheckedGame, 'game'>): PublicRead {
  const entries = moments.map(({ entry }) => entry);
  const earlier = entries.filter(({ n, public: line }) => line !== undefined && !rulesOf(header, n).latest);
  return { chain: publicChain(header, entries), earlier: earlier.length };
}

/** What everybody may know stands there as it was played: who holds the same root holds the same past. */
export const publicLines: Check = atOnce((checked) => {
  const { stopped, entries, header } = checked;
  const { chain, earlier } = publicIn(checked);
  const isThere = hasPublicChain(header);
  const lines = chain?.lines ?? 0;
  const old =
    earlier === 0
      ? ''
      : ` ${earlier} of them were made under earlier rules: compared with what their entries state.`;
  const found: Finding = {
    part: 'public',
    verdict: isThere ? 'holds' : 'unchecked',
    checked: lines,
    unchecked: entries.filter((each) => each.public !== undefined).length - lines,
    text: chain ? `${manyOf(lines, 'line', 'lines')}, root ${chain.root}.${old}` : '',
    cannot: isThere ? WHOLE : NONE,
  };
  if (stopped?.wrong === 'public') return { ...found, verdict: 'fails', ...wrongAt(checked) };
  return stopped && isThere ? { ...found, verdict: 'unchecked', cannot: afterwards(checked) } : found;
});

const NONE = 'It has no public chain: it was begun before there was one.';
const WHOLE =
  'Whether lines are missing at the end, or somebody wrote all anew with new hashes, only the root shows that the pages of the players remember.';
