import { isRecord, type Json, own } from '../../kernel/json.ts';
import {
  type Field,
  fieldsOf,
  type Group,
  type FilePart,
  type PartOf,
} from '../../kernel/forms/file-form.ts';
import { membersOf, type Path, valueAt, wayOf } from './draft.ts';
import { writeTexts } from './texts.ts';

// What a form calls the places of a file.

/** What an item of a list is called. */
export function itemTitle({ one }: PartOf<'list'>, i: number): string {
  return `${one} ${i + 1}`;
}

/** What an item calls itself. */
export function nameOf(item: Json | undefined): string {
  const members = membersOf(item);
  const text = ['label', 'question', 'name', 'title'].map((key) => own(members, key)).find(Boolean);
  return typeof text === 'string' ? text : '';
}

/** What a form calls a place inside of a part, from the outside in; null where it has no control for it. */
export function titlesAt(part: FilePart, path: Path, value: Json | undefined): readonly string[] | null {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const below = (inner: Pick<Field, 'title' | 'part'>): readonly string[] | null => {
    const titles = titlesAt(inner.part, rest, valueAt(value, [key]));
    return titles && [inner.title, ...titles];
  };
  switch (part.kind) {
    case 'group': {
      const field = fieldAt(part, key, value);
      return field ? below(field) : null;
    }
    case 'list':
      return below({ title: itemTitle(part, Number(key)), part: part.item });
    case 'map': {
      const named = part.of.find((each) => each.value === key);
      return named ? below({ title: named.title, part: part.each }) : null;
    }
    case 'condition':
      return conditionAt(path);
    case 'ids':
    case 'several':
      return [];
    default:
      return [String(key)];
  }
}

/** A field of an object: that of the shape it has, where several shapes have one of this key. */
function fieldAt(group: Group, key: string | number, value: Json | undefined): Field | undefined {
  const { ways = [] } = group;
  const shown = ways[wayOf(ways, value)]?.fields ?? [];
  return [...shown, ...fieldsOf(group)].find((field) => field.key === key);
}

function conditionAt([key, ...rest]: Path): readonly string[] {
  if (key === undefined) return [];
  if (key === 'all' || key === 'any') return conditionAt(rest);
  if (typeof key === 'number') return [writeTexts.condition.part(key + 1), ...conditionAt(rest)];
  const { is, least, most } = writeTexts.condition;
  return [own({ fact: writeTexts.fact, is, least, most }, key) ?? key];
}

/** Whether something stands in a file for which the form has no control. */
export function isStray(body: Group, path: Path, document: Json): boolean {
  const isMember = isRecord(valueAt(document, path.slice(0, -1)));
  return isMember && valueAt(document, path) !== undefined && titlesAt(body, path, document) === null;
}
