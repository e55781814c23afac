/** The rulings of the measured game where they are not the defaults: nobody is asked for threats, and nothing goes on. */
export const RULINGS = { threats: 'told', 'argentina-coup': 'next-part-one', 'liberia-progression': 'anew' };
