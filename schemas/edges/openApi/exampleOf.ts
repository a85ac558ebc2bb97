import { isObject } from '../../base/json/isObject.ts';
import { textsOfPattern } from '../../rules/sampleText.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Realistic values by the name of a property. One that the property's schema refuses is not used. */
const familiar: Readonly<Record<string, unknown>> = {
  token: '3fa85f6457174562b3fc2c963f66afa6',
  username: 'ana2026',
  userName: 'ana2026',
  customerName: 'an***6',
  merchantCode: 'aurora',
  templateId: 'aurora-mobile',
  version: 'base',
  parameters: { title: 'Aurora', language: 'EN,VN' },
  jwk: { kty: 'RSA', n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4', e: 'AQAB' },
  gameId: 'NOV-001',
  gameIds: 'ELOTT-001,ELOTT-002',
  nodeId: 10_001,
  gameName: 'Golden Harbour',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'NOVR',
  vendor: 'NOVR',
  displayName: 'Nova Reels',
  iconUrl: '/art/games/NOV-001.webp',
  image: 'data:image/png;base64,iVBORw0KGgo=',
  audio: 'data:audio/wav;base64,UklGRg==',
  url: 'https://platform.example/start',
  link: 'https://platform.example/news',
  title: 'Welcome',
  content: '<p>Welcome to Aurora.</p>',
  language: 'EN',
  startDate: '2026-02-01',
  endDate: '2026-02-28',
  birthday: '1990-05-17',
  at: '2026-02-28T12:00:00Z',
  mobileNum: '912345678',
  countryDialingCode: '84',
  verificationCode: '135790',
  captcha: '1234',
  captchaId: '8d1c5a2e',
  email: 'ana@players.example',
  password: 'Lotus7garden',
  newPassword: 'Lotus7garden',
  confirmNewPassword: 'Lotus7garden',
  oldPassword: 'Harbour3moon',
  paymentPassword: '135790',
  nickname: 'Ana',
  payeeName: 'Ana Silva',
  amount: 50,
  balance: 1286.4,
  currency: 'USD',
  symbol: '$',
  issuedAtMs: 1_772_366_400_000,
  serverTimeMs: 1_772_366_400_000,
  expirationTime: 1_772_366_460_000,
  pageNo: 1,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalCount: 1,
  id: 1201,
  domain: 'aurora.example',
  registerUrl: 'https://aurora.example/',
  returnPath: '/',
  conduct: 'strict',
  data: 'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGe',
  nonce: 'f3c1a5d29b7e4c60',
  salt: '9b7e4c60f3c1a5d2',
  keyPrefix: '00',
  signature: 'a5d29b7e4c60f3c1',
  ip: '203.0.113.7',
  moduleId: 'REG3',
  imageHosts: 'https://img.aurora.example',
  callHosts: 'https://m2.aurora.example',
  resourceType: 'IOS',
  currencyCode: 'USD',
  status: 'pending',
  key: 'rate',
  label: 'Rate',
  name: 'Telegram',
  reference: 'D-20260228-0001',
  subject: 'Your deposit',
  issue: '20260228-114',
  openedAt: '2026-02-28T12:00:00Z',
  nextAt: '2026-02-28T12:05:00Z',
  createdAt: '2026-02-28T12:00:00Z',
  offeredAt: '2026-02-01T08:00:00Z',
  decidedAt: '2026-02-03T08:00:00Z',
  endedAt: '2026-02-28T00:00:00Z',
  cancellableUntil: '2026-02-28T13:00:00Z',
  affiliateCode: '100001',
  recommenderId: '100001',
  confirmPassword: 'Lotus7garden',
  nodeName: 'Golden Harbour',
  upline: 'demoagent',
  isNew: '1',
  showIcon: '1',
  rtp: 96.4,
  minBet: 0.2,
  maxBet: 100,
};

/** An object with so many optional keys: its example shows only some of them. */
const MANY_KEYS = 24;
const SOME_KEYS = 3;

const numberIn = (schema: Schema, name: string): number | undefined => {
  const value = schema[name];
  return typeof value === 'number' ? value : undefined;
};

const typesOf = ({ type }: Schema): readonly unknown[] => (Array.isArray(type) ? type : [type]);

/** Whether a familiar value may be where a schema does. */
function fits(schema: Schema, value: unknown): boolean {
  const types = typesOf(schema);
  if (typeof value === 'string')
    return (
      types.includes('string') &&
      value.length <= (numberIn(schema, 'maxLength') ?? Infinity) &&
      value.length >= (numberIn(schema, 'minLength') ?? 0) &&
      (typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(value))
    );
  if (typeof value === 'number') {
    const isOfType = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
    return isOfType && value >= (numberIn(schema, 'minimum') ?? -Infinity) && value <= (numberIn(schema, 'maximum') ?? Infinity);
  }
  return isObject(value) && types.includes('object') && !('properties' in schema);
}

function textFor(schema: Schema): string {
  const [shortest, longest] = [numberIn(schema, 'minLength') ?? 0, numberIn(schema, 'maxLength') ?? Infinity];
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    const texts = textsOfPattern(pattern).filter(({ length }) => length >= shortest && length <= longest);
    return texts[Math.min(2, texts.length - 1)] ?? '';
  }
  return 'text'.padEnd(shortest, '0').slice(0, longest);
}

