/** Things under one heading, each with what it is called there; without a heading where it is ''. */
interface Grouped<T> {
  readonly head: string;
  readonly picks: readonly T[];
}

const CUT = ': ';

/**
 * Labels that share all before a colon ("Event: Turkey", "Event: Greece") stand together: what they share is said once, as
 * their heading. The order stays, and a label that shares nothing keeps its whole text.
 */
export function groupLabels<T extends { readonly label: string }>(
  picks: readonly T[],
): readonly Grouped<T>[] {
  const headOf = ({ label }: T): string => (label.includes(CUT) ? label.slice(0, label.indexOf(CUT)) : '');
  const counts = new Map<string, number>();
  for (const pick of picks) counts.set(headOf(pick), (counts.get(headOf(pick)) ?? 0) + 1);
  const groups: { readonly head: string; readonly picks: T[] }[] = [];
  for (const pick of picks) {
    const shared = headOf(pick);
    const head = (counts.get(shared) ?? 0) > 1 ? shared : '';
    const last = groups.at(-1);
    const under = head === '' ? pick : { ...pick, label: pick.label.slice(head.length + CUT.length) };
    if (last?.head === head) last.picks.push(under);
    else groups.push({ head, picks: [under] });
  }
  return groups;
}
