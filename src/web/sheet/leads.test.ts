import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Form } from '../../kernel/forms/form.ts';
import { foresee } from '../../kernel/sums/know.ts';
import { prospectsOf } from '../../kernel/sums/prospect.ts';
import * as worked from '../prospect/worked.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { DecisionForm } from '../forms/form.tsx';
import { type Foresight, ForesightProvider } from '../prospect/foresight.tsx';
import { deskTexts } from '../texts.ts';
import { LedToAll } from './led-to.tsx';

const book = bindBook(
  rulebookOf('level-of-cooperation'),
  { scenario: 'short-1942', rulings: {}, data: null },
  true,
);
if (!book) throw new Error('no book');
const { table } = book;
const { rules } = table;
const position = rules.setup();
const [choose] = rules.asks(viewOf(position, 'germany')) as readonly [Decision];

/** A form as the desk draws it. */
function drawn(form: Form): string {
  const one = createElement(DecisionForm, {
    decision: { ...choose, form },
    previews: [],
    typed: true,
    busy: false,
    sending: false,
    verb: 'Answer',
    picked: null,
    onPick: () => undefined,
    given: {},
    onGive: () => undefined,
    last: () => undefined,
    told: () => undefined,
    by: () => undefined,
    view: viewOf(position, 'germany'),
    mine: [],
    onAnswer: () => undefined,
  });
  return shown(one, form);
}

function shown(children: ReactNode, form: Form = choose.form): string {
  const view = viewOf(position, 'germany');
  const value: Foresight = {
    prospects: prospectsOf(rules, view, form, {}),
    worked,
    ahead: (leads, number) => foresee(rules, view, leads, number),
    toldIn: () => null,
    set: {},
    onSet: () => undefined,
  };
  const inside = createElement(ForesightProvider, { value, children });
  return renderToStaticMarkup(createElement(BookProvider, { value: book, children: inside }));
}

describe('what a choice leads to', () => {
  it('stands in a line with every option that leads to a roll, as a description and not in its name', () => {
    const text = drawn(choose.form);
    const open = choose.form.kind === 'choose' ? choose.form.options.filter((each) => !each.barred) : [];
    expect(text.match(/31%: a hit/g)).toHaveLength(open.length - 1);
    expect(text).toMatch(/aria-describedby="([^"]+)".*?id="\1" aria-hidden="true" class="chance"/);
    expect(text).toContain(deskTexts.sheet.leads);
  });

  it('shows the sheets and chances of what is picked, lines that count nothing folded', () => {
    const options = choose.form.kind === 'choose' ? choose.form.options : [];
    const turkey = options.filter((each) => each.value === 'turkey');
    const text = shown(createElement(LedToAll, { choices: turkey }));
    expect(text).toContain('every roll hits on 1');
    expect(text).toContain(deskTexts.sheet.zeros(4));
    expect(text).not.toContain('controls Caucasus');
    expect(text).toContain('11 in 36');
    expect(shown(createElement(LedToAll, { choices: [] }))).toContain(deskTexts.sheet.leadsPick);
  });

  it('stands with rows too, and says nothing where nothing leads to a roll', () => {
    const leads = choose.form.kind === 'choose' ? choose.form.options[0]?.leads : undefined;
    if (!leads) throw new Error('the first option leads nowhere');
    const rows = [{ id: 'a', label: choose.prompt, max: 1, leads }];
    const limits = [{ rows: ['a'], max: 1, clauses: ['S2'], reason: choose.prompt }];
    expect(drawn({ kind: 'allocate', rows, limits })).toContain('31%');
    const plain = rows.map(({ id, label, max }) => ({ id, label, max }));
    expect(drawn({ kind: 'allocate', rows: plain, limits })).not.toContain(deskTexts.sheet.leads);
  });
});
