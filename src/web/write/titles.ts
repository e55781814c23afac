import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { Group, Part } from '../../kernel/file-form.ts';
import { type Path, valueAt } from './draft.ts';
import { w } from './texts.ts';

/** What a form calls a place of a file, from the outside in; null where it has no control for it. */
export function titlesAt(body: Group, path: Path): readonly string[] | null {
  const [key, ...rest] = path;
  const found = [...body.fields, ...(body.ways ?? []).flatMap((way) => way.fields)].find(
    (field) => field.key === key,
  );
  if (!found) return key === undefined ? [] : null;
  const inner = insideOf(found.part, rest);
  return inner && [found.title, ...inner];
}

function insideOf(part: Part, path: Path): readonly string[] | null {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (part.kind === 'group') return titlesAt(part, path);
  if (part.kind === 'list') {
    const inner = insideOf(part.item, rest);
    return inner && [`${part.one} ${Number(key) + 1}`, ...inner];
  }
  if (part.kind === 'map') {
    const named = part.of.find(({ value }) => value === key);
    return named ? [named.title] : null;
  }
  if (part.kind === 'condition') return conditionAt(path);
  return part.kind === 'ids' || part.kind === 'several' ? [] : [String(key)];
}

function conditionAt([key, ...rest]: Path): readonly string[] {
  if (key === undefined || key === 'all' || key === 'any') return rest.length > 0 ? conditionAt(rest) : [];
  if (typeof key === 'number') return [w.condition.part(key + 1), ...conditionAt(rest)];
  const { is, least, most } = w.condition;
  return [own({ fact: w.fact, is, least, most }, key) ?? key];
}

/** Whether something stands in a file for which the form has no control. */
export function isStray(body: Group, path: Path, document: Json): boolean {
  const inner = path.slice(0, -1);
  const held = valueAt(document, inner);
  return isRecord(held) && valueAt(document, path) !== undefined && titlesAt(body, path) === null;
}
