// Pictures of every screen of the desk in ./screenshots, and what is wrong with them.
// Use: npm run screenshots -- [--url http://127.0.0.1:4000] [--only NAME] [--mode NAME]
// With --picture FILE: only the picture of the desk that the README shows.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { openPage } from './open-page.ts';
import { look, picture, PICTURES, screensOf } from './screens.ts';
import { startSite } from './site.ts';
import { rulebooksOf } from './tour.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    mode: { type: 'string' },
    picture: { type: 'string' },
  },
});
mkdirSync(folder, { recursive: true });
const site = await startSite(values.url);
const browser = await openBrowser();
const code = values.picture === undefined ? await all() : await picture(browser, site, values.picture);
await browser.close();
await site.stop();
process.exit(code);

/** Every screen in every mode; 1 when something is wrong. */
async function all(): Promise<number> {
  const modes = Object.keys(PICTURES).filter((each) => values.mode === undefined || each === values.mode);
  let screens = 0;
  let faults = 0;
  for (const book of [undefined, ...(await rulebooksOf(site))])
    for await (const shot of screensOf(site, book)) {
      if (values.only !== undefined && !shot.name.includes(values.only)) continue;
      screens++;
      for (const mode of modes) {
        const page = await openPage(browser, PICTURES[mode]);
        for (const fault of await look(page, site, shot, {
          picture: join(folder, `${shot.name}.${mode}.png`),
        })) {
          faults++;
          console.log(`${shot.name} (${mode}): ${fault}`);
        }
        await page.context().close();
      }
    }
  console.log(`${screens} screens in ${folder}; ${faults} faults`);
  return faults === 0 ? 0 : 1;
}
