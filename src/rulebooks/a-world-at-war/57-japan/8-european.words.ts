import { texts } from '../../../kernel/index.ts';

/** The texts of 8-european.ts. */
export const europeanTexts = texts({
  facts: {
    redeployments: 'Japan',
  },
  fact: {
    redeployments: 'In how many Allied player turns can American forces still come over from the Pacific?',
  },
  ask: {
    bombs: 'How many atomic bombs were used against Japan?',
  },
  told: {
    japanByDate: ({ bombs }) =>
      `Japan is taken to surrender now${bombs === 0 ? '' : `: ${String(bombs)} or more atomic bombs were used against it`}.`,
    over: {
      aaf: 'Turn {nth} of {of}: {aaf} AAF in the Pacific may go from the Pacific to the Atlantic U.S. box ({aafTotal} in all).',
      marines:
        'Turn {nth} of {of}: {marines} {kind} marine units in the Pacific may go to the Atlantic U.S. box ({marinesTotal} in all).',
      infantry:
        'Turn {nth} of {of}: {infantry} {kind} infantry units in the Pacific may go to the Atlantic U.S. box ({infantryTotal} in all).',
      carriers:
        'Turn {nth} of {of}: {carriers} CVs with their air, {battleships} {factors}-factor battleships and {destroyers} destroyer factors in the Pacific may go to the Atlantic U.S. box ({carriersTotal}, {battleshipsTotal} and {destroyersTotal} in all).',
    },
  },
});
