import { texts } from '../../../../kernel/index.ts';

/** The texts of results.ts. */
export const chinaResultTexts = texts({
  chinese: {
    collapse: 'the Nationalist government collapses: all its units stay in their hexes',
    noBuilding: 'no Nationalist units are built',
    modified: 'all Nationalist units have a {dm} DM',
    noOffensives: 'Nationalist China carries out no offensive operations',
    notOutside: 'Nationalist units do not operate outside China',
    noEffect: 'no effect',
    freeOutside: 'Nationalist units have no {dm} DM outside China',
    cooperation: 'Nationalists and Communists cooperate without restrictions',
  },
});
