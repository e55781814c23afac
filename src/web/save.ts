import { fileName } from '../kernel/texts/file-name.ts';

/** Give a text to the person at this device, as a file. */
export function saveText(name: string, text: string, type = 'application/yaml'): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same with bytes. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** What a file is called that is saved of something now. */
export function namedNow(title: string, ending: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return fileName(title, day.map((part) => String(part).padStart(2, '0')).join('-'), ending);
}
