// Runs inside a measured server, beside its own code (`--import`), and answers each message of its parent with what the process holds.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 10 });

process.on('message', () => {
  const delays = { delayP50Ms: delay.percentile(50) / 1e6, delayP99Ms: delay.percentile(99) / 1e6, delayMaxMs: delay.max / 1e6 };
  const { rss } = process.memoryUsage();
  collectGarbage(); // what is left then is in use
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ ...delays, rss, inUse: heapUsed + external, handles: process.getActiveResourcesInfo().length });
  delay.enable(); // from the first question on
  delay.reset();
});
process.channel?.unref(); // the server ends without its parent
