import { describe, expect, it } from 'vitest';
import { isPublic } from '../http/outgoing/publicAddress.ts';
import { type AddressAnswer, askAddress } from './askAddress.ts';
import { checkAddresses } from './checkAddresses.ts';

describe('addresses of the network', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['localhost', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });
});

describe('asking an address', () => {
  const asked: string[] = [];
  const hosts: Readonly<Record<string, readonly string[]>> = {
    'cdn.example': ['93.184.216.34'],
    'inside.example': ['10.0.0.7'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
  };
  const ask = askAddress({
    addressesOf: async (host) => {
      const found = hosts[host];
      if (!found) throw new Error('no such name');
      return found;
    },
    head: async (url, address) => {
      asked.push(`${url.href} at ${address}`);
      if (url.pathname === '/moved') return { status: 302, headers: { location: 'https://inside.example/secret' } };
      if (url.pathname === '/round') return { status: 302, headers: { location: '/round' } };
      if (url.pathname === '/silent') throw new Error('no answer in time');
      return { status: 200, headers: { 'content-type': 'image/png; charset=x', 'content-length': '1234' } };
    },
  });

  it.each<[string, string, AddressAnswer]>([
    ['a picture', 'https://cdn.example/a.png', { kind: 'answer', status: 200, type: 'image/png', bytes: 1234 }],
    ['a name inside', 'https://inside.example/a.png', { kind: 'private' }],
    ['a name that leads outside and inside', 'https://both.example/a.png', { kind: 'private' }],
    ['a number inside', 'https://127.0.0.1/a.png', { kind: 'private' }],
    ['a number inside, of six', 'https://[::1]/a.png', { kind: 'private' }],
    ['another port', 'https://cdn.example:8443/a.png', { kind: 'private' }],
    ['another scheme', 'http://cdn.example/a.png', { kind: 'private' }],
    ['a way from outside to inside', 'https://cdn.example/moved', { kind: 'private' }],
    ['a way in circles', 'https://cdn.example/round', { kind: 'answer', status: 302, type: '', bytes: undefined }],
    ['an unknown name', 'https://nobody.example/a.png', { kind: 'silent' }],
    ['a host that does not answer', 'https://cdn.example/silent', { kind: 'silent' }],
  ])('of %s', async (_title, url, answer) => {
    expect(await ask(new URL(url))).toEqual(answer);
    expect(asked.filter((each) => !each.endsWith('at 93.184.216.34'))).toEqual([]);
  });
});

describe('checking the addresses of a release', () => {
  const answers: Readonly<Record<string, AddressAnswer>> = {
    'https://cdn.example/gone.png': { kind: 'answer', status: 404, type: '', bytes: undefined },
    'https://cdn.example/page': { kind: 'answer', status: 200, type: 'text/html', bytes: 10 },
    'https://cdn.example/big.png': { kind: 'answer', status: 200, type: 'image/png', bytes: 900 * 1024 },
    'https://cdn.example/good.png': { kind: 'answer', status: 200, type: 'image/png', bytes: 10 },
    'https://inside.example/a.png': { kind: 'private' },
    'https://silent.example/a.png': { kind: 'silent' },
  };
  const check = (...urls: unknown[]) =>
    checkAddresses(
      urls.map((url, index) => ({ pointer: `/at/${index}`, url })),
      {
        ask: async (url) => answers[url.href] ?? { kind: 'silent' },
        askOwn: async (path) => (path === '/brand/demo/logo.svg' ? 200 : 404),
      },
    );

  it.each([
    ['https://cdn.example/gone.png', 'link.missing'],
    ['https://cdn.example/page', 'link.notPicture'],
    ['https://cdn.example/big.png', 'link.heavy'],
    ['https://inside.example/a.png', 'link.refused'],
    ['https://silent.example/a.png', 'link.unreachable'],
    ['/brand/demo/nosuch.svg', 'link.missing'],
    ['https://[cdn.example/a.png', 'link.unreachable'],
  ])('%s is %s', async (url, code) => {
    const { checked, problems } = await check(url);
    expect(checked).toBe(1);
    expect(problems).toMatchObject([{ code, pointer: '/at/0', params: { url } }]);
  });

  it('finds nothing wrong with what is there', async () => {
    expect(await check('https://cdn.example/good.png', '/brand/demo/logo.svg')).toEqual({ checked: 2, problems: [] });
  });

  it('asks nothing that lint rules refuse, nor colours, nor what is inline', async () => {
    expect(await check('', 'javascript:0', 'http://cdn.example/a.png', 'data:image/png;base64,AA', undefined)).toEqual({
      checked: 0,
      problems: [],
    });
  });

  it('asks a bounded number of addresses, in the order of the release', async () => {
    const { checked, problems } = await check(...Array.from({ length: 100 }, (_, index) => `/brand/demo/${index}.png`));
    expect(checked).toBe(60);
    expect(problems.map(({ pointer }) => pointer)).toEqual(Array.from({ length: 60 }, (_, index) => `/at/${index}`));
  });
});
