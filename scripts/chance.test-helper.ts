import { configureGlobal } from 'fast-check';
import { trials } from './thorough.test-helper.ts';
import { PROOF } from './tier.ts';

// `npm test` draws the same each time, and less: whoever has changed nothing sees nothing new. Other draws are for the proof.
configureGlobal({ numRuns: trials(100), ...(PROOF ? {} : { seed: 1939 }) });
