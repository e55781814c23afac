import { expect, it } from 'vitest';
import { json, sums } from '../../kernel/index.ts';
import { boundTo } from './books.test-helper.ts';
import { aWorldAtWar } from './index.ts';

/** With these there are facts that there are not by default. */
const OTHER = { 'atomic-marker-control': 'yes', 'germany-needed': 'berlin', secrecy: 'paper' };

it.each(
  aWorldAtWar.scenarios.flatMap(({ id }) => [
    [id, {}],
    [id, OTHER],
  ]),
)('says in words what every fact stands under, in %s', (scenario, rulings) => {
  const { facts } = boundTo(scenario as string, rulings as Record<string, string>).books;
  const kinds = Object.entries(facts).flatMap(([key, spec]) =>
    spec.under || !sums.isReportable(spec) ? [] : [key.split('.')[0] ?? key],
  );
  expect(kinds.length).toBeGreaterThan(0);
  expect(
    [...new Set(kinds)].filter((kind) => json.own(aWorldAtWar.words, `facts.${kind}`) === undefined),
  ).toEqual([]);
});
