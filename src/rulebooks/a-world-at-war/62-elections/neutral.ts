// 62.67: what a neutral U.S. receives.

/** The DPs, in each year start, of a U.S. that was at war with Germany (62.67B). */
export const NEUTRAL_DPS = 5;
/** The RPs for each theatre in which it was at war (62.67C). */
export const NEUTRAL_RPS = 5;
