/**
 * Tries known attacks on a running server and prints what held.
 *
 *   npm run attack -- --operator admin:password             http://localhost:3000, merchant aurora
 *   npm run attack -- --url http://localhost:4000 --merchant lotus --operator admin:password --quick
 *   npm run attack -- --url https://yours.example --operator admin:password --elsewhere
 *   npm run attack -- --mutations [--only csrf]             no server: removes each defence in a copy of the sources, and shows who notices
 *   npm run attack -- --mutations --at-once                 the same with all that attacks notice, removed together
 *
 * Each attack first proves that its door is there, by a request of somebody who may send it. One whose door stays shut is “not shown”, which
 * fails the run like one that did not hold. For that it needs an administrator of all merchants, and the sandbox as platform; it makes a merchant
 * “attacked”, and operators that it removes again. Another host than this machine must be asked for by `--elsewhere`: attack only what is yours.
 */
import { randomInt } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runAttacks } from './attack/runAttacks.ts';
import { unreachable } from './attack/Scene.ts';
import type { Target } from './attack/Target.ts';
import type { Mutation } from './attack/mutations/Mutation.ts';
import { mutations } from './attack/mutations/mutations.ts';
import { runMutations } from './attack/runMutations.ts';

const LOOPBACK = /^(?:localhost|(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    merchant: { type: 'string', default: 'aurora' },
    operator: { type: 'string' },
    quick: { type: 'boolean', default: false },
    elsewhere: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    'at-once': { type: 'boolean', default: false },
    list: { type: 'string' },
  },
});

/** A random loopback address for each run, so that rate limits by address from earlier runs do not apply. */
const someLoopback = (): string => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

async function targetOf(url: URL): Promise<Target | undefined> {
  const [name, password] = values.operator?.split(/:(.*)/s) ?? [];
  const operator = name && password ? { name, password } : undefined;
  const hosts = { url, tool: url.host, player: `${values.merchant}.${url.host}`, merchant: values.merchant, operator };
  const fromElsewhere = { ...hosts, from: someLoopback() };
  // Not every system has all addresses of 127.0.0.0/8, and not every server listens there.
  if (LOOPBACK.test(url.hostname) && (await unreachable(fromElsewhere)) === undefined) return fromElsewhere;
  const why = await unreachable(hosts);
  if (why !== undefined)
    console.error(`No server can be attacked at ${url.origin}: ${why}. Start one, or name another by --url.`);
  return why === undefined ? hosts : undefined;
}

async function attackServer(url: URL): Promise<boolean> {
  const target = await targetOf(url);
  if (target === undefined) return false;
  let group = '';
  const marks = { held: '✓', failed: '✗', 'not shown': '?' } as const;
  const tried = await runAttacks(target, { isQuick: values.quick, defences: values.only && new Set(values.only) }, (one) => {
    if (one.group !== group) console.log(`\n${one.group}\n`);
    group = one.group;
    console.log(`  ${marks[one.outcome]} ${one.name}${one.seen === '' ? '' : `: ${one.seen}`}`);
  });
  const count = (outcome: keyof typeof marks): number => tried.filter((one) => one.outcome === outcome).length;
  console.log(`\n${tried.length} tried, ${count('held')} held, ${count('failed')} did not, ${count('not shown')} not shown`);
  return count('held') === tried.length;
}

const url = new URL(values.url);
/** The mutations of the product, or of another module. */
async function listed(): Promise<readonly Mutation[]> {
  if (values.list === undefined) return mutations;
  const module = (await import(pathToFileURL(values.list).href)) as { mutations: readonly Mutation[] }; // the caller vouches for the shape
  return module.mutations;
}

if (values.mutations) {
  const wanted = (await listed()).filter(({ defence }) => values.only?.includes(defence) ?? true);
  process.exitCode = (await runMutations(wanted, { isAtOnce: values['at-once'] })) ? 0 : 1;
} else if (!LOOPBACK.test(url.hostname) && !values.elsewhere) {
  console.error(`${url.hostname} is not this machine. If it is yours to attack, say so by --elsewhere.`);
  process.exitCode = 2;
} else process.exitCode = (await attackServer(url)) ? 0 : 1;
