import { assumedBy } from '../../club/assumed.ts';
import { type Section, sectionOf } from '../../club/club.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { leadingForm } from '../../kernel/forms/leading.ts';
import { type Last, turnOf } from '../../kernel/game/last-told.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Assumptions, OfClub } from '../../kernel/sums/assume.ts';
import type { FactKey } from '../../kernel/sums/facts.ts';
import { type Prospects, prospectsOf } from '../../kernel/sums/prospect.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { keptClub } from '../kept/club.ts';

/** What can be seen coming of a question. */
export interface Seen {
  /** The question with all that its choices lead to. */
  readonly led: Decision;
  readonly prospects: Prospects;
  /** In which turn a fact was told last; null where the seat's record does not say it. */
  toldIn(fact: FactKey): Words | null;
}

const sections = new WeakMap<Table, Section>();

/** What the club file of this browser had for a rulebook when its game was opened. */
function sectionFor(table: Table): Section {
  const known = sections.get(table) ?? sectionOf(keptClub()?.club ?? null, table.rulebook.id);
  sections.set(table, known);
  return known;
}

/** What the club file of this browser has looked up for a game, as a seat sees it. */
export function clubFor(whole: Table, view: View): OfClub {
  return assumedBy(sectionFor(whole), whole, view);
}

/** What a seat sees coming, as it and its club file assume. */
export function seenBy(whole: Table, view: View, decision: Decision, set: Assumptions, last: Last): Seen {
  const { rules } = whole;
  const form = leadingForm(rules, view, decision);
  return {
    led: { ...decision, form },
    prospects: prospectsOf(rules, view, form, set, { club: clubFor(whole, view) }),
    toldIn: (fact) => turnOf(rules, view, last(fact)),
  };
}
