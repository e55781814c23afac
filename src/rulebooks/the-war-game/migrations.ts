import type { frame } from '../../kernel/index.ts';

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly frame.Migration[] = [
  {
    from: '1',
    to: '2',
    about: 'What the table takes back of wars and of who holds player land is offered again as it was.',
    renamed: {},
    toldAlike: true,
  },
  {
    from: '2',
    to: '3',
    about:
      'That nothing happens on the map is said once of several turns (G.F1), and a nation is asked for its wishes when it rolls (G.F2); games that were begun before keep their way.',
    renamed: {},
    rulings: { 'quiet-turns': 'each', 'wishes-asked': 'first' },
    toldAlike: true,
  },
  {
    from: '3',
    to: '4',
    about:
      'What the guide leaves open has rulings, and what made a territory stand so, where a start or a correction does not say it, is concluded from its entry (G.A1, G.H1); games that were begun before keep their way.',
    renamed: {},
    rulings: {
      'turned-units': 'but-three',
      'garrisons-retaken': 'told',
      'soviet-territory': 'original',
      'idle-strikes': 'listed',
      'ecuador-forever': 'sworn',
      'poland-attacked': 'both',
      'belgium-begins': 'first-look',
      'ordered-skipped': 'later',
      'box-moves-others': 'after-battle',
      'untold-causes': 'table',
    },
    toldAlike: true,
  },
];
