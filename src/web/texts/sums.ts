/** The texts of forms in which sums are said. */
export const sumTexts = {
  small: 'Small figure: the chance if the other side does all it can against it.',
  left: (much: string): string => `${much} left`,
  over: (much: string): string => `take ${much} away`,
  chance: (percent: string, count: number, of: number): string => `${percent}, ${count} in ${of}`,
  between: (least: string, most: string): string => `${most}, or ${least} at worst`,
  atWorst: 'at worst',
  mine: 'What you spend',
} as const;
