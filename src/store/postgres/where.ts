import { type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';

/** Where a database is, without the name and the password by which one comes in. Refused where it is no Postgres. */
export function whereOf(address: string): string | Refusal {
  const url = URL.parse(address);
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) return refuse(words('postgres.address'));
  return `postgres://${url.host}${url.pathname}`;
}
