/** The rulebooks of the house: of these tests expect exactly what there is, of any further one what holds of all. */
export const OURS: readonly string[] = [
  'level-of-cooperation',
  'a-world-at-war',
  'gathering-storm',
  'the-war-game',
];

/** Whether a rulebook is one of the house. */
export const isOurs = ({ id }: { readonly id: string }): boolean => OURS.includes(id);
