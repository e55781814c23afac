import type { WordBook } from '../../kernel/words.ts';

/** The texts of level.ts. */
export const WORDS = {
  'fact.attacked': 'Who attacks {place} this turn?',
  'fact.level': 'At which level does {place} stand, from \u22125 (Axis) to +5 (Allies)?',
  'facts.control': 'Who holds what',
  'facts.captured': 'What has been captured',
  'facts.attacked': 'What has been attacked',
  'facts.level': 'Levels of cooperation',
  'facts.controller': 'Who controls the neutrals',
  'facts.hit-number': 'Hit numbers',
  'fact.controller': 'Who controls {place}, by its marker or by capture?',
  'told.step': 'Move {neutral} on the track from {from} to {to}.',
  'told.end': '{neutral} is already fully committed: the hit has no effect.',
  'told.zero': '{neutral} is neutral to all: no benefits.',
  'told.leans':
    '{neutral} at {level}: {benefits}. The other side may still roll, or attack it where your game allows that.',
  'told.pro':
    '{neutral} at {level} is no longer neutral: {benefits}. Enemies may attack it, but no longer roll.',
  'have.side': '{holder} have {rights}',
  'have.nation': '{holder} has {rights}',
  'have.both': '{first}; {second}',
  'have.nobody': 'nobody has a benefit',
  'told.marker': 'Place the marker of {nation} on {neutral}. Its income of {income} goes to {nation}.',
  'told.markerPasses':
    'Replace the marker of {before} on {neutral} by that of {nation}. Its income of {income} goes to {nation}.',
  'told.markerOff': 'Take the marker of {nation} off {neutral}: it is neutral again, and its income ends.',
  'told.replaceAgain': 'Replace the units of {before} in {neutral} by units of {nation}.',
  'told.replace': 'Replace the native units of {neutral} by units of {nation}: {army}.',
  'told.defends': '{neutral} defends itself against {attacker}: {army}.',
  'told.turns':
    '{attacker} attacks {neutral}: move it from {from} to {to} and place the marker of {nation}. Its income of {income} goes to {nation}.',
  'told.notEnemy': '{neutral} is on the side of {attacker}, who cannot attack or take it by this chart.',
  'told.captured':
    '{nation} has taken {neutral}: take it off the track and remove its marker. Its benefits and income end for the other side.',
  'told.capturedUnmarked': '{nation} has taken {neutral}: take it off the track. Its benefits end.',
  'told.stillCaptured': '{nation} now holds {neutral}: it stays off the track.',
  'told.freed':
    '{neutral} is free again: put it back on the track at {level} with the marker of {nation}, who has its income.',
  'told.freedUnmarked': '{neutral} is free again: put it back on the track at {level}.',
  'army.none': 'none',
  'army.infantry': '{count} infantry',
  'army.artillery': '{count} artillery',
  'army.armor': '{count} armor',
  'army.fighter': '{count} fighter',
} satisfies WordBook;
