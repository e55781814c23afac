import { texts } from '../../kernel/texts/texts.ts';
/** The texts of standing.ts. */
export const say = texts({
  fact: {
    flags: 'How many flags of {power} are in {target}?',
    ring: 'What spy ring does {power} have in {target}?',
    civilWar: 'Is a civil war being fought in {target}?',
    success: 'Has {power} one more counter to place for its success in a civil war?',
    cohesion: 'Has Russia reached full cohesion?',
    conquered: 'Who has conquered {target}?',
    support: 'What is the support level of {power}?',
    tiles: 'How many tile points has {power} to spend?',
    pact: 'Is the Nazi-Soviet Pact in force?',
    war: 'Has a war between major powers begun?',
  },
});
