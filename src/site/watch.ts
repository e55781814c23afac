/** What a tab watches its house with. */
interface Watching {
  /** Ask who has the house. */
  who(): void;
  /** Whether somebody sees this tab: a browser slows down one that nobody sees. */
  isSeen(): boolean;
  /** Told when the house no longer answers, and when it does again. */
  told(isSilent: boolean): void;
}

/** Whoever has a house and has not answered for so long is taken to hang, in milliseconds. */
const PATIENCE = 10_000;

/** Ask again and again whether the house is there. Returns what is to be called when it was heard. */
export function watchHouse({ who, isSeen, told }: Watching): () => void {
  let isAsked = true;
  let isSilent = false;
  const say = (next: boolean): void => {
    if (next !== isSilent) told(next);
    isSilent = next;
  };
  setInterval(() => {
    if (isAsked && isSeen()) say(true);
    isAsked = isSeen();
    if (isAsked) who();
  }, PATIENCE);
  return () => {
    isAsked = false;
    say(false);
  };
}
