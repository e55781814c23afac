import {
  type FactKey,
  type Line,
  type Sheet,
  amountLine,
  family,
  rulingFact,
  whole,
} from '../../../kernel/index.ts';
import { worthOf } from '../board/charts.ts';
import { besideTurkey, ROLLED_RULES, type RolledRule } from '../rules/g2-docket.ts';
import { classFact, holder, value, vichy } from '../facts/facts.ts';
import { AXIS, isAxis, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { prunedEffects } from './pruned.ts';
import { thenWords } from './rule-words.ts';
import type { PlaceId } from './rule.ts';
import { ruleTexts } from './rule.words.ts';
import type { WarGameGround, Setting } from '../state.ts';
import { isNeutralPlace, landOf, placeOf } from '../rules/e-territories.ts';
import { unrestTexts } from '../rules/g-unrest.words.ts';

// The sums of the dice of part I (G.G1): a d12 against a number; of the Bosphorus against the values beside it (TUR.S2).

const SIDES = 12;

/** The face of the d12 of a rule. */
export const die = family<WarGameGround, [string]>({
  key: (rule) => `die.${rule}`,
  each: () => ROLLED_RULES.map(({ rule }) => [rule.id]),
  spec: (_, rule) => ({
    type: whole(1, SIDES),
    lasts: 'phase',
    by: 'dice',
    question: unrestTexts.fact.die({ rule }),
    clauses: [rule],
  }),
});

/** The name of the sheet of a roll. */
export function rollSheet(rule: string): string {
  return `roll/${rule}`;
}

/** The sheets of all rolls of part I (G.G1). */
function rollSheets(setting: Setting): Record<string, Sheet> {
  return Object.fromEntries(
    ROLLED_RULES.map(({ entry, rule }) => [rollSheet(rule.id), sheetOf(setting, entry.id, rule)]),
  );
}

function sheetOf(setting: Setting, entry: string, rule: RolledRule): Sheet {
  const face = amountLine({ id: rule.id, label: ruleTexts.line.die() }, die.key(rule.id));
  const title = ruleTexts.sheet.roll({ entry, rule: rule.id });
  if (rule.kind === 'table') return { title, lines: [face], outcomes: bandsOf(rule) };
  const works = ruleTexts.outcome.works({
    then: thenWords(entry, prunedEffects(rule.then, setting.rulings)),
  });
  const fails = ruleTexts.outcome.fails({
    then: thenWords(entry, prunedEffects(rule.otherwise ?? [], setting.rulings)),
  });
  const clauses = [rule.id];
  const upTo = typeof rule.needs === 'number' ? rule.needs : 0;
  const lines =
    rule.needs === 'adjacent-axis'
      ? [face, ...besideTurkey(setting).map((place) => valueLine(setting, place))]
      : rule.needs === 'vichy'
        ? [face, VICHY]
        : [face];
  return {
    title,
    lines,
    outcomes: [
      { id: 'works', to: upTo, label: works, clauses },
      {
        id: 'fails',
        from: upTo + 1,
        label: fails,
        clauses,
        ...((rule.otherwise ?? []).length === 0 && { nothing: true as const }),
      },
    ],
    hopes: [
      {
        seats: [setting.seating[rule.decides ?? rule.rolls]],
        label: unrestTexts.hope.works(),
        outcomes: ['works'],
        clauses,
      },
    ],
  };
}

function bandsOf({ id, rows }: RolledRule & { kind: 'table' }): NonNullable<Sheet['outcomes']> {
  return rows.map(({ to, kind }, i) => ({
    id: kind,
    ...(i > 0 && { from: (rows[i - 1]?.to ?? 0) + 1 }),
    ...(i < rows.length - 1 && { to }),
    label: ruleTexts.outcome.unit({ kind }),
    clauses: [id],
  }));
}

const VICHY = amountLine(
  { id: 'THA.U1/vichy', clause: 'THA.U1', label: ruleTexts.line.vichy() },
  vichy.key(),
  -1,
);

/** TUR.S2: what a territory beside Turkey takes off the die while the Axis controls it. */
function valueLine(setting: Setting, place: PlaceId): Line {
  const line = { id: `TUR.S2/${place}`, clause: 'TUR.S2', label: ruleTexts.line.beside({ place }) };
  if (isNeutralPlace(place)) {
    const classes = AXIS.map((nation) => classFact.key(place, nation));
    const { place: printed } = placeOf(place);
    const ruling = printed.valueBy?.ruling;
    return {
      ...line,
      needs: ruling === undefined ? classes : [...classes, rulingFact(ruling)],
      value(known) {
        if (!classes.some((key) => known.text(key) === 'total')) return 0;
        return -worthOf(printed, ruling === undefined ? {} : { [ruling]: known.text(rulingFact(ruling)) });
      },
    };
  }
  const held = holder.key(place);
  const printed = landOf(setting.map, place)?.value ?? null;
  const needs: FactKey[] = printed === null ? [held, value.key(place)] : [held];
  return {
    ...line,
    needs,
    value: (known) => {
      if (!isAxis(known.text(held) as Nation)) return 0;
      return -(printed ?? known.number(value.key(place)));
    },
  };
}

/** The sums of part I. */
export const ROLL_SHEETS = part(import.meta.url, {
  facts: [die],
  sheets: rollSheets,
});
