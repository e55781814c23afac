import { texts } from '../../../kernel/index.ts';

/** What facts are called in a row of a form, beside their questions; and their answers, where those are more than yes and no. */
export const stormShortTexts = texts({
  short: {
    name: {
      axis: 'Axis',
      allies: 'Allies',
      'Comintern establishes Hapsburg bureau': 'Hapsburg bureau',
      'Britain supports Danube free trade zone': 'Danube free trade zone',
      'Italian influence in the Balkans expands': 'Italians in the Balkans',
    },
    flags: '{target}, {power}',
    ring: '{target}, {power}',
    civilWar: '{target}',
    success: '{power} civil war',
    cohesion: 'Cohesion',
    conquered: '{target}',
    support: '{power} support',
    tiles: '{power} tiles',
    pact: 'Nazi-Soviet Pact',
    war: 'War of major powers',
    purge: 'Party purge',
    general: '{event}',
    generalRussian: '{target} event',
    held: '{event}',
    removed: '{target}, {power}',
    operations: '{power} operations',
    subversion: 'Subversion',
    total: '{target}, {side}',
  },
  is: { civilWar: 'Civil war', cohesion: 'Full', pact: 'In force', war: 'Begun', purge: 'Under way' },
  not: {
    civilWar: 'No civil war',
    cohesion: 'Not full',
    pact: 'Not in force',
    war: 'Not begun',
    purge: 'None',
  },
});
