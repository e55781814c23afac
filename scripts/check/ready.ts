// What has to be there before the first test.
import { postgresFolder } from '../postgres-here.ts';

/** See to it that there is a browser, before anything is checked: where none can be had, the tests that need one fail. */
export async function readyBrowser(): Promise<void> {
  console.log('a browser for the tests of the desk is looked for, and installed where there is none');
  try {
    const { ensureBrowser } = await import('../../e2e/browser.ts');
    ensureBrowser();
  } catch (error) {
    console.log(`THERE IS NO BROWSER: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What this machine cannot run for want of a Postgres server, in words; '': nothing. */
export function withoutPostgres(): string {
  if (postgresFolder() !== null) return '';
  return 'all tests of games in Postgres, as this machine has no Postgres server (initdb)';
}
