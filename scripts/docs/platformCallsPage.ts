import { type BlockType, blocks, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { type CallName, callAreas, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { exampleOf } from '#schemas/edges/openApi/exampleOf.ts';
import { moduleIds } from '#schemas/declare/calls/moduleIds.ts';
import { moduleOf } from '#schemas/declare/calls/moduleOf.ts';
import { refusalsOfCall } from '#schemas/edges/openApi/refusalsOfCall.ts';
import { plainDescription, schemaName } from '#schemas/edges/openApi/wireSchema.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import { callsIn } from '#schemas/declare/entries/callsIn.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { platformRefusals } from '#schemas/declare/platform/platformRefusals.ts';
import { TOKEN_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { layoutSchema } from '#schemas/declare/release/layout.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { asCode } from '#schemas/base/json/valueKind.ts';
import { measuredUseOf } from '../../admin-preview/model/settings/measuredUse.ts';
import { readsOf } from '../../.storybook/docs/readsOf.ts';
import { table } from './markdown.ts';

type Schema = Readonly<Record<string, unknown>>;
type ReadsByBlock = ReadonlyMap<BlockType, readonly CallName[]>;

const areaTitles: Readonly<Record<keyof typeof callAreas, string>> = {
  system: 'The site itself',
  session: 'Logging in and out',
  passkeys: 'Passkeys',
  registration: 'Registration',
  recovery: 'Passwords',
  member: 'The member',
  benefits: 'Rewards and VIP',
  wallet: 'Wallet and payments',
  games: 'Games',
  announcements: 'Notices and help',
  messages: 'Chat and inbox',
  lottery: 'Lotteries',
  records: 'Records',
  team: 'Agents: the team',
  contracts: 'Agents: contracts',
};

const calls: readonly [string, CallDeclaration][] = Object.entries(declaredCalls);
const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
const regionTitle = (name: string): string =>
  Object.hasOwn(layoutSchema.properties, name) ? layoutSchema.properties[name as Region].title : name; // just looked up
const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Type and bounds of a field, in a few words. */
function kindOf(schema: Schema): string {
  const { type, items, maxLength, minLength, pattern, minimum, maximum } = schema;
  if ('const' in schema) return asCode(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(asCode).join(', ');
  if (type === 'array') return `list of ${isObject(items) ? kindOf(items) : 'values'}`;
  const bounds = [
    minLength === undefined ? '' : `at least ${String(minLength)} characters`,
    maxLength === undefined ? '' : `at most ${String(maxLength)} characters`,
    minimum === undefined ? '' : `from ${String(minimum)}`,
    maximum === undefined ? '' : `to ${String(maximum)}`,
    typeof pattern === 'string' ? `like ${asCode(pattern)}` : '',
  ].filter(Boolean);
  const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any value');
  return bounds.length === 0 ? name : `${name}, ${bounds.join(', ')}`;
}

/** Fields of a schema as rows, with paths for those of inner objects and lists. */
function fieldRows(schema: Schema, base = ''): string[][] {
  const { properties, items, required } = schema;
  if (isObject(items)) return fieldRows(items, `${base}[]`);
  if (!isObject(properties)) return [];
  const demanded: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, child]) => {
    if (!isObject(child)) return [];
    const at = base === '' ? name : `${base}.${name}`;
    return [
      [asCode(at), kindOf(child), demanded.includes(name) ? 'yes' : '', plainDescription(child['description'])],
      ...fieldRows(child, at),
    ];
  });
}

/** The fields of a schema. Those of the release's own documents are listed with the settings. */
function fieldsPart(schema: object): string {
  const name = schemaName(schema);
  if (name === 'RegisterSettings')
    return 'Its fields are those of `registerSettings` in [templates.md](templates.md#register-form).';
  const said = plainDescription('description' in schema ? schema.description : '');
  const rows = isObject(schema) ? fieldRows(schema) : [];
  return [said, rows.length === 0 ? '' : table(['field', 'value', 'always', 'meaning'], rows)].filter(Boolean).join('\n\n');
}

function queryPart({ query, tokenInQuery, method, ...call }: CallDeclaration): string {
  const properties = isObject(query) && isObject(query['properties']) ? query['properties'] : {};
  const module = moduleOf({ method, ...call });
  const rows = [
    ...Object.entries(properties).map(([name, schema]) => [
      asCode(name),
      isObject(schema) ? kindOf(schema) : '',
      isObject(schema) ? plainDescription(schema['description']) : '',
    ]),
    ...(tokenInQuery && !('token' in properties) ? [[asCode('token'), 'string', 'The session’s token again.']] : []),
    ...(method === 'GET' && module
      ? [[asCode('moduleId'), asCode(moduleIds[module]), 'Names the part of the site that asks.']]
      : []),
  ];
  return rows.length === 0 ? '' : `Query, every value optional:\n\n${table(['name', 'value', 'meaning'], rows)}`;
}

function bodyPart({ body, payload, form }: CallDeclaration): string {
  if (!body) return '';
  const how = form ? 'Body, form-encoded (`application/x-www-form-urlencoded`)' : 'Body, JSON';
  const inside = payload
    ? `\n\n\`data\` is a compact JWE (RSA-OAEP-256, A256GCM) with the key of \`loginKey\`. Inside:\n\n${fieldsPart(payload)}\n\n${json(exampleOf(payload))}`
    : '';
  return `${how}:\n\n${fieldsPart(body)}\n\n${json(exampleOf(body))}${inside}`;
}

function answerPart({ answer, bare, sample }: CallDeclaration): string {
  if (answer === null) return `Answer: no value.\n\n${json({ success: true })}`;
  const alone = bare ? ' The value may also come alone, without the envelope.' : '';
  return `Answer, in \`value\`:${alone}\n\n${fieldsPart(answer)}\n\n${json({ success: true, value: exampleOf(answer, sample) })}`;
}

/** When a call is made, and for which screens: from its declaration, the server's reads for blocks, and measurements. */
function neededPart(name: CallName, readsByBlock: ReadsByBlock): string[] {
  const { screens, blocks: drawing } = measuredUseOf(name);
  const reading = blockTypes.filter((block) => readsByBlock.get(block)?.includes(name));
  const depending = blockTypes.filter((block) => {
    const condition = conditionOf(block);
    return condition !== undefined && callsIn(condition).includes(name);
  });
  const titles = (types: readonly BlockType[]) =>
    types.map((type) => `${blocks[type].schema.title} (${asCode(type)})`).join(', ');
  const shownOn = unique(screens.map((screen) => regionTitle(screen.split(':', 1)[0] ?? ''))).join(', ');
  const others = drawing.filter((block) => ![...reading, ...depending].some((known) => known === block));
  const after = calls.filter(([, call]) => call.invalidates?.includes(name)).map(([other]) => asCode(other));
  return [
    reading.length === 0 ? '' : `Read by the server with the page for: ${titles(reading)}.`,
    depending.length === 0 ? '' : `Blocks that are left out without it: ${titles(depending)}.`,
    others.length === 0 ? '' : `Other blocks that depend on it: ${others.map(asCode).join(', ')}.`,
    `Screens: ${shownOn === '' ? 'not measured' : shownOn}.`,
    after.length === 0 ? '' : `Asked again after: ${after.join(', ')}.`,
  ].filter(Boolean);
}

function traitsOf(call: CallDeclaration): string[] {
  return [
    call.session
      ? `Needs the session’s token in the header ${asCode(TOKEN_HEADER)}${call.tokenInBody ? ', and in the body' : ''}.`
      : 'For everybody.',
    call.role ? 'Only for agents.' : '',
    call.noTrials || call.gate ? 'Trial accounts are refused.' : '',
    call.version === undefined ? '' : `Sends the header ${asCode(`version: ${call.version}`)}.`,
    call.payload ? `Sends the header ${asCode('encryption: jwe')}.` : '',
    call.timeoutMs === undefined ? '' : `The player waits ${call.timeoutMs / 1000} seconds for it.`,
    call.bodyKb === undefined ? '' : `Its body may have ${call.bodyKb} kB.`,
    call.throttleMs === undefined ? '' : `Asked at most once in ${call.throttleMs} ms.`,
  ].filter(Boolean);
}

function callPart(name: CallName, call: CallDeclaration, readsByBlock: ReadsByBlock): string {
  const where =
    call.path === ''
      ? `${asCode(call.method)}, without a path unless the merchant names one`
      : asCode(`${call.method} ${call.path}`);
  const codes = unique(refusalsOfCall(call)).filter((code) => !ofEveryCall.includes(code));
  const facts = [...traitsOf(call), ...neededPart(name, readsByBlock)].map((fact) => `- ${fact}`).join('\n');
  const parts = [
    `### ${asCode(name)}: ${call.title}`,
    where,
    facts,
    queryPart(call),
    bodyPart(call),
    answerPart(call),
    codes.length === 0 ? '' : `Refused with: ${codes.map(asCode).join(', ')}.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Refusals of a call whose declaration adds none. */
const ofEveryCall: readonly string[] = refusalsOfCall({ title: '', method: 'GET', path: '', answer: null, sample: null });

const introduction = (openApi: string) => `# Calls of the platform

Generated from \`schemas/declare/calls\`: do not edit. [${openApi}](${openApi}) says the same as this page for machines, and \`docs/platform.md\` of the
repository how to connect a platform, step by step.

Paths, headers and names are those that apply unless the merchant’s release says otherwise (\`behaviour.platform\`). Every answer is JSON
in UTF-8: \`{ "success": true, "value": … }\`, or \`{ "success": false, "errorCode": "…", "message": "…" }\` with an HTTP status of the list
[below](#codes-of-refusals). Fields beside those that are listed may be sent: nothing reads them. Every request of our server has the
header \`merchant\` with the merchant’s code. Examples are made up and valid. “Screens: not measured” means that no screen was seen to
depend on the call: it is made after a press, or by every page.

Every call may be refused with ${ofEveryCall.map(asCode).join(', ')}; the codes of a call are listed with it.`;

/**
 * The reference of the platform's calls, as Markdown.
 *
 * @param openApi Name of the file with the same content as OpenAPI.
 */
export async function platformCallsPage(openApi: string): Promise<string> {
  const readsByBlock = new Map<BlockType, readonly CallName[]>();
  for (const block of blockTypes) readsByBlock.set(block, await readsOf(block));
  const areas = Object.entries(callAreas).map(([area, declared]) => {
    const title = areaTitles[area as keyof typeof callAreas]; // the keys of a literal
    const names = Object.keys(declared) as CallName[]; // the same
    return `## ${title}\n\n${names.map((name) => callPart(name, declaredCalls[name], readsByBlock)).join('\n\n')}`;
  });
  const refusals = Object.entries(platformRefusals).map(([code, [status, means]]) => [asCode(code), String(status), means]);
  return `${[introduction(openApi), ...areas, `## Codes of refusals\n\n${table(['code', 'HTTP', 'means'], refusals)}`].join('\n\n')}\n`;
}
