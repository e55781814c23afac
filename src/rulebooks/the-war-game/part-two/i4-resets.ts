import { type FactKey, type Referee, family, tell, texts, truth } from '../../../kernel/index.ts';
import { markOf } from '../rules/a-classes.ts';
import { truthOf } from '../stories/conditions.ts';
import { channelOf, CHANNELS, type Channel } from '../rules/influence.ts';
import { missingFor } from '../stories/missing.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Condition } from '../stories/rule.ts';
import type { Books, WarGameGround, Open } from '../state.ts';
import { bonusRuling } from './i2-bonuses.rulings.ts';
import { RESET_RULINGS } from './i4-resets.rulings.ts';
import { resetRuling } from './i4-resets.rulings.ts';

// G.I4: a channel that closes goes on later where it stood; these begin anew (SPA.I2, SPA.I3, YEM.I1).

interface Watched {
  readonly channel: Channel;
  readonly condition: Condition;
}

const WATCHED: readonly Watched[] = CHANNELS.flatMap((channel) => {
  const { resets } = channel.rule;
  return resets === undefined || resets === 'interruption' ? [] : [{ channel, condition: resets }];
});

const UNBROKEN: readonly Channel[] = CHANNELS.filter(({ rule }) => rule.resets === 'interruption');

const hasBegun = ({ attempts }: Open, { id }: Channel): boolean => (attempts[id] ?? 0) > 0;

/** What nobody has said, and on which it hangs whether a channel begins anew with the turn (SPA.I2). */
export function unknownResets(books: Books, open: Open): readonly FactKey[] {
  return WATCHED.flatMap(({ channel, condition }) =>
    hasBegun(open, channel) && !open.ended.includes(channel.entry.id)
      ? missingFor({ books, open, entry: channel.entry }, condition)
      : [],
  );
}

/** G.I4: a turn begins, and with it some channels anew: SPA.I2, where the Axis is in France. */
export function resetAtBeginning(books: Books, open: Open, referee: Referee): void {
  for (const { channel, condition } of WATCHED)
    if (hasBegun(open, channel) && truthOf({ books, open, entry: channel.entry }, condition) === true)
      beginAnew(open, channel, referee);
}

/** G.I4: a turn ends in which a channel that must not be interrupted was not rolled: SPA.I3, YEM.I1 begin anew. */
export function resetAtEnd(open: Open, referee: Referee): void {
  if (bonusRuling(open.rulings, 'influence') === 'reported') return;
  for (const channel of UNBROKEN) {
    const isRolled = open.tries.some((each) => each.channel === channel.id && each.is === 'rolled');
    if (hasBegun(open, channel) && !isRolled) beginAnew(open, channel, referee);
  }
}

/** CAM.U1, EIR.U1, PAN.U1: what was won and is lost again begins anew, if the ruling says so (resume). */
export function resetLost(open: Open, referee: Referee): void {
  if (resetRuling(open.rulings, 'resume') === 'next') return;
  for (const id of open.won) {
    const channel = channelOf(id);
    const { entry, rule, nation } = channel;
    // what lasts for a turn alone is not lost
    if (rule.flat !== undefined || markOf(open, entry.home[0]?.id ?? '', nation)?.by === rule.id) continue;
    if (hasBegun(open, channel)) beginAnew(open, channel, referee);
    open.won = open.won.filter((each) => each !== id);
  }
}

function beginAnew(open: Open, { id, entry, nation, rule }: Channel, referee: Referee): void {
  const { [id]: _, ...others } = open.attempts;
  open.attempts = others;
  tell(referee, 'note', say.told.anew, { entry: entry.id, nation, rule: rule.id }, [rule.id, 'G.I4']);
}

/** Whether the last roll of a channel worked (ruling resume). */
export const wonFact = family<WarGameGround, [string]>({
  key: (channel) => `won.${channel}`,
  each: () => CHANNELS.map(({ id }) => [id]),
  spec: (_, channel) => {
    const { entry, nation, rule } = channelOf(channel);
    return {
      type: truth,
      lasts: 'ever',
      kept: true,
      question: say.fact.won({ entry: entry.id, nation, rule: rule.id }),
      clauses: ['G.I4', rule.id],
    };
  },
  read: ({ open }, channel) => open.won.includes(channel),
  write({ open }, report, channel) {
    const others = open.won.filter((each) => each !== channel);
    open.won = report?.value === true ? [...others, channel].toSorted() : others;
  },
});

const say = texts({
  told: {
    anew: namingText('{entry}{aim}: {nation} begins anew with its first roll.'),
  },
  fact: {
    won: namingText('Did the last roll of {nation} for {entry}{aim} work?'),
  },
});

/** G.I4: what begins anew. */
export const RESETS = part(import.meta.url, {
  clauses: {
    'G.I4': ['enforced', 'What begins anew', 'resetAtEnd'],
  },
  facts: [wonFact],
  rulings: RESET_RULINGS,
  texts: say,
});
