const UNPLAYED = 'No case is played under the other choice.';
/** The choices that no case tells from another, by rulebook, each with the reason. */
export const ALIKE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the-war-game': {
    'thailand-1942 = no': UNPLAYED,
    'thailand-1942 = yes': UNPLAYED,
  },
};
