// Every check of `npm test`; with --proof also what takes long, with --near what is near to what was changed.
import './need-node.mjs';

// an older Node would fail over these before it was named
const { main } = await import('./check/main.ts');
await main();
