import { texts } from '../../../kernel/texts/texts.ts';
import { counted } from './65-territories.words.ts';

/** The texts of 6-concessions.ts. */
export const say = texts({
  told: {
    noConcessions: 'A surrender at zero brings no concessions.',
    concessionsLeft: ({ points }) =>
      `Concessions are left to the table: up to ${counted(points)} by priority. Report how many Germany did not take or gave back.`,
  },
  ask: {
    territories: 'What can Britain concede, and what could Germany give back?',
    policy: ({ points }) =>
      `Does Germany demand territory, for up to ${counted(points)}, or give back what the Axis control? Who gives back takes none, only an indemnity and what is political.`,
    concessions: ({ points }) =>
      `What does Germany demand of Britain, for up to ${counted(points)}? Britain cannot refuse. Each point not taken lowers USAT by two, and every two of them British resistance by one.`,
    returns: ({ points }) =>
      `What does Germany give back to Britain? Britain cannot refuse. Beside it an indemnity, for up to ${counted(points)}.`,
  },
  option: {
    demand: ({ points }) => `Demand territory and an indemnity, up to ${counted(points)}`,
    return: 'Give territory back, and take none',
  },
});
