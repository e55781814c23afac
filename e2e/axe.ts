import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Wait until nothing moves any more: a button that was just pressed or pointed at is still on its way to its colours. */
export async function calm(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What axe-core finds wrong with a page that has come to rest. */
export async function axe(page: Page): Promise<string[]> {
  await calm(page);
  return axeOf(page, {});
}

/** The same of its colours alone. */
export async function contrast(page: Page): Promise<string[]> {
  await calm(page);
  return axeOf(page, { runOnly: ['color-contrast'] });
}

async function axeOf(page: Page, options: object): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate((given) => {
    const tool = (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe;
    // to say how to find each of thousands of elements that are right takes far longer than to check them
    return tool.run({ ...given, resultTypes: ['violations'] });
  }, options);
  return violations.map(
    (each) => `axe ${each.id}: ${each.help} (${each.nodes.map((node) => node.target).join('; ')})`,
  );
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}
