import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { buildPeer } from '../home/buildPeer.ts';
import { askAs } from '../lib/askAs.ts';
import { publish } from '../lib/operator.ts';
import { openBrowser } from '../lib/phone.ts';
import { serveBeside } from '../lib/serveBeside.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';
import { type FormFigures, measureForm } from './measureForm.ts';
import { nativeForm } from './nativeForm.ts';

const MERCHANT = 'lotus';

/** Every field of the form is shown, half of them required. */
const withEveryField = (release: Release): Release => ({
  ...release,
  switches: { ...release.switches, USERNAMEREG3: '1', MOBILENUMREG3: '0' },
  registerSettings: {
    ...release.registerSettings,
    fields: Object.fromEntries(registerFields.map((name, index) => [name, { enabled: true, required: index % 2 === 0 }])),
  },
});

/** The register form with 20 fields beside plain HTML and @rjsf/core. */
export async function benchForm(livery: Livery, rounds: number): Promise<void> {
  await publish(livery, MERCHANT, withEveryField);
  const origin = livery.merchant(MERCHANT);
  const sent = await askAs(livery.port, `${MERCHANT}.localhost:${livery.port}`, '/wps/system/setting/register');
  const answer = JSON.parse(sent.toString()) as { value: NonNullable<Release['registerSettings']> };
  const { site } = resolveSite({
    schemaVersion: 5,
    template: { templateId: 'bench', merchantCode: MERCHANT, version: 'base' },
    registerSettings: answer.value,
  });
  const native = await serveBeside(
    new Map([['/', { type: 'text/html; charset=utf-8', body: Buffer.from(nativeForm(site.registerSettings)) }]]),
    origin,
  );
  const peer = await serveBeside(await buildPeer('bench/form/peer', '/'), origin);
  const targets = [
    { name: 'LIMIT native form', url: `${native.url}/`, field: 'input[name=nickname]' },
    { name: 'register form', url: `${origin}/m/register`, field: 'input[name=nickname]' },
    { name: 'PEER @rjsf/core', url: `${peer.url}/`, field: '#root_nickname' },
  ] as const;
  const figures = new Map<string, FormFigures[]>(targets.map(({ name }) => [name, []]));
  const browser = await openBrowser();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, field } of targets) figures.get(name)?.push(await measureForm(browser, url, field));
  }
  await browser.close();
  native.stop();
  peer.stop();

  const of = (name: string, key: keyof FormFigures) => (figures.get(name) ?? []).map((one) => one[key]);
  printTable(`Sign-up form, 20 fields: CPU at a quarter, slow 4G, ${rounds} rounds, medians`, [
    ['target', 'ready ms', 'key ms', 'key in all ms', 'validate ms', 'script kB', 'total kB'],
    ...targets.map(({ name }) => [
      name,
      number(median(of(name, 'ready'))),
      number(median(of(name, 'key')), 1),
      number(median(of(name, 'keyInAll')), 1),
      number(median(of(name, 'validate')), 1),
      number(median(of(name, 'script')) / 1000, 1),
      number(median(of(name, 'total')) / 1000, 1),
    ]),
  ]);
  const line = (key: keyof FormFigures, other: string) => {
    const { value, low, high } = ratio(of('register form', key), of(other, key));
    return `${value.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(
    `\nready beside native ${line('ready', 'LIMIT native form')}, aim 1.0x; beside rjsf ${line('ready', 'PEER @rjsf/core')}, aim 0.25x`,
  );
  console.log(
    `work per key beside rjsf ${line('key', 'PEER @rjsf/core')}, aim 0.5x; beside native ${line('key', 'LIMIT native form')}, aim 1.95x`,
  );
  console.log(
    `the main thread's whole time per key beside rjsf ${line('keyInAll', 'PEER @rjsf/core')}; beside native ${line('keyInAll', 'LIMIT native form')}`,
  );
  console.log(
    `validate all beside native ${line('validate', 'LIMIT native form')}; beside rjsf ${line('validate', 'PEER @rjsf/core')}`,
  );
}
