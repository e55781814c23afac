// What a table of A World at War says and does where it plays quietly.

/** The BRPs of 1940. */
export const BRPS = {
  'brp.germany': 150,
  'brp.italy': 75,
  'brp.britain': 125,
  'brp.france': 80,
  'brp.us': 130,
  'brp.russia': 90,
};

/** What is done in 1939. */
export const YEAR_1939 = {
  'western-allies/surrender': ['fight', 'fight', 'fight', 'fight'],
  'european-axis/allocate': [{ 'germany/hungary': 1 }],
  'western-allies/allocate': [{ 'britain/turkey': 2, 'france/norway': 1 }],
  'russia/allocate': [{ 'russia/bulgaria': 1 }],
  'european-axis/name': [{ hungary: 1 }, { rumania: 1 }],
  'western-allies/name': [{ turkey: 1 }, { norway: 1 }],
  'russia/name': [{ bulgaria: 1 }],
};

/** What a table tells of a quiet war. */
export const WAR_1939 = {
  ...BRPS,
  'dp.least.britain': 4,
  'transports.atlantic': 20,
  'navy.britain': 60,
  'unbuilt-factors.britain': 20,
  'western-front': 15,
};
