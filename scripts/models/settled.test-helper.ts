import { MODELS } from './models.ts';

/** In some games these still differ from the program, and it is not settled who is right: `npm run models` finds them. */
const UNSETTLED = ['a-world-at-war-surrender', 'the-war-game'];

/** The models with which the program agrees. */
export const SETTLED = Object.entries(MODELS).filter(([name]) => !UNSETTLED.includes(name));
