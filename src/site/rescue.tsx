import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { HouseService } from '../server/local/index.ts';
import { Refused } from '../web/api.ts';
import { namedNow, saveBlob } from '../web/save.ts';
import { takeLinks } from './all-games.ts';
import { useDoing } from './doing.tsx';
import { siteTexts } from './texts.ts';

const texts = siteTexts.rescue;

/** What can be done with games that cannot be opened. Rejects with why it cannot. */
export type RescueFiles = Pick<HouseService, 'asItIs' | 'putAside'>;

interface RescueProps {
  readonly files: RescueFiles;
  /** Whether they may be put aside for others. */
  readonly isForOthers: boolean;
}

/** Save games that cannot be opened, and begin with others in their place. */
export function Rescue({ files, isForOthers }: RescueProps): ReactNode {
  const [said, act] = useDoing();
  const [open, setOpen] = useState<'backup' | 'anew' | null>(null);
  const save = async (): Promise<string> => {
    const bytes = await files.asItIs().catch(refused);
    saveBlob(namedNow('games-as-they-are', 'sqlite'), new Blob([new Uint8Array(bytes)]));
    return texts.saved;
  };
  const putAside = async (backup: Uint8Array | null): Promise<string> => {
    const { links } = await files.putAside(backup).catch(refused);
    takeLinks(links);
    window.location.reload();
    return texts.done;
  };
  const close = (): void => setOpen(null);
  return (
    <>
      <button type="button" onClick={() => act(save)}>
        {texts.save}
      </button>{' '}
      {isForOthers && open === null && (
        <>
          <button type="button" onClick={() => setOpen('backup')}>
            {texts.bring}
          </button>{' '}
          <button type="button" onClick={() => setOpen('anew')}>
            {texts.anew}
          </button>
        </>
      )}
      {open === 'backup' && (
        <Backup onBring={(bytes) => act(async () => putAside(await bytes), texts.doing)} onClose={close} />
      )}
      {open === 'anew' && (
        <p>
          {texts.aside} {texts.none}{' '}
          <button type="button" onClick={() => act(() => putAside(null), texts.doing)}>
            {texts.sure}
          </button>{' '}
          <button type="button" className="link" autoFocus onClick={close}>
            {texts.leave}
          </button>
        </p>
      )}
      {said}
    </>
  );
}

interface BackupProps {
  onBring(bytes: Promise<Uint8Array>): void;
  onClose(): void;
}

function Backup({ onBring, onClose }: BackupProps): ReactNode {
  const bring = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (file instanceof File) onBring(file.arrayBuffer().then((bytes) => new Uint8Array(bytes)));
  };
  return (
    <form className="column" onSubmit={bring}>
      <p>{texts.aside}</p>
      <label className="field">
        <span>{siteTexts.all.file}</span>
        <input type="file" name="file" required autoFocus />
      </label>
      <p>
        <button type="submit">{siteTexts.all.bring}</button>{' '}
        <button type="button" className="link" onClick={onClose}>
          {texts.leave}
        </button>
      </p>
    </form>
  );
}

function refused({ message }: Error): never {
  throw new Refused(422, message);
}
