import { GAMES, isLong } from './opened.test-helper.ts';
import { testReplays } from './replays.test-helper.ts';

// The long games under fixtures; the short ones are played in released.test.ts.
testReplays(GAMES.filter(isLong));
