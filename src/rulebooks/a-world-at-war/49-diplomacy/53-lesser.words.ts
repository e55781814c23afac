import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 53-lesser.ts. */
export const say = texts({
  ask: {
    tie: 'The West and Russia have the same number of DPs in {target}: who benefits, by agreement or a die roll?',
    lesser: '{faction}: which result do you take for {target}?',
    lesserInPeace:
      '{faction}: which result do you take for {target}? Nobody has said that {enemy} is at war with it; if it is, tell that first: to take hexes there then needs a declaration of war.',
  },
  option: {
    faction: '{faction}',
  },
  told: {
    taken: '{faction} takes the result for {target}: {result}.',
    lesser: 'Lesser result taken by {faction} for {target}: {result}.',
    tieLeft:
      '{target}: {result} stands as rolled. Which of the Allies benefits is left to you: agree, or roll for it, and report it.',
    demandLeft: 'Whether Rumania cedes Bessarabia or fights is left to you: if it fights, report the war.',
    notRolledFor: 'Named, and not rolled for: {targets}.',
  },
});
