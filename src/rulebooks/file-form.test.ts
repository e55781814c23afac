import { describe, expect, it } from 'vitest';
import { type Group, fieldsOf, formsOf } from '../kernel/kit/front.test-helper.ts';
import { type Json, type files, json } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';

const FORMS = RULEBOOKS.flatMap((rulebook) =>
  formsOf(rulebook, null).map((form): [string, (typeof RULEBOOKS)[number], files.FileForm] => [
    `${rulebook.id}: ${form.kind}`,
    rulebook,
    form,
  ]),
);

/** A document in which every object of the form has a field that nobody knows. */
function withStranger(group: Group, document: Readonly<Record<string, Json>>): Record<string, Json> {
  const lists = fieldsOf(group).flatMap(({ key, part }): [string, Json][] =>
    part.kind === 'list' && part.item.kind === 'group' && json.isRecord(part.begin)
      ? [[key, [withStranger(part.item, part.begin as Record<string, Json>)]]]
      : [],
  );
  return { ...document, ...Object.fromEntries(lists), stranger: 1 };
}

/** The groups of a form by their place in that document. */
function groupsIn(group: Group, path: readonly (string | number)[]): [string, Group][] {
  const inner = fieldsOf(group).flatMap(({ key, part }) =>
    part.kind === 'list' && part.item.kind === 'group' ? groupsIn(part.item, [...path, key, 0]) : [],
  );
  return [[[...path, 'stranger'].join('.'), group], ...inner];
}

function valueAt(document: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

describe.each(FORMS)('the form of %s', (_, rulebook, form) => {
  it('has every field that the reader takes, and no other', () => {
    const read = rulebook.data([withStranger(form.body, form.begins[0]?.document ?? {})]);
    const faults = 'faults' in read ? read.faults : [];
    for (const [place, group] of groupsIn(form.body, [])) {
      const fault = faults.find(({ path }) => path.join('.') === place)?.fault ?? '';
      const known = /the fields are (.*)$/.exec(fault)?.[1]?.split(', ') ?? [];
      const head = place === 'stranger' ? ['format', 'kind'] : [];
      const asked = new Set([...head, ...fieldsOf(group).map(({ key }) => key)]);
      expect([...asked].sort(), place).toEqual(known.sort());
    }
  });

  it('begins with what the reader takes, but for what is still to be filled in', () => {
    for (const { document } of form.begins) {
      const read = rulebook.data([document]);
      const faults = 'faults' in read ? read.faults : [];
      expect(faults.filter(({ path }) => !isBlank(valueAt(document, path)))).toEqual([]);
    }
  });
});
