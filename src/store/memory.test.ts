import { memoryStore } from './memory.ts';
import { storeContract } from './contract.test-helper.ts';

storeContract('memory', async () => memoryStore());
