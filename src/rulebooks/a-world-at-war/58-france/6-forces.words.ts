import { type Json, fill, texts } from '../../../kernel/index.ts';
import { type FrenchForceKind, KINDS } from './6-table.ts';

const ONE: Readonly<Record<FrenchForceKind, readonly [one: string, many: string]>> = {
  infantry: ['factor of infantry', 'factors of infantry'],
  armor: ['3-5 armor unit', '3-5 armor units'],
  aaf: ['factor of army air', 'factors of army air'],
  named: ['named ship of its choice', 'named ships of its choice'],
  cruisers: ['cruiser', 'cruisers'],
  destroyers: ['factor of destroyers', 'factors of destroyers'],
};

/** A number of units of a table. */
function counted(kind: FrenchForceKind, count: Json | undefined): string {
  const [one, many] = ONE[kind];
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** What a side has, kind by kind; where the words are only listed, the kinds with the names of their arguments. */
function listed(args: Readonly<Record<string, Json>>): string {
  return KINDS.filter((kind) => args[kind] !== 0)
    .map((kind) => counted(kind, args[kind]))
    .join(', ');
}

/** The texts of 6-forces.ts. */
export const franceForceTexts = texts({
  fact: {
    left: {
      french: {
        named: 'How many named ships has France left, damaged ones and those in rows 2 and Launch counted?',
        cruisers: 'How many cruisers (units) has France left, damaged ones counted?',
        destroyers: 'How many factors of destroyers has France left, damaged ones counted?',
      },
    },
  },
  /** Where a player finds it, and what is usual. */
  found: {
    left: {
      french: {
        named:
          'On the map, in the force pool and on the shipyard record of France: all that is not gone for good.',
        cruisers:
          'On the map, in the force pool and on the shipyard record of France: all that is not gone for good.',
        destroyers:
          'On the map, in the force pool and on the shipyard record of France: all that is not gone for good.',
      },
    },
  },
  french: {
    forces: (args, book) => fill(book, listed(args) || 'nothing', args),
  },
  outcome: {
    frenchForces: 'Vichy France: {vichy}; Free French beside it: {beside}; without it: {alone}',
  },
  ask: {
    frenchShips: 'Which French ships are left, so that the Free French and Vichy can have them?',
  },
  told: {
    frenchRemoved:
      'The French fleet stays on the board, and so do French ground and air units in Free French colonies and British-controlled hexes. Remove all other French ground and air units and airbases.',
    frenchByTable: 'The surrender level is not known: take the forces from the tables.',
    alliesFirst:
      'The Allied player selects the Free French forces first, then the Axis player those of Vichy.',
    frenchForces: (args, book) => fill(book, `{side}: ${listed(args) || 'no forces'}.`, args),
    frenchShort: '{side}: fewer, as France has no more and nothing takes their place: {parts}.',
    frenchWarsEnd: 'France is at war no more with {powers}.',
    freePlaced:
      'The Free French are selected from French units in Free French colonies and British-controlled hexes, all, some or none of them; the rest of those are removed from play. Ground and air units still wanting are added, unbuilt, to the British force pool. Named ships may be unfinished or damaged ones in row 2 or Launch.',
    freeStatus:
      'Free French units are British for all purposes, but keep their air and fleet nationality modifiers and are a nationality of their own for attrition, air losses and recombining air squadrons; not in the Pacific. Britain pays for their offensives and may build them in Britain. Objectives that they hold count as British.',
    vichyPlaced:
      'Place one 2-3 infantry unit in Vichy and one in the capital of each Vichy colony, where they stay; all other ground and air units of Vichy go to Vichy France.',
    vichyStatus: 'Vichy France is neutral: neither side controls its hexes.',
    freeShips:
      'French ships stay at their bases. If too few for the Free French are in British-controlled ports, move as many as lack from Axis-controlled or neutral colonial ports to British-controlled ports in range that can base them; the Axis may not intercept them.',
    vichyShips:
      'If too few for Vichy are in its ports, move as many as lack from British-controlled ports to any Vichy-controlled port; nothing hinders them.',
    damagedShips:
      'Damaged ships count in full, and so do those in row 2 or Launch, as damaged ones. Free French ones are repaired in Western Allied shipyards.',
    damagedShipsBoth:
      'Damaged ships count in full, and so do those in row 2 or Launch, as damaged ones. Free French ones are repaired in Western Allied shipyards; those of Vichy in Marseilles for no BRPs until it is activated.',
  },
  name: {
    'free-french': 'Free French',
  },
  inForce: {
    vichyBound: 'association or alliance of Vichy France with a side',
    vichyActivation: 'activation of Vichy France',
    vichyPlaced:
      'one 2-3 infantry unit stays in Vichy and in each colonial capital; after a result of 5-6, 7 or 8 those in the colonies may go to Russia',
    vichyStatus: 'neutral; neither side controls its hexes',
    damagedShipsBoth: 'damaged ships are repaired in Marseilles for no BRPs',
    freeStatus:
      'Free French units are British, with their own nationality modifiers, and a nationality of their own for attrition, air losses and recombining; not in the Pacific',
  },
});
