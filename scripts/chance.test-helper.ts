import { configureGlobal } from 'fast-check';
import { PROOF, trials } from './tier.ts';

// `npm test` draws the same each time, and less: whoever has changed nothing sees nothing new. Other draws are for the proof.
configureGlobal({ numRuns: trials(100), ...(PROOF ? {} : { seed: 1939 }) });
