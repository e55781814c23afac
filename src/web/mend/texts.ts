/** The texts of saying what was wrong then. */
export const wrongTexts = {
  title: (n: number): string => `Put right: line ${n}`,
  what: 'What was wrong?',
  ways: {
    change: 'It was wrong then: something else holds from there',
    strike: 'It was wrong then: strike it out',
    before: 'Something was missing before this line',
    now: 'It has changed, or holds from now on',
  },
  which: 'Which answer',
  take: 'Put this in its place',
  takeStrike: 'Strike it out',
  strikeMend: 'What this line took back or put right comes back.',
  same: 'This is what the line says already.',
  should: 'What it should have said',
  missing: 'What was so before this line',
  missingFind: 'Find a fact',
  missingTake: 'Put it in before this line',
  noForm: 'What was asked then cannot be shown. It can be struck out.',
  leaveIt: 'Leave it',
} as const;
