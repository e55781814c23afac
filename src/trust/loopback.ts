/** Whether an address, as it stands in a URL or for the system, is this machine's own. */
export function isLoopback(host: string): boolean {
  return ['localhost', '[::1]', '::1'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}
