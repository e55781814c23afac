import { atWar } from '../minor-wars.ts';
import { permanent, standing } from '../standing.ts';
import type { Family } from '../state.ts';
import { extra, rowBrps, rowEffect, rowStar } from '../tables/additions.ts';
import { tableFact } from '../tables/country-facts.ts';
import { war, warDeclared, warSince } from '../wars.ts';
import { dpAllotment } from './1-allotment.ts';
import { brp, dpOther, dpPage, opening, undefended, undefendedNow, yearNow } from './12-worksheet.ts';
import { surrendered } from './17-surrender.ts';
import { die } from './42-die-roll.ts';
import { dps } from './4261-dps.ts';
import { covertInPlay, covertOperations, covertUsed } from './4262-covert.ts';
import { hiddenRing, spyRing } from './4262-spy-rings.ts';
import { subversionInPlay, subversionLevel, subversionUsed } from './4263-subversion.ts';
import { tableOther, unbuilt } from './4265-other.ts';
import { aggressor, conquered } from './43-bars.ts';
import { named } from './431-named.ts';
import { franceConquered, franceFell } from './431c-france.ts';
import { rgt50 } from './434-russia-waits.ts';
import { brpsDue } from './59-brps-due.ts';
import { mayReact } from './6-reactions.ts';
import { event, inReaction, spainByAttack, westAttackedNeutral } from './63-triggers.ts';
import { subversionBefore, subversionServes, subversionUses } from './634-subversion.ts';
import { demandRoll, demands, russianForces } from './7-demands.ts';
import { actual } from './8-tension.ts';
import { usatTriggered } from './83-usat.ts';
import { listed, tensionOther } from './84-lists.ts';
import { effective, tensionDie } from './85-effective-level.ts';
import { election } from './86-elections.ts';
import { offensives } from './87-offensives.ts';

/** The facts of rule 49: those of the powers, of the map, of the tensions, of each target, of the play, of the tables. */
export const FAMILIES: readonly Family[] = [
  brp,
  dpOther,
  surrendered,
  dpAllotment,
  undefended,
  undefendedNow,
  war,
  warSince,
  warDeclared,
  rgt50,
  franceConquered,
  franceFell,
  yearNow,
  opening,
  die,
  subversionInPlay,
  covertInPlay,
  subversionUses,
  subversionBefore,
  subversionServes,
  inReaction,
  demandRoll,
  demands,
  westAttackedNeutral,
  russianForces,
  event,
  actual,
  effective,
  tensionDie,
  tensionOther,
  election,
  offensives,
  atWar,
  conquered,
  aggressor,
  unbuilt,
  extra,
  tableOther,
  standing,
  permanent,
  subversionUsed,
  dps,
  spyRing,
  covertUsed,
  named,
  mayReact,
  brpsDue,
  spainByAttack,
  usatTriggered,
  subversionLevel,
  covertOperations,
  hiddenRing,
  tableFact,
  rowEffect,
  rowBrps,
  rowStar,
  dpPage,
  listed,
];
