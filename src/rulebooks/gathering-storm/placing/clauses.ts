import type { ClauseEntry, ClauseKind } from '../../../kernel/clause.ts';

const rows: readonly (readonly [clause: string, title: string, kind: ClauseKind, where: string])[] = [
  ['step.1', 'Axis first placement', 'enforced', 'place.ts#place'],
  ['step.2', 'Russian placement', 'enforced', 'place.ts#place'],
  ['step.3', 'Allied placement', 'enforced', 'place.ts#place'],
  ['step.4', 'Axis second placement', 'enforced', 'place.ts#place'],
  ['step.8', 'Strengths are shown', 'computed', '8-revealed.ts#shown'],
  [
    'rule.one-per-alliance',
    'One diplomatic counter of a side in a target',
    'enforced',
    'one-per-alliance.ts#allianceBar',
  ],
  ['24.3', 'The anti-Comintern counter', 'enforced', '24.3-anti-comintern.ts#antiCominternPart'],
  ['24.4', 'Military counters', 'enforced', '24.4-military.ts#militaryPart'],
  ['24.5', 'Diplomatic counters', 'enforced', '24.5-diplomatic.ts#diplomaticBar'],
  ['24.53', 'Success in a civil war', 'enforced', '24.53-success.ts#useSuccess'],
  ['24.54E', 'Placement limits', 'enforced', '24.54E-limits.ts#diplomaticPart'],
  ['24.54E/spy-ring', 'Extra counter: active spy ring', 'enforced', '24.54E-limits.ts#columnBar'],
  ['24.54E/civil-war', 'Extra counter: civil war', 'enforced', '24.54E-limits.ts#columnBar'],
  ['24.54E/success', 'Extra counter: success in a civil war', 'enforced', '24.54E-limits.ts#columnBar'],
  ['24.54E/event', 'Extra counter: random event', 'enforced', '24.54E-columns.ts#columnsOf'],
  ['16.16B', 'Spy rings', 'enforced', '24.54E-columns.ts#hasActiveRing'],
  ['25.52A', 'Civil wars', 'enforced', '24.54E-columns.ts#isAtWar'],
  ['24.56D', 'Allies and Russia', 'enforced', '24.56D-allies.ts#alliedBar'],
  ['24.56D/flag', 'A Russian flag bars the Allies', 'enforced', '24.56D-allies.ts#alliedBar'],
  ['24.56D/event', 'A Russian event bars the Allies', 'enforced', '24.56D-allies.ts#alliedBar'],
  ['24.56D/civil-war', 'A civil war lifts the bar of flags', 'enforced', '24.56D-allies.ts#alliedBar'],
  ['24.61A', 'The Party purge', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61B', 'Before full cohesion', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61B/list', 'Finland, Poland, Rumania, Turkey', 'enforced', '24.61-russia.ts#ALWAYS'],
  ['24.61B/flag', 'A Russian flag', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61B/spy-ring', 'A Russian spy ring', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61B/civil-war', 'A civil war', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61B/event', 'Events 110 to 115', 'enforced', '24.61-russia.ts#russianBar'],
  ['24.61C', 'Full cohesion', 'enforced', '24.61-russia.ts#AT_COHESION'],
  ['22.21B', 'The choice under the purge', 'enforced', '22.21B-purge.ts#purge'],
  ['event.diplomatic-initiative', 'Diplomatic initiative', 'enforced', '24.54E-columns.ts#columnsOf'],
  [
    'event.hapsburg-bureau',
    'Comintern establishes Hapsburg bureau',
    'enforced',
    '24.54E-limits.ts#columnBar',
  ],
];

/** The clauses of placing. */
export const CLAUSES: readonly ClauseEntry[] = rows.map(([clause, title, kind, where]) => ({
  clause,
  title,
  kind,
  where: `gathering-storm/placing/${where}`,
}));
