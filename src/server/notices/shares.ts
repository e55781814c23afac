/** So many are sent side by side in all, and so many of them to one host or one person. */
const MOST = 64;
const SHARE = 2;

/** Who is being told now: of all, each host and each person has a share, and whoever finds it taken waits in turn. */
interface Shares {
  /** Whether anybody may begin. */
  hasRoom(): boolean;
  /** Begin to send over a channel that lies in these lanes; false: one of them is full, and the channel waits for it. */
  begin(channel: string, lanes: readonly string[]): boolean;
  /** It is sent, or not. */
  end(lanes: readonly string[]): void;
  /** The channels that wait, but for those whose turn it is. */
  waiting(): readonly string[];
  /** Those whose turn it is have nothing to send any more; whether there were any. */
  forget(): boolean;
}

/** Shares of what is sent at once. */
export function makeShares(most: number = MOST, share: number = SHARE): Shares {
  const busy = new Map<string, number>();
  const queues = new Map<string, Set<string>>();
  let all = 0;
  const roomIn = (lane: string): number => share - (busy.get(lane) ?? 0);

  function drop(channel: string): void {
    for (const [lane, queue] of queues) if (queue.delete(channel) && queue.size === 0) queues.delete(lane);
  }

  return {
    hasRoom: () => all < most,
    begin(channel, lanes) {
      const full = lanes.find((lane) => roomIn(lane) <= 0);
      if (full !== undefined) {
        queues.set(full, (queues.get(full) ?? new Set()).add(channel));
        return false;
      }
      drop(channel);
      for (const lane of lanes) busy.set(lane, (busy.get(lane) ?? 0) + 1);
      all++;
      return true;
    },
    end(lanes) {
      all--;
      for (const lane of lanes) {
        const left = (busy.get(lane) ?? 0) - 1;
        if (left > 0) busy.set(lane, left);
        else busy.delete(lane);
      }
    },
    waiting: () => [...queues].flatMap(([lane, queue]) => [...queue].slice(roomIn(lane))),
    forget() {
      const called = [...queues].flatMap(([lane, queue]) => [...queue].slice(0, roomIn(lane)));
      called.forEach(drop);
      return called.length > 0;
    },
  };
}
