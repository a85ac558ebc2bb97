// Installs, generates and builds what is missing, then runs the built server in this process: no child process remains when npm is stopped.
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './setup.mjs';
import { prepare, showInOneLine } from './steps.mjs';

showInOneLine();
await prepare(() => {
  ensurePackages('build');
  ensureBuilt();
});
process.stderr.write('Starting …\n');
performance.mark('start');
process.env['NODE_ENV'] ??= 'production'; // read by React as it loads, so set before the import
process.env['LOG_LEVEL'] ??= 'warn'; // the output of npm start is for people
process.argv.push('--banner'); // else the server takes its output for a log
await import(new URL('../dist/server/main.js', import.meta.url).href);

// Some shells do not forward SIGTERM: end when the shell that npm started has ended.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
