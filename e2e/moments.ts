/** How the desk tells of a moment ago: a test may run over midnight. */
export const A_MOMENT_AGO = String.raw`(?:today|yesterday) \d\d:\d\d`;
