/** What is said when somebody is told that something waits. */
export const NOTE = {
  turn: (seat: string): string => `${seat}: your turn`,
  turnFor: (seat: string, absent: string): string => `${seat}, for ${absent}: your turn`,
  inPlace: (by: string, absent: string): string => `${by} for ${absent}`,
  by: (when: string, then: string): string => `by ${when}, else ${then}`,
  over: (when: string): string => `its time was over ${when}`,
  else: { wait: 'all wait', standing: 'standing answers', skip: 'a skip is proposed' },
  takesOver: (by: string): string => `${by} takes over`,
  reminder: (says: string): string => `Soon over: ${says}`,
  again: '(It may have come before: the server stopped while it was sent.)',
  consent: (by: string): string => `${by} asks for your consent`,
  dice: 'The dice are to be rolled',
  roll: (seat: string): string => `${seat}: your roll`,
  table: 'A question to the table',
  allRoll: (who: string): string => `Waiting for the roll of ${who}`,
  allSealed: 'Waiting for sealed answers',
  allWait: (who: string): string => `Waiting for ${who}`,
  allConsent: (by: string, who: string): string => `${by} asks for the consent of ${who}`,
  nudge: (by: string): string => `${by} asks you to have a look`,
  trial: 'This is how you will be told that something waits for you.',
  trialAll: 'This is how the table will be told whom it waits for.',
  open: 'Open your desk:',
  openAbout: 'In another browser than the one in which you play, open the link that you were given.',
  why: (name: string, title: string): string =>
    `You get this because ${name} of the game "${title}" wished to be told here.`,
  leave: 'To get none of these any more:',
  confirmSubject: (title: string): string => `Confirm this address for "${title}"`,
  confirm: (name: string, title: string): string =>
    `${name} of the game "${title}" wishes to be told here when it is their turn. If that is you, open this link:`,
  confirmNot: 'If it is not, do nothing: nothing more will be sent.',
} as const;

/** Why something could not be sent, or a channel not be made. */
export const TROUBLE = {
  badAddress: 'This is no web address.',
  notHttps: 'A web hook has an address that begins with https://.',
  withName: 'An address with a name or a password in it is not taken.',
  inside:
    'This address lies inside a network, where a server that others can reach sends nothing. Whoever runs it can allow that: docs/hosting.md tells how.',
  unknownHost: 'There is nothing by that name.',
  unreached: 'It could not be reached.',
  answered: (status: number): string => `It answered ${status}.`,
  mailRefused: (code: number): string => `The mail server refused it (${code}).`,
  mailUnreached: 'The mail server could not be reached.',
  noMail: 'This server sends no mail.',
  many: 'That is as many as one can have: leave one first.',
  manyInvited: 'This game has asked enough addresses to confirm today.',
  factsToConfirm: 'Open the link that was sent to this address first.',
  noChannel: 'There is no such channel, or it has been left.',
  badLink: 'This link is wrong, or what it was for has been left.',
  makersHook: 'For the whole table there is a web hook, and nothing else.',
} as const;
