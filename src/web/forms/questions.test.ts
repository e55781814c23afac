import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { LastTold } from '../../kernel/game/last-told.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { deskTexts } from '../texts.ts';
import { Questions } from './questions.tsx';
import type { Values } from '../answer/report.ts';

const book = bindBook(
  rulebookOf('a-world-at-war'),
  { scenario: 'european-1940', rulings: {}, data: null },
  false,
);
if (!book) throw new Error('no book');
const { rules } = book.table;
const [allotment] = rules.asks(viewOf(rules.setup(), TABLE)) as readonly [Decision];

/** The questions of the year start as a person with these seats sees them. */
function drawn(
  seats: readonly string[] | undefined,
  last?: LastTold,
  filled?: Values,
  decision = allotment,
): string {
  const form = createElement(Questions, {
    decision,
    facts: decision.form.kind === 'report' ? decision.form.facts : [],
    busy: false,
    sending: false,
    verb: '',
    picked: null,
    onPick: () => undefined,
    given: {},
    onGive: () => undefined,
    ...(seats ? { seats } : {}),
    ...(filled ? { filled, onType: () => undefined } : {}),
    last: () => last,
    told: () => undefined,
    by: () => undefined,
    onAnswer: () => undefined,
  });
  return renderToStaticMarkup(createElement(BookProvider, { value: book, children: form }));
}

it('has a line for each camp of what others are asked first, and rows for one\u2019s own', () => {
  const html = drawn(['european-axis']);
  expect(html).toContain(deskTexts.form.ofOthers);
  const [own = '', theirs = ''] = html.split(`<section aria-label="${deskTexts.form.ofOthers}"`);
  expect([own.includes('Germany BRPs'), own.includes('France BRPs')]).toEqual([true, false]);
  expect(theirs).toContain('<b>Western Allies</b>: Britain BRPs');
  expect(theirs).toContain('<b>Russia</b>: Russia BRPs');
});

it('has all rows in one list for one who answers for all', () => {
  for (const seats of [undefined, ['european-axis', 'western-allies', 'russia']])
    expect(drawn(seats)).not.toContain(deskTexts.form.ofOthers);
});

it('says behind each row where its answer is found, and beside it what was told before', () => {
  const html = drawn(undefined, { value: 3, ago: 4 });
  expect(html).toContain('On the BRP record of Germany');
  expect(html).toContain(deskTexts.form.wasThen('3', 4));
});

it('names what is told on its button', () => {
  const key = 'brp.germany';
  expect(drawn(undefined, undefined, { [key]: 120 })).toContain(deskTexts.form.tellOf('Germany BRPs 120'));
  const two = drawn(undefined, undefined, { [key]: 120, 'brp.italy': 60 });
  expect(two).toContain(deskTexts.form.tellMany(2));
  expect(two).toContain('Germany BRPs 120, Italy BRPs 60');
});

it('asks nobody for what is all of others, also where one answers for all', () => {
  const { facts } = allotment.form as { readonly facts: readonly string[] };
  const only = facts.filter((key) => key.includes('russia'));
  const form = { kind: 'report' as const, facts: only };
  const html = drawn(['european-axis'], undefined, undefined, { ...allotment, form });
  expect(html).toContain(deskTexts.form.ofOthers);
  expect(html).not.toContain('class="fact-row');
  expect(drawn(['russia'], undefined, undefined, { ...allotment, form })).not.toContain(
    deskTexts.form.ofOthers,
  );
});
