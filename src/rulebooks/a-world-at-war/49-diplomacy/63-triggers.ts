import { type Referee, tell, directive } from '../../../kernel/steps/dispatch.ts';
import { reported, setFact } from '../../../kernel/sums/facts.ts';
import { fact, family, inState, single, truth } from '../facts.ts';
import type { Roll } from '../lifetimes.ts';
import { attackersOf } from '../minor-wars.ts';
import { part } from '../part.ts';
import { binds, isAxisAssociate, isByAttack, setStanding, standingOf } from '../standing.ts';
import type { News } from '../../../kernel/steps/step.ts';
import { type Follows, type Open, stepOf } from '../state.ts';
import { alwaysBar, isConquered } from './43-bars.ts';
import { say as sayResults } from './5-results.words.ts';
import { axisBeneficiary } from './51-axis.ts';
import { letReact, undoEvent } from './6-reactions.ts';
import { say } from './6-reactions.words.ts';
import { TRIGGERS, type TriggerFact } from './631-events.ts';

// 49.63: what triggers a roll in reaction, and what else it does.

/** An event on the map that lets a faction roll in reaction (49.63). */
export const event = family<[TriggerFact]>({
  key: (key) => key,
  each: () => TRIGGERS.map((each) => [each.fact] as const),
  spec(_, key) {
    const { question, type, clause } = triggerOf(key);
    return fact(question, type, ['49.63', clause]);
  },
});

function triggerOf(key: TriggerFact) {
  const found = TRIGGERS.find((each) => each.fact === key);
  if (found === undefined) throw new Error(`nothing is triggered by ${key}`);
  return found;
}

/** Whether the West has attacked another neutral, as Portugal is one (49.4265). */
export const westAttackedNeutral = single(
  'west.attacked-neutral',
  fact('westAttackedNeutral', truth, ['49.4265']),
  ({ open: { facts } }) => reported(facts, PORTUGAL) === true || reported(facts, westAttackedNeutral.key()),
);

const COLONIES = event.key('vichy.colonies-attacked');
const PORTUGAL = event.key('war.west-portugal');

/** Whether a country is rolled for in reaction (49.632). */
export const inReaction = family<['spain']>({
  key: (target) => `reaction.${target}`,
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
  for (const { fact: key, target, faction, type } of TRIGGERS) {
    const news = report[key];
    if (news?.as !== 'change' || news.value === 0) continue;
    if (news.value === false) {
      // a war that is over was an attack on a neutral all the same
      if (key === PORTUGAL && open.triggered.includes(key))
        setFact(open.facts, westAttackedNeutral.key(), true);
      endTrigger(open, key);
      continue;
    }
    if (type.kind === 'boolean' && open.triggered.includes(key)) continue;
    if (type.kind === 'boolean') open.triggered.push(key);
    // it is told once, and not where no roll can be had
    const event = type.kind === 'boolean' ? key : undefined;
    const isNews = letReact(open, faction, target, event) && alwaysBar(open, faction, target) === null;
    if (isNews) tell(referee, 'note', say.told.mayReact, { faction, target }, ['49.61', '49.63']);
    if (key === PORTUGAL) associateSpain(open, referee);
  }
}

/** 49.61: an event that a start names has let react already. */
export function beginWithEvents(open: Open): void {
  for (const { fact: key, type } of TRIGGERS)
    if (type.kind === 'boolean' && reported(open.facts, key) === true) open.triggered.push(key);
}

/** 49.61: an event lets react once; a second one, as a war after a peace, is another. */
export function endTrigger(open: Open, key: TriggerFact): void {
  open.triggered = open.triggered.filter((each) => each !== key);
}

/** 49.61: an event that the table tells when it is asked, long after, or puts right lets nobody react any more. */
function notePast(open: Open, { report, asked }: News): void {
  for (const { fact: key, type } of TRIGGERS) {
    const isPast = asked || report[key]?.as === 'correction';
    if (type.kind === 'boolean' && isPast && report[key]?.value === true && !open.triggered.includes(key))
      open.triggered.push(key);
  }
}

/** 49.61: what is put right never happened: nobody may react to it, and should it happen yet, somebody may. */
function takeBack(open: Open, report: News['report'], referee: Referee): void {
  for (const { fact: key, type } of TRIGGERS) {
    const { as, value } = report[key] ?? {};
    if (type.kind === 'boolean' && as === 'correction' && value === false) undoTrigger(open, key, referee);
  }
}

/** 49.61: an event never happened. */
export function undoTrigger(open: Open, key: TriggerFact, referee: Referee): void {
  const { target, faction } = triggerOf(key);
  endTrigger(open, key);
  const others = TRIGGERS.filter((each) => each.target === target && each.faction === faction);
  const known = others.map((each) => each.fact).filter((each) => Boolean(reported(open.facts, each)));
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
    directive(referee, sayResults.told.cancelled, { target: 'spain' }, ['49.632']);
  setStanding(open, 'spain', { power, result: '9' }, true);
  directive(referee, say.told.spainAssociates, { power }, ['49.632', '49.56']);
}

/** 49.632: an attack on Portugal that never was has brought no association. */
function releaseSpain(open: Open, referee: Referee): void {
  const now = standingOf(open, 'spain');
  if (now === null || !isByAttack(open, 'spain')) return;
  setStanding(open, 'spain', null);
  directive(referee, say.told.spainLeaves, { power: now.power }, ['49.632']);
}

/** 49.61, 49.63, 49.632, 49.633: what news of the map lets a faction react, and what comes too late for that. */
export const triggers: Follows = {
  clauses: ['49.61', '49.63'],
  on: [event],
  brings(_, { open }, news, referee) {
    // what is asked of a war that has just been told is as new as that
    if (!news.asked || stepOf(open) === 'war-told') noteTriggers(open, news.report, referee);
    notePast(open, news);
    takeBack(open, news.report, referee);
  },
};

/** 49.633: colonies attacked in the turn before count no longer after the Allied phase, when the next can be attacked. */
export function endColonies({ facts }: Open): void {
  if (reported(facts, COLONIES) !== 0) setFact(facts, COLONIES, 0);
}

/** 49.63: what lets react. */
export const REACTION_EVENTS = part(import.meta.url, {
  clauses: {
    '49.63': ['enforced', 'Triggering a reaction die roll', 'triggers'],
    '49.632': ['enforced', 'Spain', 'triggers'],
    '49.633': ['enforced', 'Vichy France', 'triggers'],
  },
  facts: [spainByAttack],
});
