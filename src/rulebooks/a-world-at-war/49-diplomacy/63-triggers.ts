import {
  type FactValue,
  type News,
  type Referee,
  directive,
  reportedValue,
  setFact,
  type sums,
  truth,
  once,
} from '../../../kernel/index.ts';
import {
  between,
  breakOut,
  end,
  isNoted,
  know,
  latest,
  loseSight,
  note,
  putRight,
  tellPast,
} from '../war/belligerents.ts';
import { fact, family, inRegister, inState, single, toldOf } from '../facts/facts.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { attackersOf, isRead, NOBODY } from '../war/minor-wars.ts';
import { part } from '../part.ts';
import { binds, isAxisAssociate, isByAttack, setStanding, standingOf } from '../starts/standing.ts';
import { type Follows, type Open, stepOf, turnId } from '../state.ts';
import { isConquered } from './43-bars.ts';
import { resultTexts } from './5-results.words.ts';
import { axisBeneficiary } from './51-axis.ts';
import { letReact, reactionKey, tellReactions, undoEvent } from './6-reactions.ts';
import { reactionRuling } from './6-reactions.rulings.ts';
import { reactionTexts } from './6-reactions.words.ts';
import {
  DECLARATIONS,
  EVENTS,
  type EventFact,
  type EventOf,
  pairsOf,
  type Trigger,
  TRIGGERS,
} from './631-events.ts';

// 49.63: what triggers a roll in reaction, and what else it does.

/**
 * An event on the map that lets a faction roll in reaction (49.63): a war with a minor country and who declared it, in the
 * register of the wars; mining stands among them like one.
 */
export const event = inRegister<[EventFact]>({
  key: (key) => key,
  of: EVENTS.map((each) => [each.fact] as const),
  spec(key) {
    const { question, clause } = eventOf(key);
    return fact(question, truth, ['49.63', clause]);
  },
  read: hasDeclared,
  write: tellEvent,
});

/** The French colonies that the Allies attacked in the turn before (49.633). */
export const coloniesAttacked = family<['vichy.colonies-attacked']>({
  key: (key) => key,
  each: () => [['vichy.colonies-attacked']],
  spec: () => fact('vichyColonies', { kind: 'number', min: 0, max: 9 }, ['49.63', '49.633']),
});

/** What says that a war was declared, whatever has become of it (49.63). */
export const onceDeclared = once((key: string) => `declared-once.${key}`);

/** Whether a war was declared, and counts on when it is over (ruling declaration-lasts). */
const declaredOnce = family<[EventFact]>({
  key: onceDeclared,
  each: () => DECLARATIONS.map((each) => [each.fact] as const),
  spec: (_, key) => fact('declaredOnce', truth, ['49.63', eventOf(key).clause], { by: 'game' }),
  read: ({ open }, key) =>
    reactionRuling(open.rulings, 'declaration-lasts') === 'outlasts' &&
    pairsOf(eventOf(key)).some((pair) => between(open, pair).all.some(({ by }) => by === pair[0])),
});

function eventOf(key: EventFact): EventOf {
  const found = EVENTS.find((each) => each.fact === key);
  if (found === undefined) throw new Error(`nothing is triggered by ${key}`);
  return found;
}

type Pair = NonNullable<Trigger['pair']>;

/** The war that an event is: of several that it can be, the one that was declared or is fought, else the first (49.631B). */
function pairNow(open: Open, event: EventOf): Pair {
  const all = pairsOf(event);
  const isDeclared = (pair: Pair): boolean => latest(open, pair)?.by === pair[0] && !latest(open, pair)?.over;
  return all.find(isDeclared) ?? all.find((pair) => between(open, pair).now === true) ?? event.pair;
}

/** Whether a war that lets react is being fought, and was declared by whom the event names; undefined: nobody has said (49.63). */
export function hasDeclared(open: Open, key: EventFact): boolean | undefined {
  const pair = pairNow(open, eventOf(key));
  const last = latest(open, pair);
  if (between(open, pair).now === false && (last?.over || !isRead(pair))) return last?.past === true;
  return last?.by === undefined ? undefined : last.by === pair[0];
}

/** 49.63: what is told of an event: of a war that is fought it may be news only that nobody declared it. */
function tellEvent(open: Open, value: FactValue | undefined, as: sums.ReportAs, key: EventFact): void {
  const pair = pairNow(open, eventOf(key));
  if (value === undefined) loseDeclared(open, pair);
  else if (value === false) tellNone(open, as, key);
  else if (isLongPast(open, key)) tellPast(open, pair);
  else {
    if (as === 'correction') putRight(open, pair, true);
    else breakOut(open, pair, { since: turnId(open) });
    know(open, pair, 'by', pair[0]);
  }
}

