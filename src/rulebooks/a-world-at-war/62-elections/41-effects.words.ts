import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 41-effects.ts. */
export const say = texts({
  told: {
    restricted: {
      '0': 'In {theatre} American forces end all offensive economic warfare: strategic and conventional bombing, submarine warfare, flying bombs and rockets. They make no atomic attacks.',
      '-1': 'In {theatre} American forces neither begin nor continue ground attacks at less than 2:1.',
      '-2': 'In {theatre} the U.S. conducts no full offensives.',
      '-3': 'In {theatre} American forces take no part in offensive operations of any kind.',
      '-4': 'In {theatre} American forces take no part in attritions.',
      '-5': 'For {theatre} American ground units may not leave the U.S. box.',
      '-6': 'For {theatre} American air units may not leave the U.S. box.',
    },
    recorded: '{tension} is recorded again: every {points} points that it rises make the result one better.',
    noWarToEnd:
      'The U.S. is not at war with {enemy}: there is no peace to sign, and play goes on in {theatre}.',
    modifiers: {
      europe:
        'Leave out of the USAT list what counts the major powers at war with the Axis: from now on each major power but the U.S. at war with Germany adds 1 at the start of every turn, and the program counts it. All other normal modifiers go on, and those that apply after an election alone are added.',
    },
  },
  inForce: {
    restricted: {
      '0': 'no offensive economic warfare and no atomic attacks in {theatre}',
      '-1': 'no ground attacks at less than 2:1 in {theatre}',
      '-2': 'no full offensives in {theatre}',
      '-3': 'no offensive operations in {theatre}',
      '-4': 'no attritions in {theatre}',
      '-5': 'ground units stay in the U.S. box, for {theatre}',
      '-6': 'air units stay in the U.S. box, for {theatre}',
    },
    modifiers:
      '+1 in USAT each turn for each major power but the U.S. at war with Germany, in place of the usual modifiers for them',
  },
});
