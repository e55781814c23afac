import {
  type Line,
  type Sheet,
  amountLine,
  family,
  line,
  rulingFact,
  type sums,
  texts,
  truthLine,
  whole,
} from '../../../kernel/index.ts';
import { channelOf, CHANNELS, type Channel } from '../rules/influence.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import { boundTo, thenWords } from '../stories/rule-words.ts';
import { clauseOf } from '../stories/rule.ts';
import { ruleTexts } from '../stories/rule.words.ts';
import type { WarGameGround, Setting } from '../state.ts';
import { attemptsMade, baseOf, goesOnFrom } from './i1-progression.ts';
import { bonus, bonusesOf } from './i2-bonuses.ts';
import { money, takesMoney } from './j1-money.ts';
import { canBeCountered, enemiesInBoxes } from './j4-counter.ts';
import { dieKey, influenceSheet } from './leads.ts';

// The sums of the dice of part II (G.I2): a d12 less its number, what the entry adds and the money of the nation, and with the
// money against it; at 0 or less it works.

const SIDES = 12;

/** The face of the d12 of a channel. */
export const influenceDie = family<WarGameGround, [string]>({
  key: dieKey,
  each: () => CHANNELS.map(({ id }) => [id]),
  spec: (_, channel) => ({
    type: whole(1, SIDES),
    lasts: 'phase',
    by: 'dice',
    question: say.fact.influenceDie(argsOf(channelOf(channel))),
    clauses: [channelOf(channel).rule.id],
  }),
});

const argsOf = ({ entry, nation, rule }: Channel) => ({ entry: entry.id, nation, rule: rule.id });

/** G.I2: the sheets of all channels. */
export function influenceSheets({ seating }: Pick<Setting, 'seating'>): Record<string, Sheet> {
  return Object.fromEntries(CHANNELS.map((each) => [influenceSheet(each.id), sheetOf(seating, each)]));
}

/** G.I2, G.J6: who rolls hopes that it works; who can spend against it hopes that it does not. */
function hopesOf(seating: Setting['seating'], channel: Channel): readonly sums.Hope[] {
  const mine = seating[channel.nation];
  const others = enemiesInBoxes(channel).map((nation) => seating[nation]);
  const against = [...new Set(others)].filter((seat) => seat !== mine);
  const clauses = [channel.rule.id, 'G.I2'];
  return [
    { seats: [mine], label: say.hope.works(), outcomes: ['works'], clauses },
    ...(against.length === 0
      ? []
      : [{ seats: against, label: say.hope.fails(), outcomes: ['fails'], clauses }]),
  ];
}

function sheetOf(seating: Setting['seating'], channel: Channel): Sheet {
  const { entry, rule, it } = channel;
  const clauses = [rule.id, 'G.I2'];
  return {
    title: say.sheet.influence(argsOf(channel)),
    lines: [...linesOf(channel), ...bonusLines(channel), ...moneyLines(channel)],
    outcomes: [
      {
        id: 'works',
        to: 0,
        label: ruleTexts.outcome.works({ then: thenWords(entry.id, boundTo(rule.then, it)) }),
        clauses,
      },
      {
        id: 'fails',
        from: 1,
        label: ruleTexts.outcome.fails({ then: [ruleTexts.then.nothing()] }),
        nothing: true,
        clauses,
      },
    ],
    hopes: hopesOf(seating, channel),
  };
}

function linesOf(channel: Channel): readonly Line[] {
  const { id } = channel;
  const made = attemptsMade.key(id);
  const from = goesOnFrom(channel);
  const also = from && {
    made: attemptsMade.key(from.channel),
    ruling: rulingFact(from.ruling),
    choice: from.choice,
  };
  return [
    amountLine({ id: 'G.I2', label: ruleTexts.line.die() }, influenceDie.key(id)),
    line({ id: 'G.I1', label: say.line.base() }, also ? [made, also.made, also.ruling] : [made], (known) => {
      const before = also && known.text(also.ruling) === also.choice ? known.number(also.made) : 0;
      return -baseOf(before + known.number(made) + 1);
    }),
  ];
}

function bonusLines(channel: Channel): readonly Line[] {
  const { rule } = channel;
  const { adds } = rule;
  const always: readonly Line[] =
    adds === undefined ? [] : [line({ id: rule.id, label: say.line.adds() }, [], () => -adds)];
  const others = bonusesOf(channel).flatMap((each): Line[] => {
    const { id, adds: less } = each.rule;
    if (less === 0) return [];
    const row = { id, clause: clauseOf(each.rule), label: say.line.bonus({ rule: id }) };
    return [truthLine(row, bonus.key(id), -less)];
  });
  return [...always, ...others];
}

function moneyLines(channel: Channel): readonly Line[] {
  if (!takesMoney(channel)) return [];
  const [own, against] = [money.key(channel.id, 'influence'), money.key(channel.id, 'counter')];
  const lines = [amountLine({ id: 'G.J1', label: say.line.own({ nation: channel.nation }) }, own, -1)];
  if (!canBeCountered(channel)) return lines;
  return [...lines, amountLine({ id: 'G.J7', label: say.line.against() }, against)];
}

const say = texts({
  sheet: {
    influence: namingText('{nation} influences {entry}{aim}'),
  },
  line: {
    base: 'the number of this roll',
    adds: 'by its entry, always',
    bonus: namingText('{rule}'),
    own: 'dollars of {nation}',
    against: 'dollars against it',
  },
  hope: {
    works: 'it works',
    fails: 'it does not work',
  },
  fact: {
    influenceDie: namingText('The d12 of {nation} for {entry}{aim}?'),
  },
});

/** G.I2: the sums of part II. */
export const SHEETS = part(import.meta.url, {
  facts: [money, influenceDie],
  sheets: influenceSheets,
  texts: say,
});
