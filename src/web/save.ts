/** Give a text to the person at this device, as a file. */
export function saveText(name: string, text: string, type = 'application/yaml'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
