/** Why this browser cannot be told when the page is closed; null: it can. */
export type NoPush = 'insecure' | 'install' | 'none' | 'denied';

/** What the server needs to send to this browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function whyNoPush(): NoPush | null {
  if (!window.isSecureContext) return 'insecure';
  // Safari on a phone has it only for pages on the home screen
  if (!('PushManager' in window) && 'standalone' in navigator && navigator.standalone === false)
    return 'install';
  if (!('PushManager' in window) || !('serviceWorker' in navigator)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The worker of this browser; undefined: it has none, or is forbidden to have one. */
export async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}

/** By what the push service knows this browser; null where it is not told. */
export async function endpointHere(): Promise<string | null> {
  const worker = await workerHere();
  const found = await worker?.pushManager?.getSubscription();
  return found?.endpoint ?? null;
}

/** The worker that shows what comes. It keeps nothing of the page. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Ask this browser to be told; null where its person said no. `key`: that of the server. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  // one that was made for another server's key is of no use here
  if (before && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return {
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  };
}

/** Bytes in the letters that a link can carry. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
