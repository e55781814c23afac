import { type Referee, directive, tell } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import type { Option } from '../../../kernel/form.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import type { Words } from '../../../kernel/words.ts';
import { fact, single, truth, whole } from '../facts.ts';
import { endOfNextTurn } from '../now.ts';
import { say as saySequence } from '../sequence.words.ts';
import { type Books, type Go, type Open, SEASONS, type Step, turnId } from '../state.ts';
import { say } from './words.ts';

// 60.2: what a level of zero or less costs Russia in ICs, each turn anew (60.22).

declare module '../state.ts' {
  interface Steps {
    'russian-ic': object;
    'russian-thaw': object;
  }
}

/** The isolated ICs that Russia has not surrendered yet (60.21B). */
export const isolatedIcs = single(
  'isolated-ics',
  fact('isolatedIcs', whole(0, 30), ['60.21B'], { lasts: 'turn' }),
);

/** Whether the values of Russian ICs do not increase this turn (60.21A). */
export const frozen = single(
  'frozen.russia',
  fact('frozenRussia', truth, ['60.21A'], { kept: true, onMap: true }),
);

const FREEZE: Option = { value: 'freeze', label: say.option.freeze() };
const SURRENDER: Option = { value: 'surrender', label: say.option.surrenderIc() };
const NONE_ISOLATED: Option = {
  ...SURRENDER,
  barred: { clauses: ['60.21B'], reason: say.bar.noneIsolated() },
};

/** 60.21, 60.21A, 60.21B, 60.22: Russia's ICs do not grow in the following turn, or it surrenders an isolated one. */
export const russianIc: Step<'russian-ic'> = {
  clauses: ['60.21', '60.22'],
  needs: {
    facts: (_, { facts }) => (reported(facts, isolatedIcs.key()) === undefined ? [isolatedIcs.key()] : []),
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.isolated(), clauses: ['60.21B'] }),
  },
  seats: () => ['russia'],
  asks: (_, { open }) => ({
    id: `${turnId(open)}/russia/ic`,
    form: { kind: 'choose', options: [FREEZE, hasIsolated(open) ? SURRENDER : NONE_ISOLATED] },
    prompt: say.ask.ic(),
    clauses: ['60.21', '60.22'],
  }),
  take(_, { open }, __, { answer }, referee) {
    if (answer === 'freeze') freeze(open, referee);
    else directive(referee, say.told.icSurrendered, undefined, ['60.21B']);
  },
  // without an isolated IC there is no choice
  drop(_, { open }, __, referee) {
    if (!hasIsolated(open)) freeze(open, referee);
    else directive(referee, say.told.icLeft, undefined, ['60.21', '60.21A', '60.21B']);
  },
};

export const IC: DecisionKind = {
  name: 'ic',
  seats: 'russia',
  form: 'choose',
  about: 'What a resistance level of zero or less costs Russia: its ICs do not grow, or it surrenders one.',
  clauses: ['60.21', '60.22'],
};

function hasIsolated({ facts }: Open): boolean {
  return reported(facts, isolatedIcs.key()) !== 0;
}

/** The turn that follows, in words. */
function nextTurn({ year, turn }: Open): { readonly turn: Words; readonly year: number } {
  const next = SEASONS[SEASONS.indexOf(turn) + 1];
  return { turn: saySequence.turn[next ?? SEASONS[0]](), year: next ? year : year + 1 };
}

/** 60.21A: until the end of the following turn. */
function freeze(open: Open, referee: Referee): void {
  open.icsFrozen = true;
  setFact(open.facts, frozen.key(), true);
  directive(referee, say.told.icsFrozen, nextTurn(open), ['60.21A'], endOfNextTurn(open));
}

/** 60.21A: at the end of the turn that follows the choice, unless it was made again in it. */
export function thawAt(_: Books, open: Open): Go[] {
  return reported(open.facts, frozen.key()) === true && !open.icsFrozen ? [{ step: 'russian-thaw' }] : [];
}

/** 60.21A: ICs may grow again. */
export const russianThaw: Step<'russian-thaw'> = {
  clauses: ['60.21A'],
  next: (_, { open }, __, referee) => thaw(open, referee),
};

function thaw(open: Open, referee: Referee): void {
  setFact(open.facts, frozen.key(), false);
  tell(referee, 'note', say.told.icsThaw, undefined, ['60.21A']);
}
