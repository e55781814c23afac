/** The texts of a campaign that goes by. */
export const campaignTexts = {
  play: 'Play',
  pause: 'Pause',
  back: '\u2039',
  on: '\u203a',
  before: 'One event back',
  after: 'One event on',
  pace: 'How fast it goes',
  paces: [
    ['slow', 'slow'],
    ['usual', '1\u00d7'],
    ['fast', 'fast'],
  ] as const,
  at: (turn: string, n: number, of: number): string => `${turn}, line ${n} of ${of}`,
} as const;
