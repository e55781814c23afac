import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-opening.ts. */
export const say = texts({
  ask: {
    openDps:
      '{power} surrenders. If that is right, confirm it: then the DPs of all in {power} are opened, and cannot be hidden again. If not, take back what was told.',
  },
  option: {
    openDps: 'Open the DPs in {power}',
  },
});
