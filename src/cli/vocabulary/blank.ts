import { type FactKey, type FactType, typeWords } from '../../kernel/sums/facts.ts';
import { own } from '../../kernel/json.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import type { Outcome, SheetResult } from '../../kernel/sums/sheet.ts';
import { WIDTH } from '../console.ts';
import { fold } from '../fold.ts';
import { citation, say } from '../output.ts';
import { columns, rangeText, signedNumber, signedRange } from '../text/show.ts';

/** A worksheet to be filled in: what is known stands in it, all else is a blank. */
export interface Blank {
  readonly title: string;
  readonly rulebook: string;
  readonly lines: readonly BlankLine[];
  /** The total, where all is known; null: to be added up. */
  readonly total: string | null;
  /** Beyond what the total does not go, and the clause. */
  readonly clamp: string;
  /** What it comes to, band by band. */
  readonly bands: readonly { readonly at: string; readonly says: string; readonly clause: string }[];
  readonly asked: readonly Asked[];
}

interface BlankLine {
  readonly label: string;
  readonly clause: string;
  /** Null: a blank. */
  readonly value: string | null;
  readonly canBe: string;
}

/** A fact that is not known: the question, what answers it, and where it is worked out. */
interface Asked {
  readonly key: FactKey;
  readonly question: string;
  readonly takes: string;
  /** The sheet whose total it is. */
  readonly from?: string;
}

/** A sheet as it is filled in on paper. */
export function blankOf(table: Table, result: SheetResult): Blank {
  const { rulebook, rules } = table;
  const sheet = own(rules.sheets, result.sheet);
  const { min, max } = result.total;
  const bands = (sheet?.outcomes ?? []).map((each) => ({
    at: bandText(each),
    says: say(rulebook, each.label),
    clause: each.clauses.join(', '),
  }));
  return {
    title: sheet ? say(rulebook, sheet.title) : result.sheet,
    rulebook: rulebook.title,
    lines: result.lines.map((line) => ({
      label: say(rulebook, line.label),
      clause: line.clause,
      value: line.missing.length === 0 ? signedNumber(line.min) : null,
      canBe: signedRange(line),
    })),
    total: min === max ? String(min) : null,
    clamp: clampText(sheet?.clamp),
    bands,
    asked: askedFor(table, result),
  };
}

/** The facts that a sheet does not know, those of its widest line first. */
export function askedFor({ rulebook, rules }: Table, { lines }: SheetResult): readonly Asked[] {
  const byWidth = lines.toSorted((a, b) => b.max - b.min - (a.max - a.min));
  const keys = [...new Set(byWidth.flatMap(({ missing }) => missing))];
  return keys.map((key) => {
    const spec = own(rules.facts, key);
    const from = spec?.from === undefined ? {} : { from: spec.from };
    return {
      key,
      question: say(rulebook, spec?.question ?? { key }),
      takes: spec ? takesOf(rulebook, spec.type) : '',
      ...from,
    };
  });
}

/** 'at most 2, at least -2' where a sheet has such limits. */
function clampText(clamp: { min?: number; max?: number; clause: string } | undefined): string {
  if (!clamp) return '';
  const { min, max, clause } = clamp;
  const limits = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  return `${limits.join(', ')}${citation([clause])}`;
}

function bandText({ from, to }: Outcome): string {
  if (from === undefined) return to === undefined ? 'any' : `${to} or less`;
  return to === undefined ? `${from} or more` : rangeText({ min: from, max: to });
}

const RULE = '____';

/** A worksheet for a pen, as plain text. */
export function blankText({ title, rulebook, lines, total, clamp, bands, asked }: Blank): string {
  const rows = lines.map(({ label, clause, value, canBe }) => [
    value === null ? RULE : value.padStart(RULE.length),
    label,
    value === null ? canBe : '',
    `[${clause}]`,
  ]);
  const sum = [total === null ? RULE : total.padStart(RULE.length), 'total', clamp];
  return [
    title,
    rulebook,
    'Game ____________________  Turn ____________________',
    '',
    columns([...rows, sum], '  '),
    ...(bands.length === 0 ? [] : ['', columns(bands.map(bandRow), '  ')]),
    ...(asked.length === 0 ? [] : ['', 'To be found out, the widest line first:']),
    ...asked.map((each, i) => fold(`  ________ ${each.question}${aside(each, asked[i - 1])}`, WIDTH)),
  ].join('\n');
}

function bandRow({ at, says, clause }: Blank['bands'][number]): string[] {
  return [`[ ] ${at}`, says, `[${clause}]`];
}

function aside(each: Asked, before: Asked | undefined): string {
  const said = answeredBy(each, before);
  return said === '' ? '' : ` (${said})`;
}

/** What answers a question, unless the one before has just said it, and the sheet that works it out. */
export function answeredBy({ takes, from }: Asked, before: Asked | undefined): string {
  const parts = [
    ...(before?.takes === takes ? [] : [takes]),
    ...(from === undefined ? [] : [`worked out by the sheet ${from}`]),
  ];
  return parts.join('; ');
}

/** What a person writes: a truth is a yes or a no on paper. */
function takesOf(rulebook: Rulebook, type: FactType): string {
  return type.kind === 'boolean' ? 'yes or no' : say(rulebook, typeWords(type));
}
