/** What the address of the first page comes with, from a notice. */
export type LinkIn =
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'confirm' | 'leave'; readonly channel: string; readonly token: string };

/** Read a fragment such as '#/?leave=ab12.token' or '#/?game=ab12'; null where it comes with nothing. */
export function linkIn(hash: string): LinkIn | null {
  const [, query = ''] = hash.split('?');
  const found = new URLSearchParams(query);
  const game = found.get('game');
  if (game) return { kind: 'game', game };
  for (const kind of ['confirm', 'leave'] as const) {
    const [channel = '', token = ''] = found.get(kind)?.split('.') ?? [];
    if (channel !== '' && token !== '') return { kind, channel, token };
  }
  return null;
}
