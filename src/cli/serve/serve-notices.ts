import type { Command } from 'commander';
import { Option } from 'commander';
import type { Means } from '../../server/index.ts';
import { failure, type Failure } from '../output.ts';

/** The options of `demarche serve` by which people are told that something waits. */
export interface NoticeOptions {
  readonly smtp?: string;
  readonly from?: string;
  readonly address?: string;
  readonly nearHooks?: true;
  readonly trustProxy?: boolean;
}

/** Add them. What holds a password can stand in the environment, where nobody else on the machine reads it. */
export function noticeOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--smtp <url>',
        'send notices by mail through this server, such as smtp://name:password@mail.example:587',
      ).env('DEMARCHE_SMTP'),
    )
    .addOption(new Option('--from <address>', 'whom that mail is from').env('DEMARCHE_FROM'))
    .addOption(
      new Option(
        '--address <url>',
        'where others find the desk, such as https://table.example: what notices lead to',
      ).env('DEMARCHE_ADDRESS'),
    )
    .option('--near-hooks', 'let web hooks of players lead to addresses of your own network, too');
}

/** By what means the server tells people; refused where something does not fit. */
export function meansOf({ smtp, from, address, nearHooks, trustProxy }: NoticeOptions): Means | Failure {
  if (smtp !== undefined && !/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? ''))
    return failure('--smtp is an address that begins with smtp:// or smtps://.');
  if (smtp !== undefined && !/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(from ?? ''))
    return failure('--smtp needs --from: the address that the mail is from.');
  if (smtp !== undefined && trustProxy === true && address === undefined)
    return failure('--smtp needs --address here: the server cannot know by what name the proxy is called.');
  const url = address === undefined ? null : URL.parse(address);
  const isPlain = url === null || (url.pathname === '/' && url.search === '' && url.hash === '');
  if (address !== undefined && !(/^https?:$/.test(url?.protocol ?? '') && isPlain))
    return failure('--address is the address of the desk alone, such as https://table.example.');
  return {
    ...(smtp === undefined ? {} : { smtp }),
    ...(from === undefined ? {} : { from }),
    ...(url === null ? {} : { address: url.href }),
    ...(nearHooks ? { near: true } : {}),
  };
}
