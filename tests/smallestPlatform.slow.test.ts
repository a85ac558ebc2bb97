import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ofVerdict } from '#conformance/Finding.ts';
import { createPlatformClient } from '#conformance/platformClient.ts';
import { readPlatformSite } from '#conformance/readPlatformSite.ts';
import { runConformance } from '#conformance/runConformance.ts';
import { platformOpenApi } from '#schemas/edges/openApi/platformOpenApi.ts';
import { measuredUseOf } from '../admin-preview/model/settings/measuredUse.ts';

let platform: ChildProcess;
let url: string;
beforeAll(async () => {
  const contract = join(mkdtempSync(join(tmpdir(), 'livery-contract-')), 'openapi.json');
  writeFileSync(contract, JSON.stringify(platformOpenApi('1.0.0')));
  const program = ['docs/examples/smallestPlatform.mjs', '0', contract];
  platform = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (platform.stdout === null) throw new Error('The platform has no output to read its address from.');
  const [line]: unknown[] = await once(platform.stdout, 'data');
  url = String(line).trim();
});
afterAll(() => platform.kill());

it('the smallest platform of the guide conforms, with everything switched off that it does not have', async () => {
  const merchantCode = 'acme';
  const site = await readPlatformSite(
    createPlatformClient({ url, merchantCode, send: fetch, now: () => performance.now() }),
    url,
  );
  expect(site.title).toBe('acme');
  const report = await runConformance({ url, merchantCode, site, useOfCall: measuredUseOf, samples: 1 });
  expect(ofVerdict(report, 'failed')).toEqual([]);
  expect(new Set(report.timings.map(({ call }) => call))).toEqual(
    new Set(['template', 'settings', 'whitelabel', 'registerSettings', 'domainRoute', 'status', 'loginKey']),
  );
});
