import { type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import { codeOf, isLost } from './sql.ts';

/** The sentence for why a database is not to be had. Throws what is our own mistake. */
export function unreachedRefusal(where: string, error: unknown): Refusal {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') return refuse(words('postgres.password', { where }));
  if (code === '3D000') return refuse(words('postgres.noDatabase', { where }));
  if (code === '42501') return refuse(words('postgres.noRights', { where, reason: messageOf(error) }));
  if (code === '42P07') return refuse(words('postgres.notOurs', { where }));
  const isTrusted = /^(?:CERT_|UNABLE_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS|ERR_SSL)/.test(code);
  if (isLost(error) || isTrusted || /SSL|SASL|password/.test(messageOf(error)))
    return refuse(words('postgres.unreached', { where, reason: code || messageOf(error) }));
  throw error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : '';
}
