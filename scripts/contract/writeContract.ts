import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { platformOpenApi } from '#schemas/edges/openApi/platformOpenApi.ts';
import manifest from '../../package.json' with { type: 'json' };
import { contractSchemas } from './contractSchemas.ts';
import { contractTypes } from './contractTypes.ts';
import { platformCallsPage } from '../docs/platformCallsPage.ts';

export const PACKAGE = 'livery-platform-contract';
const { version, license } = manifest;

const readme = `# ${PACKAGE}

What a merchant's platform and Livery agree on, version ${version}.

- \`openapi.json\`: every call as OpenAPI 3.1, with the paths that apply unless the merchant's release says otherwise.
- \`calls.md\`: the same to read, with an example of each answer.
- \`schemas/*.json\`: a JSON Schema (draft-07) for each body and answer, and for the documents of a release: \`Release\`, \`Template\`, \`Switches\`, \`RegisterSettings\`.
- \`types.d.ts\`: the same as TypeScript types.

\`\`\`ts
import type { CallAnswer, PlatformCalls } from '${PACKAGE}';

const status: CallAnswer<'help'> = { success: true, value: [{ id: 1, title: 'How do I deposit?', content: '<p>…</p>' }] };
type Login = PlatformCalls['login'];
\`\`\`

\`\`\`js
import openApi from '${PACKAGE}/openapi.json' with { type: 'json' };
import help from '${PACKAGE}/schemas/Help.json' with { type: 'json' };
\`\`\`
`;

const packageJson = {
  name: PACKAGE,
  version,
  description: 'Contract between Livery and the platform of a merchant: OpenAPI, JSON Schemas and types',
  license,
  type: 'module',
  types: './types.d.ts',
  exports: { '.': { types: './types.d.ts' }, './openapi.json': './openapi.json', './schemas/*.json': './schemas/*.json' },
  files: ['openapi.json', 'calls.md', 'schemas', 'types.d.ts'],
};

const text = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Writes the contract's package into a folder, replacing its content. */
export async function writeContract(folder: string): Promise<void> {
  const schemas = contractSchemas();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) writeFileSync(join(folder, 'schemas', `${name}.json`), text(schema));
  writeFileSync(join(folder, 'openapi.json'), text(platformOpenApi(version)));
  writeFileSync(join(folder, 'calls.md'), await platformCallsPage('openapi.json'));
  writeFileSync(join(folder, 'types.d.ts'), await contractTypes(schemas, version));
  writeFileSync(join(folder, 'package.json'), text(packageJson));
  writeFileSync(join(folder, 'README.md'), readme);
  copyFileSync(fileURLToPath(new URL('../../LICENSE', import.meta.url)), join(folder, 'LICENSE'));
}
