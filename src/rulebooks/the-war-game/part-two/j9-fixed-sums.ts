import { type Referee, tell, texts } from '../../../kernel/index.ts';
import { channelOf } from '../rules/influence.ts';
import type { Attempt } from '../lifetimes.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Go, Open, WarGameStep } from '../state.ts';
import { fixedOf, payFixed } from './j1-money.ts';
import { countsFixed, leftOf, unknownValues } from './j2-cap.ts';

// G.J9: what a territory asks for, and adds nothing, is paid before the dice; who cannot pay does not roll.

declare module '../state.ts' {
  interface Steps {
    /** What a nation's rolls cost by their entries, and in which order they are made. */
    'fixed-sums': { readonly nation: Nation };
  }
}

/** The rolls that a nation means to make. */
export function declaredBy({ tries }: Pick<Open, 'tries'>, nation: Nation): readonly Attempt[] {
  return tries.filter((each) => each.nation === nation && each.is === 'declared');
}

/** The question for the land value of nations, asked when money is first to be spent in a turn (G.J2). */
export const asksValue = (open: Open) => ({
  at: String(open.turn),
  prompt: say.ask.landValue({ turn: open.turn }),
  clauses: ['G.J2'],
});

/** G.J9, G.J2: AFG.I1's opening and SPA.I3's price; then unpaid rolls together, and paid ones one by one. */
const fixedSums: WarGameStep<'fixed-sums'> = {
  clauses: ['G.J2', 'G.J9'],
  needs: {
    facts(_, open, { nation }) {
      const pays = declaredBy(open, nation).some(
        ({ channel, spends }) => spends || (countsFixed(open) && fixedOf(open, channelOf(channel)) > 0),
      );
      return pays ? unknownValues(open, [nation]) : [];
    },
    asks: (_, open) => asksValue(open),
  },
  next(_, { open }, { nation }, referee): Go[] {
    for (const attempt of declaredBy(open, nation)) payFixedOf(open, attempt, referee);
    const paid = declaredBy(open, nation).filter(({ spends }) => spends);
    return [
      { step: 'influence-rolls', nation },
      ...paid.map(({ channel }): Go => ({ step: 'paid', channel })),
    ];
  },
};

function payFixedOf(open: Open, attempt: Attempt, referee: Referee): void {
  const channel = channelOf(attempt.channel);
  const dollars = fixedOf(open, channel);
  if (dollars === 0) return;
  const left = countsFixed(open) ? leftOf(open, attempt.nation) : null;
  if (left !== null && dollars > left) return giveUp(attempt, left, referee);
  payFixed(open, channel);
  const args = { nation: attempt.nation, entry: channel.entry.id, dollars };
  tell(referee, 'note', say.told.paysFixed, args, [channel.rule.id, 'G.J9']);
}

/** G.J2, G.J9: who cannot pay what an entry asks for makes no roll, and its progression stays where it is. */
export function giveUp(attempt: Attempt, left: number, referee: Referee): void {
  const { entry, rule } = channelOf(attempt.channel);
  attempt.is = 'dropped';
  const args = { nation: attempt.nation, entry: entry.id, rule: rule.id, left };
  tell(referee, 'note', say.told.cannotPay, args, ['G.J2', rule.id]);
}

const say = texts({
  ask: {
    landValue: 'Turn {turn}: what is the land worth? A tenth of it, rounded up, is the most for influence.',
  },
  told: {
    paysFixed: '{nation} pays ${dollars} to {entry}; they add nothing.',
    cannotPay: namingText('{nation} cannot pay {entry}{aim} with ${left} left: it does not roll.'),
  },
});

/** G.J9: what entries ask for. */
export const FIXED_SUMS = part(import.meta.url, {
  steps: { 'fixed-sums': fixedSums },
  texts: say,
});
