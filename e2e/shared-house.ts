import { ensureBrowser } from './browser.ts';

/** Before the first test. */
export default ensureBrowser;
