import { PROOF } from '../scripts/tier.ts';
import { houseInBrowser } from './stage.ts';

// The same stories with the house in the browser: a story of each rulebook, in proof all in which a whole game is played.

const A_BOOK_EACH = ['game', 'cells', 'gathering-storm', 'the-war-game'];
const MORE = ['putting-right', 'knows-better', 'what-if', 'surrender', 'bots'];

houseInBrowser(true);
for (const name of PROOF ? [...A_BOOK_EACH, ...MORE] : A_BOOK_EACH)
  await import(`./${name}.test.ts?in-browser`);
houseInBrowser(false);
