import type { Page } from 'playwright';

// A page as it is read out from its top to its end.

/** A node of the browser's accessibility tree. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Something that is read, and what is read within it. */
interface Said {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly within: readonly Said[];
}

/** Text, and what sets it off without a word. */
const PLAIN = new Set(['generic', 'none', 'strong', 'emphasis', 'mark', 'superscript', 'subscript', 'code']);
const SILENT = new Set(['InlineTextBox', 'LineBreak', 'ListMarker', 'MenuListPopup', 'Iframe']);
/** What is heard by its name alone, whatever words are in it. */
const NAMED = new Set(['link', 'button', 'DisclosureTriangle', 'tab', 'radio', 'checkbox', 'option']);
/** What is heard as its text, without a role. */
const BARE = new Set(['paragraph', 'StaticText', 'LabelText', 'Legend', 'Abbr', 'time']);
/** What only stands beside each other is read as far as this: the rest is the same. */
const MOST_ALIKE = 6;
/** What differs from game to game, from hour to hour, and from browser to browser. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/127\.0\.0\.1:\d+\S*/g, 'http://...'],
  [/\b127\.0\.0\.1:\d+/g, 'HOST'],
  [/\b\d{1,2}:\d\d(:\d\d)?\b/g, '00:00'],
  // what is to come, with its date and what is left
  [
    /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} \d{4}, 00:00 [\w+-]+, in \d+ \w+(?: \d+ \w+)?/g,
    'a day to come',
  ],
  [/\b(?:yesterday|tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g, 'today'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}\b/g, 'today'],
  // a day is said of what was on another one
  [/\b(?:today|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2},) (?=00:00)/g, ''],
  // whether somebody is still here hangs on how long the pages before have taken
  [/\blast here 00:00/g, 'here now'],
  // browsers name the parts of their own field for a date once or twice
  [/^(Month|Day|Year|Show date picker) \1$/, '$1'],
];

/** What is read of a page, a line for each thing: role, name, value, state and description. */
export async function aloud(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly Node[] };
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  return root ? linesOf(saidIn(root, byId), 0) : [];
}

/** What a reader of every kind would stumble over: a control without a name, or named by a bare number. */
export function unplaced(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .filter((line) => /^(button|link|checkbox|textbox|spinbutton|combobox|slider|tab) "[\d\s]*"/.test(line))
    .map((line) => `said without its place: ${line}`);
}

const text = (value: { readonly value?: unknown } | undefined): string =>
  CHANGING.reduce(
    (said, [changing, fixed]) => said.replace(changing, fixed),
    String(value?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

function saidIn(node: Node, byId: ReadonlyMap<string, Node>): Said[] {
  const role = text(node.role);
  if (SILENT.has(role)) return [];
  const within = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? saidIn(child, byId) : [];
  });
  if (node.ignored || PLAIN.has(role))
    return text(node.name) === '' || node.ignored ? within : [one(node, within)];
  return [one(node, within)];
}

function one(node: Node, within: readonly Said[]): Said {
  const role = text(node.role);
  const name = text(node.name);
  if (role === 'LabelText' && joined(within) === null)
    return { role: 'StaticText', name: '', text: '', within: within.filter(isMore) };
  if (BARE.has(role))
    return { role: 'StaticText', name: '', text: role === 'StaticText' ? name : '', within };
  const told = joined(within);
  const head = [
    `${role}${levelOf(node)}${name === '' && !isControl(node) ? '' : ` "${name}"`}`,
    ...statesOf(node),
    // what describes itself by its name a reader says once
    ['', name].includes(text(node.description)) ? '' : `(${text(node.description)})`,
  ];
  // what is named by its own words is not read twice
  const rest = NAMED.has(role) ? within.filter(isMore) : within;
  return { role, name, text: head.filter(Boolean).join(', '), within: told === name ? [] : rest };
}

/** Whether it is more than words, as what stands in a label or a button beside its name. */
const isMore = (said: Said): boolean => joined([said]) === null;

/** All words of what is within, where there is nothing but words. */
function joined(within: readonly Said[]): string | null {
  if (within.some(({ role }) => role !== 'StaticText')) return null;
  const parts = within.map((each) => (each.text === '' ? joined(each.within) : each.text));
  if (parts.includes(null)) return null;
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function propertyOf({ properties = [] }: Node, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value.value;
}

const isControl = (node: Node): boolean => propertyOf(node, 'focusable') === true;

function levelOf(node: Node): string {
  return text(node.role) === 'heading' ? ` ${String(propertyOf(node, 'level'))}` : '';
}

/** States in the words of a reader. */
function statesOf(node: Node): string[] {
  const is = (name: string): boolean => ['true', 'mixed', true].includes(propertyOf(node, name) as string);
  const expanded = propertyOf(node, 'expanded');
  return [
    text(node.value),
    is('checked') ? 'checked' : '',
    is('pressed') ? 'pressed' : '',
    is('selected') ? 'selected' : '',
    expanded === undefined ? '' : expanded === true ? 'open' : 'closed',
    is('disabled') ? 'dimmed' : '',
    is('invalid') ? 'invalid' : '',
    is('focused') ? 'focus' : '',
  ].filter(Boolean);
}

/** Whether it is a fold that stands open: what is in it is what one came for. */
function isUnfolded({ role, within }: Said): boolean {
  return role === 'group' && within.some(({ text }) => /^DisclosureTriangle .*, open/.test(text));
}

/** The lines, indented; text beside text is one, and of many alike only the first are told. */
function linesOf(all: readonly Said[], depth: number): string[] {
  const lines: string[] = [];
  let [alike, left] = [0, 0];
  let before = '';
  const close = (): void => {
    if (left > 0) lines.push(`${'  '.repeat(depth)}... ${left} more: ${before}`);
    left = 0;
  };
  for (const each of merged(all)) {
    if (each.role !== before) {
      close();
      [before, alike] = [each.role, 0];
    }
    alike++;
    if (alike > MOST_ALIKE && each.role !== 'StaticText' && !isUnfolded(each)) {
      left++;
      continue;
    }
    if (each.text !== '') lines.push(`${'  '.repeat(depth)}${each.text}`);
    lines.push(...linesOf(each.within, each.text === '' ? depth : depth + 1));
  }
  if (before !== 'StaticText') close();
  return lines;
}

/** Text that stands beside text is read in one. */
function merged(all: readonly Said[]): Said[] {
  const result: Said[] = [];
  for (const each of all) {
    const words = each.role === 'StaticText' ? joined([each]) : null;
    const last = result.at(-1);
    if (words === null) result.push(...(each.text === '' ? merged(each.within) : [each]));
    else if (last?.role === 'StaticText' && last.within.length === 0)
      result.splice(-1, 1, { ...last, text: `${last.text} ${words}`.trim() });
    else if (words !== '') result.push({ role: 'StaticText', name: '', text: words, within: [] });
  }
  return result;
}
