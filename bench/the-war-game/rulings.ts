/** The rulings of the measured game where they are not the defaults: the fewest questions, each turn by itself, and wishes before the first dice, as the loop has it. */
export const RULINGS = {
  threats: 'told',
  'argentina-coup': 'next-part-one',
  'liberia-progression': 'anew',
  garrisons: 'told',
  'counter-without-money': 'asked',
  'peruvian-ecuador': 'ecuador',
  'quiet-turns': 'each',
  'wishes-asked': 'first',
  'box-moves-others': 'after-battle',
  'soviet-territory': 'original',
  'ecuador-forever': 'sworn',
};