function loseDeclared(open: Open, pair: Pair): void {
  if (isRead(pair)) know(open, pair, 'by', undefined);
  else loseSight(open, pair);
}

/** Whether the game asks of a declaration of which nobody knows, when the war is over (49.63). */
function isLongPast(open: Open, key: EventFact): boolean {
  const isAsked = open.agenda[0]?.kept?.missing?.includes(key) === true && stepOf(open) !== 'war-told';
  return isAsked && between(open, pairNow(open, eventOf(key))).now === false;
}

/** 49.63: no event, or no more; a war that nobody is told to have declared goes on. */
function tellNone(open: Open, as: sums.ReportAs, key: EventFact): void {
  const { pair: first } = eventOf(key);
  const others = pairsOf(eventOf(key)).filter((pair) => pair !== first && latest(open, pair) !== undefined);
  for (const pair of [first, ...others]) tellNotDeclared(open, as, pair);
}

function tellNotDeclared(open: Open, as: sums.ReportAs, pair: Pair): void {
  const isFought = isRead(pair) && between(open, pair).now !== false;
  const last = latest(open, pair);
  if (!isFought || (last?.by === pair[0] && !last.over)) {
    if (as === 'correction') putRight(open, pair, false);
    else end(open, pair);
  }
  if (isRead(pair) && !latest(open, pair)?.over) know(open, pair, 'by', NOBODY);
}

/** 49.61: a war is told, and whether it was declared is asked. In place. */
export function askDeclared(open: Open, key: EventFact): void {
  tellEvent(open, undefined, 'unknown', key);
}

/** 49.63: what is declared is over, or goes on no longer between those who are friends now. In place. */
export function endDeclared(open: Open, key: EventFact): void {
  end(open, eventOf(key).pair);
}

/**
 * Whether the West has attacked another neutral, as Portugal is one, at war or not by now (49.4265). An attack on one with
 * which rules read no war of the West is told by this alone.
 */
export const westAttackedNeutral = single(
  'west.attacked-neutral',
  fact('westAttackedNeutral', truth, ['49.4265'], { askedOf: 'britain' }),
  ({ open }) =>
    latest(open, eventOf(PORTUGAL).pair) !== undefined ||
    hasWestAttackedVichy(open) ||
    reportedValue(open.facts, westAttackedNeutral.key()),
);

/** Whether it is the West that has attacked Vichy France (ruling vichy-is-neutral): a declaration of the Allies can be Russia's alone. */
function hasWestAttackedVichy(open: Open): boolean {
  if (reactionRuling(open.rulings, 'vichy-is-neutral') === 'not') return false;
  const isFought = (power: string): boolean => latest(open, [power, VICHY]) !== undefined;
  return isFought('britain') || isFought('us') || (isFought('allies') && !isFought('russia'));
}

const COLONIES = coloniesAttacked.key('vichy.colonies-attacked');
const PORTUGAL = 'war.west-portugal';
const VICHY = 'vichy-france';

/** Whether a country is rolled for in reaction (49.632). */
export const inReaction = family<['spain']>({
  key: reactionKey,
  each: () => [['spain']],
  spec: (_, target) => fact('reaction', truth, ['49.632'], { by: 'game', args: { target } }),
  read: ({ open }, target) => isRolledAs(open, target, 'reaction'),
});

/** Whether a target is rolled for, and why. */
export function isRolledAs(open: Open, target: string, kind: Roll['kind']): boolean {
  return open.rolls.some((each) => each.target === target && each.kind === kind);
}

/** Whether Spain's association is that of the attack on Portugal, not a result of its own (49.632). */
export const spainByAttack = inState<['spain']>({
  key: (target) => `associated-by-attack.${target}`,
  each: () => [['spain']],
  spec: () => fact('associatedByAttack', truth, ['49.632']),
  read: isByAttack,
  write(open, value, target) {
    const now = standingOf(open, target);
    if (isAxisAssociate(now)) setStanding(open, target, now, value === true);
  },
});

