/** How this browser tells its person while the page is open. Quiet until asked otherwise. */
export interface Told {
  readonly sound: boolean;
  readonly shown: boolean;
}

const PLACE = 'demarche.notices';
const QUIET: Told = { sound: false, shown: false };

export function keptTold(storage: Storage = localStorage): Told {
  try {
    const kept = JSON.parse(storage.getItem(PLACE) ?? 'null') as Partial<Told> | null;
    return { sound: kept?.sound === true, shown: kept?.shown === true };
  } catch {
    return QUIET;
  }
}

export function keepTold(told: Told, storage: Storage = localStorage): void {
  try {
    storage.setItem(PLACE, JSON.stringify(told));
  } catch {
    return;
  }
}
