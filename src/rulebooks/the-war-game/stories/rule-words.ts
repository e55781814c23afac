import { type Words, words } from '../../../kernel/index.ts';
import { entriesIToYTexts } from '../entries/i-y.words.ts';
import { ENTRY_RULINGS } from '../entries/stories.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { clauseOf, type Condition, type Effect, type Who } from './rule.ts';
import { ruleTexts } from './rule.words.ts';
import { ruleOf } from '../rules/e-territories.ts';

// What conditions and effects say, in words: the docket, the sums and the pages are written with them.

/** What some effects of an entry's rule do, in words; nothing: that nothing changes. */
export function thenWords(entry: string, effects: readonly Effect[]): readonly Words[] {
  const said = effects.flatMap((effect) => effectWords(entry, effect));
  return said.length > 0 ? said : [ruleTexts.then.nothing()];
}

/** One effect in words. */
function effectWords(entry: string, effect: Effect): readonly Words[] {
  switch (effect.does) {
    case 'mark':
      if (effect.class === 'neutral')
        return [
          effect.nation
            ? ruleTexts.then.neutralTo({ entry, nation: effect.nation })
            : ruleTexts.then.neutral({ entry }),
        ];
      return [
        ruleTexts.then.mark({ entry, class: ruleTexts.class[effect.class](), nation: toward(effect.nation) }),
      ];
    case 'mark-strongest':
      return [ruleTexts.then.strongest({ entry, class: ruleTexts.class[effect.class]() })];
    case 'shift':
      return effect.steps.map(([from, to]) =>
        ruleTexts.then.shift({
          from: ruleTexts.class[from](),
          to: ruleTexts.class[to](),
          nation: toward(effect.nation),
        }),
      );
    case 'become':
      return [ruleTexts.then.become({ state: effect.state })];
    case 'add':
      return [ruleTexts.then.add({ kind: effect.kind, count: effect.count })];
    case 'now':
      return nowWords(effect.rule);
    case 'battle':
      return [ruleTexts.then.battle({ army: effect.battle.army, place: effect.battle.in })];
    case 'end':
      return [ruleTexts.then.end({ entry })];
    case 'leave':
      return [ruleTexts.then.leave({ who: [...effect.who] })];
    case 'strait':
      return [ruleTexts.then.strait()];
    case 'swap':
    case 'lend':
      return [ruleTexts.then[effect.does]({ kind: effect.kind, count: effect.count, to: effect.to })];
    case 'if':
      return [
        ruleTexts.then.if({
          when: conditionWords(effect.when),
          then: thenWords(entry, effect.then),
          otherwise: thenWords(entry, effect.otherwise ?? []),
        }),
      ];
    case 'tell':
      return [entriesIToYTexts.then.tell[effect.key]()];
  }
}

/** The nation of an effect; of a rule that is made for each of several, while none is meant, 'the nation'. */
function toward(nation: Nation | 'it' | undefined): Nation | Words {
  return nation === undefined || nation === 'it' ? ruleTexts.who.it() : nation;
}

/** Effects of a rule that is made for each of several, for one of them. */
export function boundTo(effects: readonly Effect[], it: Nation | undefined): readonly Effect[] {
  if (it === undefined) return effects;
  return effects.map((effect) =>
    'nation' in effect && effect.nation === 'it' ? { ...effect, nation: it } : effect,
  );
}

/** What follows at once: a roll with its number, or what the rule that is called does. */
function nowWords(id: string): readonly Words[] {
  const { entry, rule } = ruleOf(id);
  if (rule.kind === 'event' && rule.at !== 'called') return [ruleTexts.then.follows({ rule: id })];
  if (rule.kind === 'event') {
    const then = thenWords(entry.id, rule.then);
    if (rule.when === undefined) return then;
    return [ruleTexts.then.if({ when: conditionWords(rule.when), then, otherwise: [] })];
  }
  const needs = rule.kind === 'roll' && typeof rule.needs === 'number' ? rule.needs : null;
  return [ruleTexts.then.now({ rule: clauseOf(rule), needs })];
}

