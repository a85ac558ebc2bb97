import { paths } from '#schemas/addresses.ts';
import { sendRaw } from '#server/testing/sendRaw.ts';
import type { Attack, Finding, Target } from '../Attack.ts';
import { exchange, expectStatus, readAnswer } from '../exchange.ts';

const SMUGGLED = 'GET /preview/smuggled HTTP/1.1\r\nHost: smuggled.example\r\n\r\n';
const answersIn = (text: string): number => text.split(/HTTP\/1\.1 \d{3} /).length - 1;

/** Two programs that read these differently would see two requests where one was sent. */
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

const refusesAsOne =
  (lines: readonly string[], body: string) =>
  async ({ url, player }: Target): Promise<Finding> => {
    const head = ['POST /wps/session/login HTTP/1.1', `Host: ${player}`, 'Content-Type: application/json', ...lines, '', ''];
    const text = await sendRaw(url, head.join('\r\n') + body, { withinMs: 3_000 });
    if (answersIn(text) > 1) return 'saw a second request';
    return expectStatus(readAnswer(text), 400, 413, 501, 0);
  };

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

/** Messages that are read in two ways, floods of headers, methods that mean something else. */
export const messageAttacks: readonly Attack[] = [
  ...smuggling.map(([name, lines, body]): Attack => ({ name: `smuggling by ${name}`, run: refusesAsOne(lines, body) })),
  {
    name: 'smuggling in the body of a read',
    async run({ url, player }) {
      const head = ['GET /m/home HTTP/1.1', `Host: ${player}`, `Content-Length: ${SMUGGLED.length}`, 'Connection: close', '', ''];
      const text = await sendRaw(url, head.join('\r\n') + SMUGGLED, { withinMs: 3_000 });
      return answersIn(text) > 1 ? 'saw a second request' : undefined;
    },
  },
  ...floods.map(([name, lines, ...expected]): Attack => ({
    name,
    run: async (target) => expectStatus(await exchange(target, { path: paths.home, lines }), ...expected),
  })),
  ...splitting.map((path): Attack => ({
    name: `splitting the answer by ${path}`,
    run: async (target) =>
      (await exchange(target, { path })).header('set-cookie')?.startsWith('evil') ? 'set the cookie' : undefined,
  })),
  ...methods.map((method): Attack => ({
    name: `${method} on a page`,
    async run(target) {
      const answered = await exchange(target, { method, path: paths.home, lines: ['X-Marker: echoed-marker'] });
      if (answered.body.includes('echoed-marker')) return 'sent the request back';
      return expectStatus(answered, 400, 403, 404, 405, 501);
    },
  })),
  ...OVERRIDES.map((line): Attack => ({
    name: `another method by ${line}`,
    async run(target) {
      const asked = { path: '/wps/system/status?_method=DELETE' };
      const plain = await exchange(target, asked);
      const overridden = await exchange(target, { ...asked, lines: [line] });
      return overridden.status === plain.status ? undefined : `answered ${overridden.status} instead of ${plain.status}`;
    },
  })),
];
