/** A text of a game without what the game is called and what its house has signed: of two games, what can be compared. */
export function alike(text: string, game: string): string {
  return text
    .replaceAll(game, 'GAME')
    .replaceAll(/"key":"[\w-]{43}","game":"[\da-f]{32}"/g, '"key":"KEY","game":"NAME"')
    .replaceAll(/"by":"[\w-]{86}"/g, '"by":"SIGNATURE"');
}
