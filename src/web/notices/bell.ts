import { keptTold } from './kept.ts';
import { workerHere } from './push.ts';

/** What the window of a desk was called, and where, when it was last looked at. */
interface Rung {
  readonly at: string;
  readonly title: string;
  readonly waits: boolean;
  readonly what: string;
}
let before: Rung | null = null;

/**
 * A desk is called so now; `what`: for whom play waits, and what is proposed. What begins to wait there is told as this person chose;
 * what stands there from the start is not, nor what is only shown at another seat.
 */
export function heard(title: string, waits: boolean, what: string): void {
  const [at = ''] = window.location.hash.split('?');
  // to who is there and goes from one question to the next nothing need be said
  const isOther = before?.waits === false || (document.hidden && before?.what !== what);
  const isNew = before?.at === at && before.title !== title && isOther;
  before = { at, title, waits, what };
  if (!isNew || !waits) return;
  const { sound, shown } = keptTold();
  if (sound) tone();
  if (shown && document.hidden) void show(title);
}

/** Notes of the tone, in hertz. Who wishes for little motion gets one, and softer. */
const NOTES = [587, 784];
const SECONDS = 0.16;

/** A short tone, made on the spot. A browser in which nobody has touched the page yet stays silent. */
export function tone(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const context = new AudioContext();
  const notes = isCalm ? NOTES.slice(0, 1) : NOTES;
  for (const [i, pitch] of notes.entries()) {
    const start = context.currentTime + i * SECONDS;
    const [voice, loudness] = [context.createOscillator(), context.createGain()];
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(isCalm ? 0.05 : 0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    voice.connect(loudness).connect(context.destination);
    voice.start(start);
    voice.stop(start + SECONDS);
  }
  setTimeout(() => void context.close(), 1000);
}

/** A note on the screen, unless the push service tells this browser anyway. */
async function show(title: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await workerHere();
  if (await worker?.pushManager?.getSubscription()) return;
  const options = { tag: window.location.hash, icon: 'icon-192.png', data: { open: window.location.href } };
  if (worker) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.addEventListener('click', () => {
    window.focus();
    note.close();
  });
}
