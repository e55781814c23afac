import type { Json } from '../../../kernel/json.ts';
import { texts } from '../../../kernel/texts.ts';
import { fill } from '../../../kernel/words.ts';
import { type Kind, KINDS } from './32-table.ts';

const ONE: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  infantry: ['factor of infantry', 'factors of infantry'],
  named: ['named ship of its choice, also an unfinished or damaged one in row 2 or Launch', ''],
  cruisers: ['cruiser', 'cruisers'],
  destroyers: ['factor of destroyers', 'factors of destroyers'],
};

/** A number of units of the table; the names of its arguments where the words are only listed. */
function counted(kind: Kind, count: Json | undefined): string {
  const [one, many] = ONE[kind];
  return `${String(count)} ${count === 1 || many === '' ? one : many}`;
}

/** What a side receives, kind by kind. */
function listed(args: Readonly<Record<string, Json>>): string {
  return KINDS.filter((kind) => args[kind] !== 0)
    .map((kind) => counted(kind, args[kind]))
    .join(', ');
}

/** The texts of rule 56. */
export const say = texts({
  facts: {
    'axis-in-africa': 'Italy',
    left: 'Units left at a surrender',
    impaired: 'Italy',
  },
  fact: {
    axisInAfrica:
      'Are any Axis units in Africa? (Ethiopia and Egypt east of the canal count, Wafdist partisans do not.)',
    dpTotalItaly: 'The DP total of Italy, with who declared war',
    impairedItaly: 'Are Italian units impaired in this player turn?',
    left: {
      infantry: 'How many factors of infantry has Italy in all, on the board, unbuilt or lost?',
      named: 'How many named ships has Italy left, those in rows 2 and Launch counted?',
      cruisers: 'How many cruisers (units) has Italy left?',
      destroyers: 'How many factors of destroyers has Italy left?',
    },
  },
  sheet: {
    italyTotal: 'DP total of Italy',
    italyLevel: 'Surrender level of Italy',
  },
  line: {
    westDeclared: 'the Western Allies declared war on Italy',
    italyLate: 'one for each year after {year} that Italy waited to declare war',
    italyTotal: 'DP total of Italy',
    axisInItaly: 'Axis DPs in Italy',
    alliesInItaly: 'Allied DPs in Italy',
    covertInItaly: 'covert operations in Italy',
  },
  outcome: {
    atRisk: 'it surrenders if Rome is Allied or no Axis unit is in Africa',
    forces: (args, book) => fill(book, `{powers}: ${listed(args)}`, args),
    forcesEach: (args, book) => fill(book, `{powers}, each: ${listed(args)}`, args),
  },
  ask: {
    impairments:
      'A player turn begins: is Rome in Allied hands, or is no Axis unit in Africa? If so, Italian units are impaired.',
    italianForces: 'Italy surrenders: how many of its units are left of those that the two sides receive?',
  },
  told: {
    italyHolds: 'Italy fights on: Rome is not in Allied hands, and Axis units are in Africa.',
    italyFights: 'Italy fights on: its DP total is {level}.',
    italySurrenders: 'Italy surrenders: its DP total is {level}.',
    italyLevel: 'The Italian surrender level is {level}.',
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
    forcesByTable: 'The surrender level is not known: take the forces from the table.',
    noGermanForces: 'Germany has surrendered: the forces that it would receive are removed.',
    axisFirst: 'The Axis player selects first, then the Allied player.',
    shipsToAllies:
      'Ships that join the U.S. go at once to the closest port that the Western Allies control, and may be intercepted like displaced naval units.',
    italianBuilding: ({ without }: { readonly without?: readonly string[] }) =>
      `${without === undefined ? 'Folgore and Italian' : 'Italian'} ground units are built, and rebuilt if lost, in any fully supplied hex in Italy that their new power controls.`,
    italianHexes:
      'Italian-controlled hexes in Italy, Sicily and Sardinia pass to German control at once, with the railheads in them.',
    italianHexesFree:
      'Italian-controlled hexes in Italy, Sicily and Sardinia are controlled by nobody, as Germany has surrendered.',
    italianMinors: 'All associated minor countries of Italy surrender: remove their units from play.',
    italianMinorsNamed:
      'All associated minor countries of Italy surrender: remove their units from play. Of the targets its results end: {targets}.',
    italianColonies:
      'Italian colonies and conquests are controlled by nobody: the first major power to occupy one controls it.',
    italianBrps:
      'Rome stays worth {rome} BRPs, Genoa {genoa} and Milan {milan} to whom it belongs. Otherwise Italy has no BRP value.',
    italianBrpsWhen: 'The BRPs for Rome, Genoa and Milan are received as for other conquests.',
    italianBrpsWho: 'Where several Allies took one of them together, their senior partner receives its BRPs.',
    noItalianOffensives:
      'Axis player turn, {turn} {year}: Italian units may not undertake offensive operations.',
    italianDefence:
      'Allied player turn, {turn} {year}: Italian armor, infantry and replacement units have {dm} in defence in all hexes; Folgore defends as always.',
    italiansAbroad:
      'Italian infantry and replacement units outside the Mediterranean front have {dm} in defence, in all hexes.',
    italiansInTheEast: 'Italian air, armor and airborne units take no offensive action on the eastern front.',
  },
  short: {
    infantry: ({ short }) => `${counted('infantry', short)} short`,
    named: ({ short }) => `${counted('named', short)} short`,
    cruisers: ({ short }) => `${counted('cruisers', short)} short`,
    destroyers: ({ short }) => `${counted('destroyers', short)} short`,
  },
  inForce: {
    untilItaly: 'the surrender of Italy',
    untilTurnEnd: 'the end of this player turn, or the surrender of Italy',
    italiansAbroad: 'infantry and replacement units outside the Mediterranean front: {dm} in defence',
    italiansInTheEast: 'no offensive action of air, armor and airborne units on the eastern front',
    noItalianOffensives: 'no offensive operations',
    italianDefence: 'armor, infantry and replacement units: {dm} in defence in all hexes; not Folgore',
    folgore: 'Folgore may overstack and be used anywhere, but not airdrop',
    italianShips:
      'ships that fight on keep the Italian modifier in naval combat, may be repaired, and are not rebuilt once lost',
    italianBuilding: 'Italian ground units are built in fully supplied hexes in Italy of their new power',
    italianBrps: 'Rome is worth {rome} BRPs, Genoa {genoa}, Milan {milan}; nothing else in Italy',
  },
  name: {
    genoa: 'Genoa',
    milan: 'Milan',
  },
});
