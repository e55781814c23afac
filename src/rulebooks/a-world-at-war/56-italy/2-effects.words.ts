import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 2-effects.ts. */
export const say = texts({
  told: {
    forcesByTable: 'The surrender level is not known: take the forces from the table.',
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
  },
  name: {
    genoa: 'Genoa',
    milan: 'Milan',
  },
  inForce: {
    italianBuilding: 'Italian ground units are built in fully supplied hexes in Italy of their new power',
    italianBrps: 'Rome is worth {rome} BRPs, Genoa {genoa}, Milan {milan}; nothing else in Italy',
  },
});
