import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Attack, each } from '../Attack.ts';
import { redirects, servesHome } from '../controls.ts';
import { exchange, expectStatus, sendText } from '../exchange.ts';

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
const leadingAway = [
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
    defence: 'foreign-target',
    control: servesHome,
    attack: (scene) => exchange(scene, { method, path, lines: ['Authorization: token'] }),
    holds: each((answered) => expectStatus(answered, 400)),
  })),
  {
    name: 'a tunnel to another host',
    defence: 'foreign-target',
    mayHangUp: true,
    control: servesHome,
    attack: (scene) => exchange(scene, { method: 'CONNECT', path: `${EVIL}:443` }),
    holds: each((answered) => expectStatus(answered, 0, 400, 405)),
  },
  ...hosts.map(([name, lines]): Attack => ({
    name,
    defence: 'foreign-target',
    control: servesHome,
    attack: (scene) => sendText(scene, ['GET /m/home HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')),
    holds: each((answered) => expectStatus(answered, 400)),
  })),
  ...leadingAway.map((path): Attack => ({
    name: `a redirect by ${path}`,
    defence: 'open-redirect',
    control: redirects,
    attack: (scene) => exchange(scene, { path }),
    holds: each((answered) => {
      const to = answered.header('location');
      return to === undefined || /^\/(?![/\\])/.test(to) ? undefined : `leads to ${to}`;
    }),
  })),
];
