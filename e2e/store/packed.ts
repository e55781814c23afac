/** What goes between a test and a page, as a text: bytes, too. */
export function packed(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, as: unknown) {
    const each = this[key];
    return each instanceof Uint8Array ? { bytes: inLetters(each) } : as;
  });
}

/** The same where it has come. */
export function unpacked(text: string): unknown {
  return JSON.parse(text, (_, each: unknown) =>
    typeof each === 'object' && each !== null && 'bytes' in each
      ? Uint8Array.from(atob(String(each.bytes)), (letter) => letter.charCodeAt(0))
      : each,
  );
}

/** So many bytes can be given to a function one by one. */
const AT_ONCE = 10_000;

function inLetters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  return btoa(parts.join(''));
}
