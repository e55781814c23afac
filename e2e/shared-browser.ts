import { sharedBrowser } from './browser.ts';

// Done before each file of tests: the browser is not one file's, and stays.
await sharedBrowser();
