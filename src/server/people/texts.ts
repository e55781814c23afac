/** Who did something with the links of a game. */
export type Doer = 'maker' | 'keeper';

const DOERS: Readonly<Record<Doer, string>> = {
  maker: 'Whoever made this game',
  keeper: 'Whoever runs the server',
};

/** What the table is told of links. `seats`: in words; empty: none. */
export const LINKS = {
  taken: (name: string, seats: string): string => `${name} has taken ${seats}, with a key of their own.`,
  added: (by: Doer, name: string, seats: string, waits: string): string =>
    seats === ''
      ? `${DOERS[by]} has given ${name} a link to look on.`
      : `${DOERS[by]} has invited ${name} to ${seats}.${waits}`,
  renewed: (by: Doer, name: string, seats: string, waits: string): string =>
    `${DOERS[by]} has made a new link for ${name}${seats && ` (${seats})`}.${waits}`,
  /** `names`: of those who have to agree. */
  waits: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : ` It opens nothing until that is agreed to by ${names.join(' and ')}, or 24 hours have passed.`,
  agreed: (by: string, name: string, seats: string): string =>
    `${by} has agreed to the new link for ${name} (${seats}).`,
  ended: (name: string, seats: string): string =>
    `${DOERS.maker} has ended the link of ${name}${seats && ` (${seats})`}.`,
  maker: `${DOERS.keeper} has made a new link to the maker\u2019s page.`,
} as const;
