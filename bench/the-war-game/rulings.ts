/** The rulings of the measured game where they are not the defaults: the fewest questions. */
export const RULINGS = {
  threats: 'told',
  'argentina-coup': 'next-part-one',
  'liberia-progression': 'anew',
  garrisons: 'told',
  'counter-without-money': 'asked',
  'peruvian-ecuador': 'ecuador',
};
