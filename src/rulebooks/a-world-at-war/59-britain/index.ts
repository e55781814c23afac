import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { britainAt } from './21-check.ts';
import { resistanceSheet, SHEET } from './21-resistance.ts';
import { britishOffer, OFFER } from './23-offer.ts';
import { britainReported, britishReported } from './41-reported.ts';
import { britishReduction, REDUCE } from './51-reduction.ts';
import { britishUnbuilt } from './51-removed.ts';
import { concessions, CONCESSIONS, germanDemands, germanPolicy, POLICY } from './6-concessions.ts';
import { RULINGS as OF_CONCESSION } from './6-rulings.ts';
import { say as sayConcessions } from './6-words.ts';
import { britishTerms } from './61-terms.ts';
import { territoryTold } from './65-held.ts';
import { britishMinorsTold, MINORS_TOLD } from './65-minors.ts';
import { britishAftermath } from './8-aftermath.ts';
import { barredWars, declarationTold, warResumes } from './86-resumption.ts';
import { britishFarEast, TREATY } from './89-far-east.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { inForce } from './in-force.ts';
import { RULINGS } from './rulings.ts';
import { say } from './words.ts';

/** The steps of rule 59. */
export const STEPS = {
  'british-offer': britishOffer,
  'british-reduction': britishReduction,
  'british-unbuilt': britishUnbuilt,
  'british-terms': britishTerms,
  'british-far-east': britishFarEast,
  'british-aftermath': britishAftermath,
  'british-reported': britishReported,
  concessions,
  'british-minors': britishMinorsTold,
  'german-policy': germanPolicy,
  'german-demands': germanDemands,
};

/** Rule 59: Britain. */
export const BRITAIN: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  rulings: [...RULINGS, ...OF_CONCESSION],
  news: [warResumes, declarationTold, britainReported, territoryTold],
  barred: barredWars,
  decisions: [OFFER, REDUCE, TREATY, MINORS_TOLD, POLICY, CONCESSIONS],
  sheets: ({ plan, rulings }) => ({ [SHEET]: resistanceSheet(plan.european, rulings) }),
  gives: { checks: [britainAt], inForce: [inForce] },
  words: polished(bookOf(say, sayConcessions)),
};
