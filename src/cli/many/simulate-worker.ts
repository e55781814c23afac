import { workerData } from 'node:worker_threads';
import { countsOf, type Job, type Range } from '../../analysis/simulate/bound.ts';
import type { MatchTally } from '../../analysis/simulate/match.ts';
import type { Tally } from '../../analysis/simulate/tally.ts';
import type { VariantsTally } from '../../analysis/simulate/variants.ts';

// Plays the games of the ranges that it is sent: numbers in, counts out.

const play = countsOf(workerData as Job);

export default (range: Range): Tally | MatchTally | VariantsTally => play(range);
