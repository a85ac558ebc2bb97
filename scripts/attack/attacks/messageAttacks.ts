import { paths } from '#schemas/declare/pages/addresses.ts';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { type Attack, each } from '../Attack.ts';
import { answersCall, redirects, servesHome, acceptsSignIns } from '../controls.ts';
import { type Answered, exchange, expectStatus, sendText } from '../exchange.ts';

const SMUGGLED = 'GET /preview/smuggled HTTP/1.1\r\nHost: smuggled.example\r\n\r\n';
/** Whether more than one answer was received. */
const sawTwo = ({ head, body }: Answered): boolean => (head + body).split(/HTTP\/1\.1 \d{3} /).length > 2;

/** Two programs that parse these differently would see two requests where one was sent. */
const smuggling: readonly (readonly [name: string, lines: readonly string[], body: string])[] = [
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', `Content-Length: ${SMUGGLED.length}`], `0\r\n\r\n${SMUGGLED}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  ['two lengths in one line', [`Content-Length: 0, ${SMUGGLED.length}`], SMUGGLED],
  ['a length with a sign', [`Content-Length: +${SMUGGLED.length}`], SMUGGLED],
  ['a length that is hexadecimal', ['Content-Length: 0x10'], SMUGGLED],
  ['a length below zero', ['Content-Length: -1'], SMUGGLED],
  ['an unknown coding of chunks', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
  ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`],
  ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['a line that is folded', ['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['a chunk size that is none', ['Transfer-Encoding: chunked'], `0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk size beyond all sizes', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\nhello\r\n0\r\n\r\n`],
  ['a chunk that ends by a bare line feed', ['Transfer-Encoding: chunked'], `5\nhello\n0\n\n${SMUGGLED}`],
  ['a header that hides another', ['X-Any: a\rTransfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['a NUL in a header', ['X-Any: a\0b'], ''],
];

const smuggle = ([name, lines, body]: (typeof smuggling)[number]): Attack => ({
  name: `smuggling by ${name}`,
  defence: 'odd-messages',
  mayHangUp: true,
  control: acceptsSignIns,
  attack: (scene) => {
    const head = [`POST ${API_BASE}/session HTTP/1.1`, `Host: ${scene.tool}`, 'Content-Type: application/json', ...lines, '', ''];
    return sendText(scene, head.join('\r\n') + body);
  },
  holds: each((answered) => (sawTwo(answered) ? 'saw a second request' : expectStatus(answered, 0, 400, 413))),
});

const floods: readonly (readonly [name: string, lines: readonly string[], ...expected: number[]])[] = [
  ['4,000 headers', Array.from({ length: 4000 }, (_, index) => `X-${index}: 1`), 400, 431],
  ['a header of 100 kB', [`X-Long: ${'x'.repeat(100_000)}`], 400, 431],
  ['a cookie of 12 kB', [`Cookie: a=${'x'.repeat(12_000)}`], 200],
  ['1,000 cookies', [`Cookie: ${Array.from({ length: 1000 }, (_, index) => `c${index}=1`).join('; ')}`], 200],
  ['cookies of prototypes', ['Cookie: __proto__=1; constructor=2; language=__proto__; theme=constructor; age=toString'], 200],
  ['a cookie that cannot be decoded', ['Cookie: language=%E0%A4%A; theme=%; age=%zz; operator=%00'], 200],
  ['5,000 languages', [`Accept-Language: ${'xx,'.repeat(4_000)}`], 200],
  ['encodings that contradict', ['Accept-Encoding: br;q=0, gzip;q=nonsense, *;q=9, identity;q=0'], 200, 406],
  ['1,000 ranges', [`Range: bytes=${'0-0,'.repeat(1_000)}0-0`], 200, 206, 416],
  ['1,000 tags of copies', [`If-None-Match: ${'"a",'.repeat(2_000)}"b"`], 200, 304],
  ['an address that is none in X-Forwarded-For', ["X-Forwarded-For: <script>, 'or 1=1, ::::, 999.1.1.1"], 200],
];

const splitting = [
  `${paths.home}?lang=EN%0d%0aSet-Cookie:%20evil=1`,
  `${paths.home}?theme=dark%0aSet-Cookie:evil=1`,
  '/%0d%0aSet-Cookie:%20evil=1',
  '/m/%0d%0a%0d%0a<script>alert(1)</script>?lang=EN',
];

const methods = ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'SEARCH', 'MKCOL', 'TRACE'];

const OVERRIDES = ['X-HTTP-Method-Override: DELETE', 'X-Method-Override: DELETE', 'X-HTTP-Method: DELETE'];

const STATUS = '/wps/system/status?_method=DELETE';

/** Messages that are read in two ways, floods of headers, methods that mean something else. */
export const messageAttacks: readonly Attack[] = [
  ...smuggling.map(smuggle),
  {
    name: 'smuggling in the body of a read',
    defence: 'odd-messages',
    control: servesHome,
    attack: (scene) => exchange(scene, { path: paths.home, body: SMUGGLED }),
    holds: each((answered) => (sawTwo(answered) ? 'saw a second request' : undefined)),
  },
  ...floods.map(([name, lines, ...expected]): Attack => ({
    name,
    defence: 'odd-messages',
    control: servesHome,
    attack: (scene) => exchange(scene, { path: paths.home, lines }),
    holds: each((answered) => expectStatus(answered, ...expected)),
  })),
  ...splitting.map((path): Attack => ({
    name: `splitting the answer by ${path}`,
    defence: 'open-redirect',
    control: redirects,
    attack: (scene) => exchange(scene, { path }),
    holds: each(({ head }) => (/^set-cookie: *evil/im.test(head) ? 'set the cookie' : undefined)),
  })),
  ...methods.map((method): Attack => ({
    name: `${method} on a page`,
    defence: 'odd-messages',
    control: servesHome,
    attack: (scene) => exchange(scene, { method, path: paths.home, lines: ['X-Marker: echoed-marker'] }),
    holds: each((answered) =>
      answered.body.includes('echoed-marker') ? 'sent the request back' : expectStatus(answered, 400, 403, 404, 405),
    ),
  })),
  ...OVERRIDES.map((line): Attack => ({
    name: `another method by ${line}`,
    defence: 'odd-messages',
    control: answersCall(STATUS),
    attack: (scene) => exchange(scene, { path: STATUS, lines: [line] }),
    holds: each((answered) => expectStatus(answered, 200)),
  })),
];
