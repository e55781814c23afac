import { type Json, type WordBook, renderValue } from '../../../kernel/index.ts';

/** That flags of others go with a new one; nothing where none does. */
export function goneText({ gone }: Readonly<Record<string, Json>>, book: WordBook): string {
  if (!Array.isArray(gone)) return '';
  const whose = gone.map((each) => renderValue(book, each)).join(' and ');
  return gone.length === 1 ? ` The flag of ${whose} comes off.` : ` The flags of ${whose} come off.`;
}
