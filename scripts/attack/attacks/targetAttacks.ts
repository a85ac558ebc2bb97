import { paths } from '#schemas/addresses.ts';
import { sendRaw } from '#server/testing/sendRaw.ts';
import type { Attack } from '../Attack.ts';
import { exchange, expectStatus, readAnswer } from '../exchange.ts';

const EVIL = 'evil.example';

const foreignTargets: readonly (readonly [name: string, method: string, path: string])[] = [
  ['a whole address as target', 'GET', `http://${EVIL}/m/home`],
  ['another scheme as target', 'GET', 'pany://x/wps/system/status'],
  ['another scheme with a token for the platform', 'POST', 'pany://x/wps/session/login'],
  ['two slashes', 'GET', `//${EVIL}/m/home`],
  ['slash and backslash', 'GET', `/\\${EVIL}/m/home`],
  ['a call behind two slashes', 'GET', `//${EVIL}/wps/system/status`],
  ['an asterisk', 'OPTIONS', '*'],
];

const hosts: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['two hosts', ['Host: aurora.localhost', `Host: ${EVIL}`]],
  ['the same host twice', ['Host: aurora.localhost', 'Host: aurora.localhost']],
  ['two hosts in two spellings', ['Host: aurora.localhost', `hOST: ${EVIL}`]],
  ['a host with a path', [`Host: aurora.localhost/${EVIL}`]],
  ['a host with a user', [`Host: aurora@${EVIL}`]],
  ['a host with a space', [`Host: aurora.localhost ${EVIL}`]],
  ['an empty host', ['Host:']],
  ['no host', []],
];

/** Addresses that lead elsewhere when a path is taken apart carelessly. */
const redirects = [
  `/.//${EVIL}/?lang=EN`,
  `/m/..//${EVIL}/?theme=dark`,
  `/m/..\\/${EVIL}/?theme=dark`,
  `/%2f%2f${EVIL}?lang=EN`,
  `${paths.login}?lang=EN&next=//${EVIL}`,
  `${paths.home}?share=end&x=//${EVIL}`,
  `/%5c${EVIL}/?age=18`,
];

/** Targets, hosts and redirects that mean another server. */
export const targetAttacks: readonly Attack[] = [
  ...foreignTargets.map(([name, method, path]): Attack => ({
    name,
    run: async (target) => expectStatus(await exchange(target, { method, path, lines: ['Authorization: token'] }), 400),
  })),
  {
    name: 'a tunnel to another host',
    run: async (target) => expectStatus(await exchange(target, { method: 'CONNECT', path: `${EVIL}:443` }), 0, 400, 405),
  },
  ...hosts.map(([name, lines]): Attack => ({
    name,
    run: async ({ url }) => {
      const request = ['GET /m/home HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n');
      return expectStatus(readAnswer(await sendRaw(url, request)), 400);
    },
  })),
  ...redirects.map((path): Attack => ({
    name: `a redirect by ${path}`,
    run: async (target) => {
      const to = (await exchange(target, { path })).header('location');
      return to === undefined || /^\/(?![/\\])/.test(to) ? undefined : `leads to ${to}`;
    },
  })),
];