/** 49.63: news from the map that lets a faction react, each event once as long as it lasts; colonies as often as they are attacked. */
function noteTriggers(open: Open, report: News['report'], referee: Referee): void {
  for (const { fact: key, target, faction } of TRIGGERS) {
    const happening = EVENTS.find((each) => each.fact === key);
    const pair = happening && pairNow(open, happening);
    const news = report[key];
    if (news?.as !== 'change' || !news.value || (pair && isNoted(open, pair))) continue;
    if (pair) note(open, pair);
    letReact(open, faction, target, { event: pair && key, untold: true });
    tellReactions(open, referee);
    if (key === PORTUGAL) associateSpain(open, referee);
  }
}

/** 49.61: an event that a start names has let react already. */
export function beginWithEvents(open: Open): void {
  for (const each of EVENTS) if (hasDeclared(open, each.fact) === true) note(open, pairNow(open, each));
}

/** 49.61: an event that the table tells when it is asked, long after, or puts right lets nobody react any more. */
function notePast(open: Open, { report, asked }: News): void {
  for (const each of EVENTS) {
    const { fact: key } = each;
    const isPast = asked || report[key]?.as === 'correction';
    if (isPast && report[key]?.value === true && hasDeclared(open, key) === true)
      note(open, pairNow(open, each));
  }
}

/** 49.61: what is put right never happened: nobody may react to it, and should it happen yet, somebody may. */
function takeBack(open: Open, report: News['report'], referee: Referee): void {
  for (const { fact: key } of EVENTS) {
    const { as, value } = report[key] ?? {};
    if (as === 'correction' && value === false) undoTrigger(open, key, referee);
  }
}

/** 49.61: an event never happened. */
export function undoTrigger(open: Open, key: EventFact, referee: Referee): void {
  const { target, faction } = eventOf(key);
  const others = TRIGGERS.filter((each) => each.target === target && each.faction === faction);
  const known = others.map((each) => each.fact).filter((each) => Boolean(toldOf(open, each)));
  undoEvent(open, { faction, target, event: key }, known);
  if (key === PORTUGAL) releaseSpain(open, referee);
}

/** 49.632: a neutral Spain joins Germany at once when the West attacks Portugal. */
function associateSpain(open: Open, referee: Referee): void {
  const before = standingOf(open, 'spain');
  // a country at war with Germany is not neutral
  if (binds(before?.result) || attackersOf(open, 'spain').length > 0) return;
  if (isConquered(open, 'spain')) return;
  const power = axisBeneficiary(open);
  if (power === null) return;
  if (before !== null && before.faction !== 'european-axis')
    directive(referee, resultTexts.told.cancelled, { target: 'spain' }, ['49.632']);
  setStanding(open, 'spain', { power, result: '9' }, true);
  directive(referee, reactionTexts.told.spainAssociates, { power }, ['49.632', '49.56']);
}

/** 49.632: an attack on Portugal that never was has brought no association. */
function releaseSpain(open: Open, referee: Referee): void {
  const now = standingOf(open, 'spain');
  if (now === null || !isByAttack(open, 'spain')) return;
  setStanding(open, 'spain', null);
  directive(referee, reactionTexts.told.spainLeaves, { power: now.power }, ['49.632']);
}

/** 49.61, 49.63, 49.632, 49.633: what news of the map lets a faction react, and what comes too late for that. */
export const triggers: Follows = {
  clauses: ['49.61', '49.63'],
  on: [event, coloniesAttacked],
  brings(_, { open }, news, referee) {
    // what is asked of a war that has just been told is as new as that
    if (!news.asked || stepOf(open) === 'war-told') noteTriggers(open, news.report, referee);
    notePast(open, news);
    takeBack(open, news.report, referee);
  },
};

/** 49.61: a country that is freed, or is no ally any more, can be rolled for in the reaction that waits. */
export const canReact: Follows = {
  clauses: ['49.61'],
  brings: (_, { open }, __, referee) => tellReactions(open, referee),
};

/**
 * 49.633: colonies attacked in the turn before count no longer after the Allied phase, when the next can be attacked. Those told
 * since the Axis phase, which let the Axis react in its next one, count on until then.
 */
export function endColonies(open: Open): void {
  const isNew = open.reactions.some(
    ({ target, causes }) => target === 'vichy-france' && causes === undefined,
  );
  if (!isNew && reportedValue(open.facts, COLONIES) !== 0) setFact(open.facts, COLONIES, 0);
}

/** 49.63: what lets react. */
export const REACTION_EVENTS = part(import.meta.url, {
  clauses: {
    '49.63': ['enforced', 'Triggering a reaction die roll', 'triggers'],
    '49.632': ['enforced', 'Spain', 'triggers'],
    '49.633': ['enforced', 'Vichy France', 'triggers'],
  },
  facts: [spainByAttack, declaredOnce],
});
