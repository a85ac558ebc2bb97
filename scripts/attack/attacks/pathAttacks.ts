import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Attack, each } from '../Attack.ts';
import { servesHome } from '../controls.ts';
import { exchange, expectStatus } from '../exchange.ts';

const climbing = [
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/....//....//package.json',
  '/brand/aurora/../../aurora/release.json',
  '/brand/aurora/..%2frelease.json',
  '/brand/aurora/%2e%2e/release.json',
  '/brand/..%2f..%2f..%2fetc/passwd',
  '/media/aurora/../../../package.json',
  '/media/aurora/..%2f..%2f..%2fpackage.json',
  '/media/aurora/%2e%2e%2f%2e%2e%2fetc/source',
  '/art/games/..%2f..%2f..%2fpackage.json',
  '/art/%2e%2e/%2e%2e/package.json',
  '/vendor/..%2f..%2fpackage.json',
  '/sandbox/play/..%2f..%2f..%2fpackage.json',
  '/sandbox/chat/%2e%2e/%2e%2e/package.json',
  '/preview/..%5c..%5c..%5cetc%5cpasswd',
  '/wps/../preview/api/merchants',
  '/wps/..%2f..%2fadmin',
  '/lgw/%2e%2e/%2e%2e/admin',
];

const hidden = [
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/admin-preview/index.html',
  '/server/main.js',
  '/server/entryServer.js',
  '/package.json',
  '/templates/brands/aurora/release.json',
  '/assets/boot.js.map',
  '/operator.txt',
];

const unreadable = [
  '/assets/%00',
  '/%c0%ae%c0%ae/',
  '/%',
  '/m/%zz',
  `/m/${'a/'.repeat(3000)}`,
  `${paths.home}?${'a=b&'.repeat(3000)}`,
];

/** Text that only files on the disk contain. */
const SECRET = /root:[x*]:0:|"devDependencies"|"templateId"|OPERATOR_PASSWORD/;

const attackOn = (name: string, path: string): Attack => ({
  name,
  defence: 'path-climb',
  control: servesHome,
  attack: (scene) => exchange(scene, { path }),
  holds: each((answered) => {
    if (SECRET.test(answered.body)) return 'gave a file of the server';
    // An unknown address of a page leads home.
    return answered.status === 303 ? undefined : expectStatus(answered, 400, 401, 403, 404, 414, 431);
  }),
});

/** Paths that climb, files that are not public, and addresses that cannot be read. */
export const pathAttacks: readonly Attack[] = [
  ...climbing.map((path) => attackOn(`climbing out by ${path}`, path)),
  ...hidden.map((path) => attackOn(`a hidden file, ${path}`, path)),
  ...unreadable.map((path): Attack => ({
    name: `an address that cannot be read, ${path.slice(0, 24)}`,
    defence: 'path-climb',
    control: servesHome,
    attack: (scene) => exchange(scene, { path }),
    holds: () => undefined, // any answer will do that is not a fault of the server
  })),
];
