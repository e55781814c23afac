import { texts } from '../../../kernel/index.ts';

/** The texts of map.events.ts. */
export const mapEventTexts = texts({
  event: {
    asks: {
      place: 'Which place?',
      by: 'By whom?',
      what: 'What happened?',
      colony: 'Which colony?',
      state: 'What is it now?',
      faction: 'Whose?',
      inCountry: 'In which country?',
      against: 'Against whom?',
      soFar: 'How many are there now, with this one?',
    },
    placeTaken: {
      title: 'A place is taken',
      says: '{place} is taken: it is controlled by {by}.',
      left: 'Nobody controls {place} any more.',
    },
    homeOccupied: {
      title: 'Allied units occupy an objective of Japan or Manchuria',
      says: 'Units occupy {place}: it is controlled by {by}.',
    },
    homeLeft: {
      title: 'Allied units leave an objective of Japan or Manchuria',
      says: 'Allied units no longer occupy {place}.',
    },
    landing: {
      title: 'A landing, or units that enter or leave a land',
      'axis-in-britain': 'The Axis land in Britain and control a hex there.',
      'axis-out-of-britain': 'The Axis no longer control a hex in Britain.',
      'west-in-germany': 'Western Allied units enter Germany.',
      'west-out-of-germany': 'No Western Allied unit is in Germany any more.',
      'axis-in-africa': 'Axis units come to Africa.',
      'axis-out-of-africa': 'No Axis unit is in Africa any more.',
      'russians-in-east': 'Russian armor or infantry enters eastern Europe.',
      'russians-out-of-east': 'No Russian armor or infantry is in eastern Europe any more.',
      'russians-in-poland': 'Russian armor or infantry enters western Poland.',
      'russians-out-of-poland': 'No Russian armor or infantry is in western Poland any more.',
    },
    colony: {
      title: 'A French colony changes hands',
      french: '{colony} is French.',
      axis: '{colony} is taken by the Axis.',
      british: '{colony} is taken by Britain.',
      free: '{colony} is Free French.',
      vichy: '{colony} is loyal to Vichy France.',
      independent: '{colony} is independent.',
    },
    atomic: {
      title: 'An atomic attack succeeds',
      says: 'An atomic attack against {power} succeeds: {count} so far.',
    },
    firestorm: {
      title: 'A city is firestormed',
      says: 'A city of {power} is firestormed: {count} so far.',
    },
    atomicUs: {
      title: 'An atomic attack on the continental U.S. succeeds',
      says: 'A German atomic attack on the continental U.S. succeeds: {count} so far.',
    },
    ring: {
      title: 'A spy ring is disclosed or eliminated',
      disclosed: '{faction} discloses a spy ring in {target}.',
      gone: '{faction} has no disclosed spy ring in {target} any more.',
    },
    cooperation: 'The Western Allies reach a result of 7 or more for Anglo-French cooperation research.',
  },
});
