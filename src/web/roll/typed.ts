/** The numbers that are typed for dice, on whatever keyboard; nothing typed is a face that is not known. */
export function facesTyped(typed: string): (number | undefined)[] {
  const faces = typed
    .normalize('NFKC')
    .split(/[^\d]+/)
    .filter((each) => each !== '');
  return faces.length === 0 ? [undefined] : faces.map(Number);
}
