import { texts } from '../../kernel/index.ts';

/** The texts of level.ts. */
export const levelTexts = texts({
  fact: {
    attacked: 'Who attacks {place} this turn?',
    level: 'At which level does {place} stand, from \u22125 (Axis) to +5 (Allies)?',
    controller: 'Who controls {place}, by its marker or by capture?',
  },
  facts: {
    control: 'Who holds what',
    captured: 'What has been captured',
    attacked: 'What has been attacked',
    level: 'Levels of cooperation',
    controller: 'Who controls the neutrals',
    'hit-number': 'Hit numbers',
  },
  told: {
    step: '{neutral} stands at {to}. Move it on the track, from {from}.',
    end: '{neutral} is already fully committed: the hit has no effect.',
    zero: '{neutral} is neutral to all: no benefits.',
    leans:
      '{neutral} at {level}: {benefits}. The other side may still roll, or attack it where your game allows that.',
    pro: '{neutral} at {level} is no longer neutral: {benefits}. Enemies may attack it, but no longer roll.',
    marker: 'Place the marker of {nation} on {neutral}. Its income of {income} goes to {nation}.',
    markerPasses:
      'Replace the marker of {before} on {neutral} by that of {nation}. Its income of {income} goes to {nation}.',
    markerOff: 'Take the marker of {nation} off {neutral}: it is neutral again, and its income ends.',
    replaceAgain: 'Replace the units of {before} in {neutral} by units of {nation}.',
    replace: 'Replace the native units of {neutral} by units of {nation}: {army}.',
    defends: '{neutral} defends itself against {attacker}: {army}.',
    turns:
      '{attacker} attacks {neutral}: move it from {from} to {to} and place the marker of {nation}. Its income of {income} goes to {nation}.',
    notEnemy: '{neutral} is on the side of {attacker}, who cannot attack or take it by this chart.',
    captured:
      '{nation} has taken {neutral}: take it off the track and remove its marker. Its benefits and income end for the other side.',
    capturedUnmarked: '{nation} has taken {neutral}: take it off the track. Its benefits end.',
    stillCaptured: '{nation} now holds {neutral}: it stays off the track.',
    freed:
      '{neutral} is free again: put it back on the track at {level} with the marker of {nation}, who has its income.',
    freedUnmarked: '{neutral} is free again: put it back on the track at {level}.',
  },
  have: {
    side: '{holder} have {rights}',
    nation: '{holder} has {rights}',
    both: '{first}; {second}',
    nobody: 'nobody has a benefit',
  },
  army: {
    none: 'none',
    infantry: '{count} infantry',
    artillery: '{count} artillery',
    armor: '{count} armor',
    fighter: '{count} fighter',
  },
});
