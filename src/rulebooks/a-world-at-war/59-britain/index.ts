import type { Chapter } from '../../../kernel/chapter.ts';
import { wordBook } from '../../../kernel/words.ts';
import { polished } from '../polish.ts';
import type { Ground } from '../state.ts';
import { resistanceSheet, SHEET } from './21-resistance.ts';
import { britishOffer, OFFER } from './23-offer.ts';
import { britainReported, britishReported } from './41-reported.ts';
import { britishReduction, REDUCE } from './51-reduction.ts';
import { britishUnbuilt } from './51-removed.ts';
import { concessions, CONCESSIONS, germanDemands, germanPolicy, POLICY } from './6-concessions.ts';
import { RULINGS as OF_CONCESSION } from './6-rulings.ts';
import { WORDS as OF_CONCESSIONS } from './6-words.ts';
import { britishTerms } from './61-terms.ts';
import { britishMinorsTold, MINORS_TOLD } from './65-minors.ts';
import { britishAftermath } from './8-aftermath.ts';
import { barredWars, declarationTold, warResumes } from './86-resumption.ts';
import { britishFarEast, TREATY } from './89-far-east.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';
import { RULINGS } from './rulings.ts';
import { WORDS } from './words.ts';

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
  news: [warResumes, declarationTold, britainReported],
  barred: barredWars,
  decisions: [OFFER, REDUCE, TREATY, MINORS_TOLD, POLICY, CONCESSIONS],
  sheets: ({ plan, rulings }) => ({ [SHEET]: resistanceSheet(plan.european, rulings) }),
  words: polished(wordBook(WORDS, OF_CONCESSIONS)),
};
