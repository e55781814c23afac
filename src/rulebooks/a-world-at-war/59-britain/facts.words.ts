import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of facts.ts. */
export const say = texts({
  facts: {
    britain: 'Britain',
    'removed-factors': 'Britain',
    'british-peace': 'Britain',
    'german-declaration': 'Britain',
    treaty: 'Britain',
  },
  fact: {
    britishLevel: 'At which level did Britain last surrender?',
    britishTurn: 'In which turn did Britain last surrender?',
    germanDeclaration:
      'Since Britain last surrendered, has Germany declared on the U.S. a war that is over now?',
    forgonePoints:
      'How many concession points did Germany not take or give back when Britain last surrendered?',
    removedFactors: 'How many ground and army air factors has Britain removed for its surrenders?',
    britishPeace: 'Does the peace between Germany and Britain stand?',
    japaneseTreaty: 'Does Japan adhere to the peace between Germany and Britain?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    britishLevel: 'In your record of its surrender, or in the log if it surrendered here.',
    britishTurn: 'In your record of its surrender, or in the log if it surrendered here.',
    forgonePoints:
      'In your record of the terms of its surrender, or in the log if they were made here. Usually 0.',
    removedFactors: 'In your record of its surrenders, or in the log if they were made here. Usually 0.',
  },
});
