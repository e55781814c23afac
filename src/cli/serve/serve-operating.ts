import type { Command } from 'commander';
import { Option } from 'commander';
import type { ServerOptions } from '../../server/index.ts';
import { failure, type Failure } from '../output.ts';

/** The options of `demarche serve` for whoever operates servers. */
export interface OperatingOptions {
  readonly creationKey?: string;
  readonly metricsKey?: string;
  readonly drain?: string;
}

/** Add them. Keys can stand in the environment, where nobody else on the machine reads them. */
export function operatingOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--creation-key <key>',
        'the key for making games, where others can come: the same at each start and for several servers',
      ).env('DEMARCHE_CREATION_KEY'),
    )
    .addOption(
      new Option('--metrics-key <key>', 'the key by which /metrics can be read, where others can come').env(
        'DEMARCHE_METRICS_KEY',
      ),
    )
    .option(
      '--drain <seconds>',
      'when told to end, say so at /readyz for so long, before everybody is sent away',
      '0',
    );
}

const LONGEST_DRAIN = 600;

/** How the server is operated; refused where something does not fit. */
export function operatingOf({
  creationKey,
  metricsKey,
  drain = '0',
}: OperatingOptions): Pick<ServerOptions, 'creationKey' | 'metricsKey' | 'drain'> | Failure {
  const named = { '--creation-key': creationKey, '--metrics-key': metricsKey };
  for (const [name, key] of Object.entries(named))
    if (key !== undefined && !/^[\w-]{16,200}$/.test(key))
      return failure(
        `${name} is a key of 16 to 200 letters, digits, "-" and "_", such as "openssl rand -hex 24" makes.`,
      );
  if (!/^\d{1,3}$/.test(drain) || Number(drain) > LONGEST_DRAIN)
    return failure(`--drain is a number of seconds from 0 to ${LONGEST_DRAIN}, not "${drain}".`);
  return {
    ...(creationKey === undefined ? {} : { creationKey }),
    ...(metricsKey === undefined ? {} : { metricsKey }),
    drain: 1000 * Number(drain),
  };
}
