import { type WordBook, fill } from '../../kernel/index.ts';

/** Texts with one of a thing no plural, and a capital where a sentence or a label begins with a name. */
export function polishBook(book: WordBook): WordBook {
  return Object.fromEntries(Object.entries(book).map(([key, text]) => [key, polish(key, text)]));
}

function polish(key: string, text: WordBook[string]): WordBook[string] {
  if (typeof text === 'function') return text;
  const counts = /\{\w+\} (DP|BRP)s/.test(text);
  const capital = text.startsWith('{') && (/[.?]$/.test(text) || /^(row|board)\./.test(key));
  if (!counts && !capital) return text;
  return (args, book) => {
    const said = fill(book, text, args).replace(/(?<![\w\u2212-])1 (DP|BRP)s/g, '1 $1');
    return capital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  };
}
