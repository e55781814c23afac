import { type Json, fill, texts } from '../../../kernel/index.ts';
import { type ItalianForceKind, KINDS } from './32-table.ts';

const ONE: Readonly<Record<ItalianForceKind, readonly [one: string, many: string]>> = {
  infantry: ['factor of infantry', 'factors of infantry'],
  named: ['named ship of its choice, also an unfinished or damaged one in row 2 or Launch', ''],
  cruisers: ['cruiser', 'cruisers'],
  destroyers: ['factor of destroyers', 'factors of destroyers'],
};

/** A number of units of the table; the names of its arguments where the words are only listed. */
function counted(kind: ItalianForceKind, count: Json | undefined): string {
  const [one, many] = ONE[kind];
  return `${String(count)} ${count === 1 || many === '' ? one : many}`;
}

/** What a side receives, kind by kind. */
function listed(args: Readonly<Record<string, Json>>): string {
  return KINDS.filter((kind) => args[kind] !== 0)
    .map((kind) => counted(kind, args[kind]))
    .join(', ');
}

/** The texts of 32-forces.ts. */
export const italyForceTexts = texts({
  facts: {
    left: 'Units left at a surrender',
  },
  fact: {
    left: {
      infantry: 'How many factors of infantry has Italy in all, on the board, unbuilt or lost?',
      named: 'How many named ships has Italy left, those in rows 2 and Launch counted?',
      cruisers: 'How many cruisers (units) has Italy left?',
      destroyers: 'How many factors of destroyers has Italy left?',
    },
  },
  /** Where a player finds it, and what is usual. */
  found: {
    left: {
      named:
        'On the map, in the force pool and on the shipyard record of Italy: all that is not gone for good.',
      cruisers:
        'On the map, in the force pool and on the shipyard record of Italy: all that is not gone for good.',
      destroyers:
        'On the map, in the force pool and on the shipyard record of Italy: all that is not gone for good.',
      infantry:
        'On the map, in the force pool and on the shipyard record of Italy: all that is not gone for good.',
    },
  },
  outcome: {
    forces: (args, book) => fill(book, `{powers}: ${listed(args)}`, args),
    forcesEach: (args, book) => fill(book, `{powers}, each: ${listed(args)}`, args),
  },
  told: {
    italianAir: 'Remove all Italian air units from play for good.',
    folgore:
      'Add the {unit} Folgore airborne unit, unbuilt, to the German force pool, wherever it was before. It may overstack and be used anywhere on the board, but not airdrop.',
    italianGround: 'Remove all Italian ground units from the board.',
    italianNavy:
      'Remove for good all Italian naval units that the table gives to nobody. The others keep the Italian modifier in naval combat and may be repaired, but not rebuilt once lost.',
    italianForces: (args, book) => {
      const all = listed(args) || 'nothing, as nothing is left';
      return fill(
        book,
        `Of Italy {power} receives: ${all}. The infantry is unbuilt, the ships are of any port.`,
        args,
      );
    },
    forcesShort: '{power} receives less, as Italy has no more: {parts}.',
    noGermanForces: 'Germany has surrendered: the forces that it would receive are removed.',
    axisFirst: 'The Axis player selects first, then the Allied player.',
    shipsToAllies:
      'Ships that join the U.S. go at once to the closest port that the Western Allies control, and may be intercepted like displaced naval units.',
  },
  short: {
    infantry: ({ short }) => `${counted('infantry', short)} short`,
    named: ({ short }) => `${counted('named', short)} short`,
    cruisers: ({ short }) => `${counted('cruisers', short)} short`,
    destroyers: ({ short }) => `${counted('destroyers', short)} short`,
  },
  inForce: {
    folgore: 'Folgore may overstack and be used anywhere, but not airdrop',
    italianNavy:
      'ships that fight on keep the Italian modifier in naval combat, may be repaired, and are not rebuilt once lost',
  },
});
