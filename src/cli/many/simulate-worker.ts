import { workerData } from 'node:worker_threads';
import {
  countsOf,
  type Job,
  type MatchTally,
  type GameRange,
  type Tally,
  type VariantsTally,
} from '../../analysis/simulate/index.ts';

// Plays the games of the ranges that it is sent: numbers in, counts out.

const play = countsOf(workerData as Job);

export default (range: GameRange): Tally | MatchTally | VariantsTally => play(range);
