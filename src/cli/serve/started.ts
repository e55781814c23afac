import type { Reach, Running } from '../../server/index.ts';
import { word } from '../call.ts';
import type { PlaceOptions } from './place.ts';

/** Something to say at the start, and what to copy from it: commands or addresses, each on a line of its own. */
interface Note {
  readonly says: string;
  readonly lines: readonly string[];
}

/** What is said once a server listens. */
export interface StartNotice {
  readonly running: Omit<Running, 'close' | 'keeper' | 'deadlines' | 'bots' | 'notices'>;
  /** What has to be said besides. */
  readonly notes: readonly string[];
  /** The command that lets others in. */
  readonly command: string;
  /** Whether the key for making games was given at the start, and so is known. */
  readonly ownKey: boolean;
  /** Whether the pages are there. */
  readonly built: boolean;
  /** Whether the page without a server is there. */
  readonly hasSite: boolean;
}

/** The start of a server as one JSON document. */
export function startedJson(started: StartNotice): object {
  const { address, port, reach, addresses } = started.running;
  const creationKey = newKeyIn(started);
  const { notes, hasSite } = started;
  return {
    address,
    ...(hasSite ? { offline: `${address}offline/` } : {}),
    port,
    reach,
    addresses,
    about: reachNotes(started)
      .flatMap(({ says, lines }) => [says, ...lines])
      .join(' '),
    ...(creationKey === null ? {} : { creationKey }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** The start of a server, for people. */
export function startedText(started: StartNotice): string {
  const { address } = started.running;
  const creationKey = newKeyIn(started);
  const notes = [alone(`The desk is at ${address}`), ...reachNotes(started), ...started.notes.map(alone)];
  if (creationKey !== null) notes.push(alone(`Creating games needs this key, shown once: ${creationKey}`));
  if (!started.built)
    notes.push(alone('The pages are not built, so this serves the API alone. "npm run build" makes them.'));
  if (started.hasSite)
    notes.push(
      alone(
        `The page that needs no server is at ${address}offline/: it keeps games where its address begins with https or is of this machine.`,
      ),
    );
  const lines = notes.flatMap(({ says, lines }) => [says, ...lines.map((line) => `  ${line}`)]);
  return `${lines.join('\n')}\n`;
}

/** The key for making games, where it is new. */
function newKeyIn({ ownKey, running }: StartNotice): string | null {
  return ownKey ? null : running.creationKey;
}

function alone(says: string): Note {
  return { says, lines: [] };
}

const OUTSIDE = alone(
  'From outside it takes a proxy with HTTPS, to which your router forwards: docs/hosting.md tells how.',
);

/** Who can open the desk, and where. */
function reachNotes({ running: { reach, addresses }, command }: StartNotice): readonly Note[] {
  const [, another] = addresses;
  const notes: Readonly<Record<Reach, readonly Note[]>> = {
    'this-machine': [
      {
        says: 'Links work on this machine only. To let others in, stop it and type:',
        lines: [command],
      },
    ],
    network: [
      addresses.length === 0
        ? alone('This machine is on no network now, so nobody else can open the desk.')
        : {
            says: `Others on your home network open ${another === undefined ? 'it at' : 'the first of these that works'}:`,
            lines: addresses,
          },
      OUTSIDE,
    ],
    'one-address': [alone('Others who can reach this address open the same.'), OUTSIDE],
    proxy: [
      alone('Your proxy stands in front: others open the address of the proxy. Make links there, too.'),
    ],
  };
  return notes[reach];
}

function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (url) url.password = '';
  return url?.href ?? '';
}

/** The command that starts the same server so that others can reach it. */
export function openCommand(
  call: string,
  { port, data, database }: PlaceOptions & { readonly port: string },
  byStart: boolean,
): string {
  const usual = { port: '1939', data: 'data' };
  return [
    byStart ? 'npm start --' : `${call} serve`,
    '--host 0.0.0.0',
    ...(port === usual.port ? [] : [`--port ${port}`]),
    ...(data === usual.data || database !== undefined ? [] : [`--data ${word(data)}`]),
    ...(database === undefined ? [] : [`--database ${word(withoutPassword(database))}`]),
  ].join(' ');
}
