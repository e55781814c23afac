import type { Words } from '../../../kernel/index.ts';
import { eachOf } from '../stories/events.ts';
import { closedBy, drawDocket, ROLLED_RULES, rolledRule, thresholdOf } from '../rules/g2-docket.ts';
import type { Due } from '../lifetimes.ts';
import type { Nation } from '../nations.ts';
import { prunedEffects } from '../stories/pruned.ts';
import { thenWords } from '../stories/rule-words.ts';
import type { GuideEntry } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { whyNot } from '../stories/why-not.ts';
import { whyNotTexts } from '../stories/why-not.words.ts';
import { rollTexts } from './rolls.words.ts';
import { shownTexts } from './shown.words.ts';

const SIDES = 12;
const PERCENT = 100;

/** What a roll needs, with its chance (G.G1). */
export function needsWords(books: Books, open: Open, id: string): Words {
  const { rule } = rolledRule(id);
  if (rule.kind === 'table') return rollTexts.board.tableRoll();
  const needs = thresholdOf(books, open, rule);
  return needs === null ? rollTexts.board['needs.unknown']() : needsOf(needs);
}

/** So much or less, and how likely that is. */
export function needsOf(needs: number): Words {
  const chance = Math.round((Math.min(Math.max(needs, 0), SIDES) / SIDES) * PERCENT);
  return rollTexts.board.needs({ needs, chance });
}

/** What follows a roll, either way. */
export function followsWords({ rulings }: Open, id: string): Words {
  const { entry, rule } = rolledRule(id);
  if (rule.kind === 'table')
    return rollTexts.board['follows.unit']({
      rows: rule.rows.map(({ to, kind }) => rollTexts.board.upTo({ to, kind })),
    });
  const works = shownTexts.board.then({ parts: thenWords(entry.id, prunedEffects(rule.then, rulings)) });
  const fails = shownTexts.board.then({
    parts: thenWords(entry.id, prunedEffects(rule.otherwise ?? [], rulings)),
  });
  return rollTexts.board.follows({ works, fails });
}

/** The nation whose wish a roll is (BUL.U1, THA.U1); else the one that rolls. */
export function whoDecides(id: string, rolls: Nation): Nation {
  const { rule } = rolledRule(id);
  return (rule.kind === 'roll' ? rule.decides : undefined) ?? rolls;
}

/** A roll that is not on the docket, and why. */
interface NotDue {
  readonly rule: string;
  readonly it: Nation | undefined;
  readonly entry: GuideEntry;
  readonly rolls: Nation;
  readonly why: readonly Words[];
}

/** The rolls of part I that are not on the docket of this turn, each with its reasons (G.G1, G.G2). */
export function notDue(books: Books, open: Open): readonly NotDue[] {
  const next = drawDocket(books, open);
  const isOn = (list: readonly Due[], rule: string, it: Nation | undefined): boolean =>
    list.some((each) => each.rule === rule && each.it === it);
  return ROLLED_RULES.flatMap((story) => {
    const { entry, rule } = story;
    const closed = closedBy(books, open, story);
    return eachOf(rule).flatMap((it): NotDue[] => {
      if (isOn(open.docket, rule.id, it)) return [];
      const { id, rolls, when } = rule;
      const late = isOn(next, id, it);
      const reasons = when === undefined ? [] : whyNot({ books, open, entry, it }, when);
      const begins = rule.kind === 'roll' && rule.begins && !late && reasons.length === 0;
      const why = [
        ...(closed ? [whyNotTexts.why[closed]({ entry: entry.id })] : reasons),
        ...(late ? [whyNotTexts.why.late()] : []),
        ...(begins ? [whyNotTexts.why.begins()] : []),
      ];
      return [{ rule: id, it, entry, rolls, why }];
    });
  });
}
