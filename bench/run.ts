/**
 * Measures the product beside its limits and peers, in one interleaved run: `npm run bench [-- home form server edit list search relevance warm merchants attacked soak] [--rounds 7]`.
 * Compare ratios, not milliseconds: they depend on the machine.
 */
import { parseArgs } from 'node:util';
import { benchAttacked } from './attacked/benchAttacked.ts';
import { benchEdit } from './edit/benchEdit.ts';
import { benchForm } from './form/benchForm.ts';
import { benchHome } from './home/benchHome.ts';
import { benchList } from './list/benchList.ts';
import { benchSearch } from './search/benchSearch.ts';
import { type Livery, startLivery } from './lib/startLivery.ts';
import { benchMerchants } from './merchants/benchMerchants.ts';
import { benchRelevance } from './relevance/benchRelevance.ts';
import { benchServer } from './server/benchServer.ts';
import { benchSoak } from './soak/benchSoak.ts';
import { benchWarm } from './warm/benchWarm.ts';

const parts: Readonly<Record<string, (livery: Livery, rounds: number) => Promise<void>>> = {
  home: benchHome,
  form: benchForm,
  server: benchServer,
  edit: benchEdit,
  list: benchList,
  search: benchSearch,
  relevance: benchRelevance,
  warm: benchWarm,
  merchants: benchMerchants,
  attacked: benchAttacked,
  soak: benchSoak,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '7' } } });
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}.`);

for (const name of wanted) {
  const livery = await startLivery(); // a fresh server for each part, so that none profits from another's warmth
  try {
    await parts[name]?.(livery, Number(values.rounds));
  } finally {
    await livery.stop();
  }
}
