/** The rulings of the measured game where they are not the defaults: the fewest questions, and each turn by itself, as the loop has it. */
export const RULINGS = {
  threats: 'told',
  'argentina-coup': 'next-part-one',
  'liberia-progression': 'anew',
  garrisons: 'told',
  'counter-without-money': 'asked',
  'peruvian-ecuador': 'ecuador',
  'quiet-turns': 'each',
};
