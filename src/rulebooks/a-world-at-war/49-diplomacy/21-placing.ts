import { type Allocation, type Referee, json, reportedValue, texts } from '../../../kernel/index.ts';
import { fallOf } from '../war/falls.ts';
import { part } from '../part.ts';
import { areEnemies, type Faction, FACTIONS } from '../powers.ts';
import { type Go, isPaper, type WorldPosition, type WorldStep } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { allocationForm, placing, poolOf } from './2-allocation.ts';
import { noteWritten, openDps, writtenQuestion } from './21-paper.ts';
import { oneThird } from './3-restrictions.ts';
import { tellNothingToPlace } from './passed-by.ts';
import { discloseSeeing, spyRing } from './4262-spy-rings.ts';

// 49.21: DPs are placed in secret, here or on paper; what an enemy spy ring sees is announced at once.

declare module '../state.ts' {
  interface Steps {
    allocation: object;
  }
}

/** 49.21, 49.24: the secret allocation of every faction. */
const allocation: WorldStep<'allocation'> = {
  clauses: ['49.21', '49.24'],
  seats: (_, open) => placing(open),
  asks(_, { open, seat }) {
    const faction = FACTIONS.find((each) => each === seat);
    if (faction === undefined) throw new Error(`${seat} has no DPs to place`);
    if (isPaper(open)) return writtenQuestion(open, faction);
    const pool = poolOf(open, faction);
    return {
      id: `${open.year}/${faction}/allocate`,
      form: allocationForm(open, faction, true),
      prompt: say.ask.allocation({ faction, year: open.year, pool, third: oneThird(pool) }),
      title: say.ask.allocate({ year: open.year }),
      clauses: ['49.21', '49.24'],
      sealed: true,
    };
  },
  take(_, { open, sealed }, __, { seat, answer, decision }) {
    const mine = sealed[seat];
    // on paper the only answer is that the paper is written
    const isWritten = decision.form.kind === 'choose';
    if (isWritten) noteWritten(open, seat as Faction);
    if (mine) mine.dps = isWritten ? {} : placedIn(answer as Allocation);
  },
  next(_, position, __, referee): Go[] {
    tellNothingToPlace(position.open, placing(position.open), referee);
    position.open.franceStood = fallOf(position.open, 'france').now === false;
    discloseSeeing(position, referee);
    const spied = announceSpied(position, referee);
    const named = openNamed(position, referee);
    return spied || named ? [{ step: 'show', before: 'ready' }] : [];
  },
  // what is reported can change an allotment that is not placed yet, and on paper what is lawful
  again: () => [{ step: 'allotment' }, { step: 'allocation' }],
};

function placedIn(given: Allocation): Record<string, number> {
  const dps = json.bare<number>();
  for (const row in given) if ((given[row] ?? 0) > 0) dps[row] = given[row] ?? 0;
  return dps;
}

/** 49.21 (46.411A): DPs in a minor country that holds an enemy spy ring are announced at once. Whether any are due on paper. */
function announceSpied(position: WorldPosition, referee: Referee): boolean {
  const spied = SPIED.filter(({ rings }) =>
    rings.some((ring) => reportedValue(position.open.facts, ring) === true),
  );
  return openDps(position, spied, ['49.21'], referee);
}

/** The spy rings by which enemies see a faction's DPs in a target. */
const SPIED = FACTIONS.flatMap((faction) =>
  MINORS.map((target) => ({
    faction,
    target,
    rings: FACTIONS.filter((other) => areEnemies(faction, other)).map((other) => spyRing.key(other, target)),
  })),
);

/** In a game that begins in the middle of a year: what has been named in it is open already (49.425). */
function openNamed(position: WorldPosition, referee: Referee): boolean {
  const wanted = position.open.named.flatMap(({ target }) =>
    FACTIONS.map((faction) => ({ faction, target })),
  );
  return openDps(position, wanted, ['49.422', '49.425'], referee);
}

const say = texts({
  ask: {
    allocation:
      '{faction}: place your DPs for {year} in secret. You have {pool}, at most {third} in one target.',
    allocate: 'Place your DPs for {year}',
  },
});

/** 49.21: the allocation, in secret. */
export const PLACING = part(import.meta.url, {
  clauses: {
    '49.2': ['heading', 'Allocation of DPs'],
    '49.21': ['enforced', 'Allocation of DPs secret during YSS', 'allocation'],
  },
  steps: { allocation },
  decisions: [
    {
      name: 'allocate',
      seats: 'each faction',
      form: 'allocate',
      about:
        'The secret allocation of the year\u2019s DPs, rows power/target; on paper (ruling secrecy) its rest, at the year\u2019s end.',
      clauses: ['49.21', '49.31', '49.45'],
      leadsTo: ['diplomatic-roll', 'effective-level'],
      nothing: {},
    },
  ],
  texts: say,
});