const keysDemanded = (alternative: unknown): readonly unknown[] =>
  isObject(alternative) && Array.isArray(alternative['required']) ? alternative['required'] : [];

function objectFor(schema: Schema, definitions: Schema, sample: Schema): unknown {
  const { properties, additionalProperties, oneOf, anyOf } = schema;
  const alternatives = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : [];
  // If alternatives exclude each other, the first one's keys are used.
  const left = new Set(alternatives.slice(1).flatMap(keysDemanded));
  for (const key of keysDemanded(alternatives[0])) left.delete(key);
  if (!isObject(properties)) {
    const entries = Object.entries(sample).slice(0, SOME_KEYS);
    if (!isObject(additionalProperties)) return Object.fromEntries(entries);
    const shown: readonly (readonly [string, unknown])[] = entries.length > 0 ? entries : [['key', undefined]];
    return Object.fromEntries(shown.map(([key, value]) => [key, exampleFor(additionalProperties, definitions, '', value)]));
  }
  const keys = Object.keys(properties).filter((key) => !left.has(key));
  const shown = keys.length > MANY_KEYS && keysDemanded(schema).length === 0 ? keys.slice(0, SOME_KEYS) : keys;
  return Object.fromEntries(shown.map((key) => [key, exampleFor(properties[key], definitions, key, sample[key])]));
}

/** A value without inner structure, which is used as it is. */
const isPlain = (sample: unknown) => sample !== undefined && (typeof sample !== 'object' || sample === null);

function exampleFor(schema: unknown, definitions: Schema, name = '', sample?: unknown): unknown {
  if (!isObject(schema)) return null;
  if (typeof schema['$ref'] === 'string')
    return exampleFor(definitions[schema['$ref'].replace('#/definitions/', '')], definitions, name, sample);
  if (isPlain(sample)) return sample;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const { oneOf, anyOf } = schema;
  const [first]: readonly unknown[] = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : [];
  if (isObject(first) && isObject(first['properties'])) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema;
    const properties = { ...(isObject(schema['properties']) ? schema['properties'] : {}), ...first['properties'] };
    return exampleFor({ ...rest, ...first, properties }, definitions, name, sample);
  }
  if (isObject(first) && !('properties' in schema))
    return exampleFor({ type: schema['type'], ...first }, definitions, name, sample);
  const familiarValue = familiar[name];
  if (sample === undefined && familiarValue !== undefined && fits(schema, familiarValue)) return familiarValue;
  const types = typesOf(schema);
  if (types.includes('array')) {
    const item: unknown = Array.isArray(sample) ? sample[0] : undefined;
    return Array.isArray(schema['items']) ? [] : [exampleFor(schema['items'], definitions, name, item)];
  }
  if (types.includes('object')) return objectFor(schema, definitions, isObject(sample) ? sample : {});
  if (types.includes('string')) return textFor(schema);
  if (types.includes('boolean')) return true;
  return types.includes('integer') || types.includes('number') ? Math.max(1, numberIn(schema, 'minimum') ?? 1) : null;
}

/**
 * A readable value that a schema accepts. The same schema always has the same example.
 *
 * @param sample Source of values where it has them; the rest follows from the schema. A list's row is taken from its first.
 */
export function exampleOf(schema: object, sample?: unknown): unknown {
  const definitions = 'definitions' in schema && isObject(schema.definitions) ? schema.definitions : {};
  return exampleFor(schema, definitions, '', sample);
}
