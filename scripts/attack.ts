/**
 * Tries known attacks on a running server and prints what held.
 *
 *   npm run attack                                          http://localhost:3000, merchant aurora
 *   npm run attack -- --url http://localhost:4000 --merchant lotus --quick
 *   npm run attack -- --operator admin:password             also what needs a session
 *   npm run attack -- --url https://yours.example --elsewhere
 *
 * Another host than this machine must be asked for by `--elsewhere`: attack only what is yours. Fails when something did not hold.
 */
import { parseArgs } from 'node:util';
import { runAttacks } from './attack/runAttacks.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    merchant: { type: 'string', default: 'aurora' },
    operator: { type: 'string' },
    quick: { type: 'boolean', default: false },
    elsewhere: { type: 'boolean', default: false },
  },
});

const url = new URL(values.url);
if (!LOOPBACK.test(url.hostname) && !values.elsewhere)
  throw new Error(`${url.hostname} is not this machine. If it is yours to attack, say so by --elsewhere.`);
const [name, password] = values.operator?.split(/:(.*)/s) ?? [];
const operator = name && password ? { name, password } : undefined;
const target = { url, tool: url.host, player: `${values.merchant}.${url.host}`, operator };

const tried = await runAttacks(target, values.quick);
const marks = { held: '✓', failed: '✗', 'left out': '–' } as const;
for (const group of new Set(tried.map((each) => each.group))) {
  console.log(`\n${group}\n`);
  for (const each of tried.filter((one) => one.group === group))
    console.log(`  ${marks[each.outcome]} ${each.name}${each.seen === '' ? '' : `: ${each.seen}`}`);
}
const count = (outcome: (typeof tried)[number]['outcome']): number => tried.filter((each) => each.outcome === outcome).length;
console.log(`\n${tried.length} tried, ${count('held')} held, ${count('failed')} did not, ${count('left out')} left out`);
process.exitCode = count('failed') === 0 ? 0 : 1;
