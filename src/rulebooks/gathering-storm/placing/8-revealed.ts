import {
  type Allocation,
  type Door,
  type Referee,
  type Seat,
  type frame,
  tell,
} from '../../../kernel/index.ts';
import { intelligenceThreatRuling } from '../intelligence/24.83-threat.rulings.ts';
import { isOneForm } from '../intelligence/one-form.rulings.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { isPower, seatsIn, sideOf } from '../powers.ts';
import {
  type Books,
  type Go,
  type StormPosition,
  powersOfSeat,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { counterId } from './counters.ts';
import { strengthRuling } from './strengths.rulings.ts';
import { faceDown, isPaper, spokenOf, strengthsForm, strengthsIn, weakest } from './strengths.ts';
import { strengthTexts } from './strengths.words.ts';

// step.8: the strengths of all face-down counters are shown.

declare module '../state.ts' {
  interface Steps {
    /** Step 8. */
    'counters-shown': { readonly n: 8 };
  }
}

/** step.8, 24.5: all face-down counters are turned up; on paper their owners type them, all at once. */
const shown: StormStep<'counters-shown'> = {
  clauses: ['step.8', '24.5'],
  seats: (books, open) =>
    isPaper(open) ? seatsIn(books.seating).filter((seat) => faceDown(books, open, seat).length > 0) : [],
  asks: (books, { open, seat }) => ({
    id: `${turnId(open)}/8/${seat}/strengths`,
    form: strengthsForm(books, () => faceDown(books, open, seat), {}),
    begin: weakest(books, faceDown(books, open, seat), {}),
    prompt: strengthTexts.ask.shown({ powers: [...powersOfSeat(books, seat)] }),
    clauses: ['step.8', '24.5'],
    sealed: true,
  }),
  take(books, { sealed }, _, { seat, answer }) {
    const mine = sealed[seat];
    if (mine) mine.strengths = strengthsIn(books, answer as Allocation);
  },
  next(books, position, _, referee) {
    turnUp(books, position, referee);
    forgetStrengths(books, position);
  },
  drop: (books, position) => forgetStrengths(books, position),
};

/** step.8: what each seat has face down comes through its door, and from then on it is open. */
function turnUp(books: Books, position: StormPosition, referee: Referee): void {
  const { open, sealed } = position;
  const up = new Map<Placement, number>();
  for (const seat of seatsIn(books.seating)) {
    const before = new Set<string>();
    for (const placed of faceDown(books, open, seat)) {
      const id = counterId(placed);
      const strength = sealed[seat]?.strengths[id];
      if (strength === undefined) continue;
      // two counters of a power in one target, which a table can allow, are said together
      up.set(placed, before.has(id) ? 0 : strength);
      if (before.has(id)) continue;
      before.add(id);
      const clauses = ['step.8', '24.5'];
      referee.reveal({ to: 'all', from: seat, key: `strength/${id}`, value: strength, clauses });
    }
  }
  open.placed = open.placed.map((each) => {
    const value = up.get(each);
    return value === undefined ? each : { ...each, value };
  });
  tellTurnedUp(books, position, up, referee);
}

function tellTurnedUp(
  setting: Setting,
  { open }: StormPosition,
  up: ReadonlyMap<Placement, number>,
  referee: Referee,
): void {
  if (!referee.tell) return;
  const clauses = ['step.8', '24.5'];
  for (const [target, there] of Map.groupBy(up, ([placed]) => placed.target)) {
    const list = there.map(([placed, strength]) =>
      strengthTexts.counter.here(spokenOf(setting, placed, strength)),
    );
    tell(
      referee,
      'revealed',
      strengthTexts.told.strengths,
      { target: targetName(setting, target), list },
      clauses,
    );
  }
  for (const { power, target } of open.placed.filter((each) => each.void))
    tell(
      referee,
      'note',
      strengthTexts.told.staysDown,
      { power, target: targetName(setting, target) },
      clauses,
    );
  if (up.size > 0 && setting.pack.counters === null)
    tell(referee, 'note', strengthTexts.told.setsUnknown, undefined, ['24.5']);
}

/** What was sealed is open now, or never shown: no seat keeps it, nor what it saw of its partner's. */
function forgetStrengths({ seating }: Setting, { sealed }: StormPosition): void {
  for (const seat of seatsIn(seating)) {
    const mine = sealed[seat];
    if (!mine) continue;
    mine.strengths = {};
    for (const from of Object.values(mine.revealed))
      for (const key of Object.keys(from)) if (key.startsWith('strength/')) delete from[key];
  }
}

/** Whether just this strength is shown, to all in step 8, or, as it is said, to the partner alone (ruling partners). */
function mayShow({ open, sealed }: StormPosition, { to, from, key, value }: Door): boolean {
  const [item] = open.agenda as readonly Go[];
  const id = key.slice('strength/'.length);
  const isThere = open.placed.some(
    (each) => counterId(each) === id && each.value === undefined && !each.void,
  );
  if (!isThere || value !== sealed[from]?.strengths[id]) return false;
  if (to === 'all') return item?.step === 'counters-shown';
  return (
    item?.step === 'strengths' && strengthRuling(open.rulings, 'partners') === 'shared' && isPartner(from, to)
  );
}

/** Whether these are the partner of a seat that has one power, and nobody else. */
function isPartner(from: Seat, to: readonly Seat[]): boolean {
  const [seat] = to;
  return to.length === 1 && seat !== from && isPower(seat) && isPower(from) && sideOf(seat) === sideOf(from);
}

/** step.8, 24.5: the door of strengths: to all in step 8, to a partner when they are said (ruling partners). */
export const STRENGTH: frame.DoorKind = {
  name: 'strength',
  about: 'The strength of a face-down counter, in step 8; to a partner at once, by ruling.',
  clauses: ['step.8', '24.5'],
  on: ['strengths', 'flexible', 'threat', 'seal', 'report'],
  // by that ruling play goes on where a report leaves nothing to place
  only: {
    report: (setup) =>
      !isOneForm(setup) && intelligenceThreatRuling(setup.rulings, 'threat-emptied') === 'passes',
    flexible: (setup) => !isOneForm(setup),
    threat: (setup) => !isOneForm(setup),
    seal: isOneForm,
  },
  seldom: { report: 'In step 7 it has to take from the only power that is asked all that it could place.' },
  may: (position, door) => mayShow(position as StormPosition, door),
};

/** step.8: the strengths are shown. */
export const REVELATION = part(import.meta.url, {
  clauses: {
    'step.8': ['computed', 'Strengths are shown', 'shown'],
  },
  steps: { 'counters-shown': shown },
  doors: [STRENGTH],
});
