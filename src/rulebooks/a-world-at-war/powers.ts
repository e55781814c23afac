/** The secret-keeping camps of the European theatre (49.31). */
export const FACTIONS = ['european-axis', 'western-allies', 'russia'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The powers that receive DPs, by faction, with the basic allotment of 49.12; the U.S. has its own rule. */
export const POWERS = {
  germany: { faction: 'european-axis', basic: 3 },
  italy: { faction: 'european-axis', basic: 2 },
  britain: { faction: 'western-allies', basic: 3 },
  france: { faction: 'western-allies', basic: 2 },
  us: { faction: 'western-allies', basic: 0 },
  russia: { faction: 'russia', basic: 3 },
} as const satisfies Record<string, { faction: Faction; basic: number }>;
export type Power = keyof typeof POWERS;
export const POWER_IDS: readonly Power[] = ['germany', 'italy', 'britain', 'france', 'us', 'russia'];

/** The powers of a faction. */
export function powersOf(faction: Faction): readonly Power[] {
  return POWERS_OF[faction];
}

const membersOf = (faction: Faction): Power[] =>
  POWER_IDS.filter((power) => POWERS[power].faction === faction);

const POWERS_OF: Readonly<Record<Faction, readonly Power[]>> = {
  'european-axis': membersOf('european-axis'),
  'western-allies': membersOf('western-allies'),
  russia: membersOf('russia'),
};

/** Whether a string names a power that receives DPs. */
export function isPower(value: string): value is Power {
  return Object.hasOwn(POWERS, value);
}

/** Whether a string names a faction. */
export function isFaction(value: unknown): value is Faction {
  return (FACTIONS as readonly unknown[]).includes(value);
}

/** Whether two factions oppose each other; neutral Italy counts as Axis (49.26). */
export function areEnemies(a: Faction, b: Faction): boolean {
  return (a === 'european-axis') !== (b === 'european-axis');
}