/** What a condition asks for, in words; what is not so as its opposite. */
export function conditionWords(condition: Condition, isSo = true): Words {
  if (condition.is === 'not') return conditionWords(condition.of, !isSo);
  if (condition.is === 'all' || condition.is === 'any') {
    const { all, any } = ruleTexts.if;
    return ((condition.is === 'all') === isSo ? all : any)({
      parts: condition.of.map((each) => partWords(each, isSo)),
    });
  }
  return words(`if.${keyOf(condition)}.${isSo ? 'yes' : 'no'}`, argsOf(condition));
}

/** A part of several: what is several itself stands in brackets. */
function partWords(condition: Condition, isSo: boolean): Words {
  if (condition.is === 'not') return partWords(condition.of, !isSo);
  const said = conditionWords(condition, isSo);
  const isSeveral = (condition.is === 'all' || condition.is === 'any') && condition.of.length > 1;
  return isSeveral ? ruleTexts.if.brackets({ of: said }) : said;
}

function keyOf(condition: Condition): string {
  if (condition.is === 'occupied' && condition.force) return condition.force;
  if (condition.is === 'occupied' && condition.foreign) return 'arrived';
  if (condition.is === 'news') return condition.what;
  if (condition.is === 'strikes' || condition.is === 'struck') return `struck.${condition.what}`;
  return condition.is;
}

function argsOf(condition: Condition): NonNullable<Words['args']> {
  switch (condition.is) {
    case 'occupied':
      return { who: whoWords(condition.by), where: whereWords(condition.in) };
    case 'holds':
      return {
        who: whoWords(condition.nation),
        where: whereWords(condition.in),
        classes: condition.classes.map((each) => ruleTexts.class[each]()),
        rules: condition.by ? [...condition.by] : [],
      };
    case 'controls':
      return { who: whoWords(condition.nation), where: whereWords(condition.in) };
    case 'state':
      return { states: [...condition.of] };
    case 'turn':
      return { from: condition.from };
    case 'had-war':
      return { nation: condition.nation };
    case 'war':
      return { a: whoWords(condition.a), b: whoWords(condition.b), least: ruleTexts.war[condition.least]() };
    case 'each-at-war':
      return { a: [...condition.a], b: whoWords(condition.b), least: ruleTexts.war[condition.least]() };
    case 'news':
      return {
        who: condition.by === 'natives' ? ruleTexts.who.natives() : whoWords(condition.by),
        where: whereWords(condition.in),
      };
    case 'strikes':
    case 'struck':
      return { who: whoWords(condition.by) };
    case 'happened':
      return { rule: condition.rule };
    case 'since':
      return { rule: condition.rule, turns: condition.turns };
    case 'ruling':
      return { choice: choiceText(condition.id, condition.choice) };
    default:
      return {};
  }
}

/** A choice of a ruling as the list of rulings has it, without its full stop. */
function choiceText(id: string, choice: string): string {
  const { choices = [] } = ENTRY_RULINGS.find((each) => each.id === id) ?? {};
  return (choices.find((each) => each.id === choice)?.text ?? choice).replace(/\.$/, '');
}

/** Who is meant, in words. */
function whoWords(who: Who): Words | string {
  if (typeof who !== 'string') return ruleTexts.who.several({ parts: who });
  return who === 'axis' || who === 'allies' || who === 'western' || who === 'anyone' || who === 'it'
    ? ruleTexts.who[who]()
    : who;
}

function whereWords(where: (Condition & { is: 'occupied' })['in']): Words | readonly string[] {
  return typeof where === 'string' ? ruleTexts.where[where]() : where.places;
}

/** What conditions and effects are called. */
export const RULE_WORDS = part(import.meta.url, {
  texts: ruleTexts,
});
