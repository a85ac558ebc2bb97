#!/usr/bin/env node
// The command line from a checkout: it runs from the sources. A build has it as dist/server/livery.js.
import { register } from 'tsx/esm/api';
import { ensureGenerated } from '../scripts/generate.mjs';

ensureGenerated();
register();
await import('./main.ts');
