/** What stands in a column as JSON; null where it is none. */
export function parseColumn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
