import type { Json } from '../../kernel/json.ts';
import { type Words, words } from '../../kernel/words.ts';
import type { Battle, Box, Condition, Effect, Where, Who } from './rule.ts';

// The stories in words: what a rule waits for and what it does, for charts and boards. What is so at a moment, and why not, the
// engine says (conditions.ts); here a rule is read as it stands in its entry.

/** Who is meant, as an argument of words: a name, or several of which any will do. */
function whoOf(who: Who | 'natives'): Json {
  return typeof who === 'string' ? words(`story.who.${who}`) : words('story.or', { parts: who });
}

/** Where, as an argument of words. */
function whereOf(where: Where): Json {
  if (typeof where === 'string') return words(`story.where.${where}`);
  return words('story.or', { parts: where.places });
}

/** What a condition says. */
export function conditionWords(condition: Condition): Words {
  switch (condition.is) {
    case 'occupied': {
      const { by, in: where, force, together } = condition;
      const key = force === undefined ? 'story.occupied' : `story.occupied.${force}`;
      return words(together ? 'story.together' : key, {
        who: whoOf(by),
        where: whereOf(where),
        ...(together && { force: words(`story.force.${force ?? 'any'}`) }),
      });
    }
    case 'holds': {
      const { nation, classes, in: where, by } = condition;
      const said = { is: words('story.or', { parts: classes }), who: whoOf(nation), where: whereOf(where) };
      return by ? words('story.holds.by', { ...said, by }) : words('story.holds', said);
    }
    case 'controls': {
      const { nation, in: where, some } = condition;
      const list = typeof where === 'string' ? whereOf(where) : words('story.and', { parts: where.places });
      return some
        ? words('story.controls.some', { who: whoOf(nation), where: whereOf(where) })
        : words('story.controls', { who: whoOf(nation), where: list });
    }
    case 'state':
      return words('story.state', { of: words('story.or', { parts: condition.of }) });
    case 'turn':
      return words('story.turn', { from: condition.from });
    case 'war':
      return words(`story.war.${condition.least}`, { a: whoOf(condition.a), b: whoOf(condition.b) });
    case 'each-at-war':
      return words(`story.eachAtWar.${condition.least}`, {
        a: words('story.and', { parts: condition.a }),
        b: whoOf(condition.b),
      });
    case 'phony-war':
      return words('story.phonyWar');
    case 'news':
      return words(`story.news.${condition.what}`, {
        who: whoOf(condition.by),
        where: whereOf(condition.in),
      });
    case 'strikes':
    case 'struck':
      return words(`story.${condition.is}`, { who: whoOf(condition.by), what: condition.what });
    case 'began':
      return words('story.began', { rule: condition.rule });
    case 'since':
      return words('story.since', { rule: condition.rule, turns: condition.turns });
    case 'threat':
      return words('story.threat');
    case 'ruling':
      return words('story.ruling', { ruling: condition.id, choice: condition.choice });
    case 'all':
      return words('story.and', { parts: condition.of.map(innerWords) });
    case 'any':
      return words('story.or', { parts: condition.of.map(innerWords) });
    case 'not':
      return words('story.not', { of: innerWords(condition.of) });
  }
}

/** A condition inside another: of several ones it stands in brackets. */
function innerWords(condition: Condition): Words {
  const said = conditionWords(condition);
  const isSeveral = condition.is === 'all' || condition.is === 'any';
  return isSeveral && condition.of.length > 1 ? words('story.brackets', { of: said }) : said;
}

/** What some effects do, in their order; what only is told says nothing of its own. */
export function effectWords(effects: readonly Effect[]): readonly Words[] {
  return effects.flatMap((effect) => {
    const said = oneEffect(effect);
    return said ? [said] : [];
  });
}

/** Some effects in one line; nothing at all is said too. */
export function effectsLine(effects: readonly Effect[]): Words {
  const parts = effectWords(effects);
  return parts.length === 0 ? words('story.nothing') : words('story.list', { parts });
}

function oneEffect(effect: Effect): Words | null {
  switch (effect.does) {
    case 'mark':
      return markWords(effect);
    case 'mark-strongest':
      return words('story.strongest', {
        class: effect.class,
        where: whereOf(effect.in),
        among: words('story.or', { parts: effect.among }),
      });
    case 'shift':
      return words('story.shift', {
        nation: nationOf(effect.nation),
        steps: effect.steps.map(([from, to]) => words('story.step', { from, to })),
      });
    case 'become':
      return words('story.become', { state: effect.state });
    case 'add':
      return words('story.add', { count: effect.count, kind: effect.kind });
    case 'now':
      return words('story.now', { rule: effect.rule });
    case 'battle':
      return battleWords(effect.battle);
    case 'end':
      return words('story.end');
    case 'leave':
      return words('story.leave', {
        who: words('story.and', { parts: effect.who }),
        turnOf: effect.turnOf,
      });
    case 'strait':
      return words('story.strait');
    case 'swap':
      return words('story.swap', { kind: effect.kind, count: effect.count, to: effect.to });
    case 'lend':
      return words('story.lend', { kind: effect.kind, count: effect.count, to: effect.to });
    case 'if':
      return ifWords(effect);
    case 'tell':
      return null;
  }
}

function nationOf(nation: string): Json {
  return nation === 'it' ? words('story.who.it') : nation;
}

function markWords({ class: is, nation, on, beside, until, fixed }: Effect & { does: 'mark' }): Words {
  const where = on === undefined || on === 'home' ? [] : [words('story.on', { places: on.places })];
  const also = [
    ...where,
    ...(beside ? [words('story.beside')] : []),
    ...(until ? [words('story.thisTurn')] : []),
    ...(fixed ? [words('story.forGood')] : []),
  ];
  const said =
    nation === undefined
      ? words('story.mark.all', { class: is })
      : words('story.mark', { class: is, nation: nationOf(nation) });
  return also.length === 0 ? said : words('story.mark.more', { mark: said, more: also });
}

function battleWords({ army, in: place, turnOf, against }: Battle): Words {
  const whom = whoOf(against);
  const when = turnOf === 'opponent' ? words('story.opponent') : turnOf;
  return words('story.battle', { army, place, whom, turnOf: when });
}

function ifWords({ when, then, otherwise }: Effect & { does: 'if' }): Words {
  const said = { when: conditionWords(when), then: effectsLine(then) };
  return otherwise
    ? words('story.ifElse', { ...said, otherwise: effectsLine(otherwise) })
    : words('story.if', said);
}

/** How, and to whom, a territory turns when it is attacked. */
export function boxWords({ class: is, nations, ends, original }: Box): Words {
  const said =
    is === 'neutral' || nations.length === 0
      ? words('story.mark.all', { class: 'neutral' })
      : words('story.mark', { class: is, nation: words('story.and', { parts: nations }) });
  const more = [...(ends ? [words('story.end')] : []), ...(original ? [words('story.original')] : [])];
  return more.length === 0 ? said : words('story.mark.more', { mark: said, more });
}
