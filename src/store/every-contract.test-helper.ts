import { besideContract } from './beside-contract.test-helper.ts';
import { botsContract } from './bots-contract.test-helper.ts';
import { storeContract } from './contract.test-helper.ts';
import { databaseContract } from './database-contract.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import { linksContract } from './links-contract.test-helper.ts';
import { noticesContract } from './notices-contract.test-helper.ts';
import { standInsContract } from './stand-ins-contract.test-helper.ts';
import { talkContract } from './talk-contract.test-helper.ts';
import { upkeepContract } from './upkeep-contract.test-helper.ts';

/** All that every database must do, whatever it is made of. */
export function everyContract(name: string, fresh: Fresh): void {
  storeContract(name, () => fresh()());
  databaseContract(name, fresh);
  talkContract(name, fresh);
  linksContract(name, fresh);
  noticesContract(name, fresh);
  besideContract(name, fresh);
  upkeepContract(name, fresh);
  standInsContract(name, () => fresh()());
  botsContract(name, () => fresh()());
}
