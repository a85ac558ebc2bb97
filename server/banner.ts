import type { DemoAccount } from './platform/OpenPlatform.ts';
import type { MerchantFacts } from './releases/live/createLiveReleases.ts';
import type { FirstOperator } from './operators/ensureFirstOperator.ts';

export interface BannerFacts {
  readonly port: number;
  /** How long the start took. */
  readonly seconds: number;
  readonly brands: readonly MerchantFacts[];
  readonly operator: FirstOperator;
  /** None without the sandbox. */
  readonly demo: readonly DemoAccount[];
}

const signIn = ({ name, password, file }: FirstOperator): string => {
  if (password !== undefined) return `sign in as ${name} with ${password}   (kept in ${file ?? 'memory'})`;
  return file === undefined ? `sign in as ${name}` : `sign in as ${name}; the first password is in ${file}`;
};

/** Who a demo account is, how it gets codes, and what others may register with. */
function demoText({ username, password, nickname, mobile, affiliateCode }: DemoAccount): string {
  const invitation = affiliateCode === undefined ? '' : `   invitation code ${affiliateCode}`;
  return `${username.padEnd(14)}${password}   ${nickname.padEnd(7)}+${mobile.join(' ')}${invitation}`;
}

/** What `npm start` shows: where everything is, and who may enter. */
export function banner({ port, seconds, brands, operator, demo }: BannerFacts): string {
  const width = Math.max(17, ...brands.map(({ title }) => title.length)) + 2;
  const line = (name: string, text: string): string => `  ${name.padEnd(width)}${text}`;
  const players = brands.map(({ title, merchantCode }) => line(title, `http://${merchantCode}.localhost:${port}/`));
  return [
    '',
    `  Livery is ready after ${seconds.toFixed(1)} s. Stop it with Ctrl-C.`,
    '',
    ...players,
    '',
    line('Operator’s tool', `http://localhost:${port}/preview/`),
    line('', signIn(operator)),
    ...(demo.length === 0
      ? []
      : [
          line('Development inbox', `http://localhost:${port}/sandbox/inbox`),
          '',
          ...demo.map((account, index) => line(index === 0 ? 'Demo accounts' : '', demoText(account))),
        ]),
    '',
  ].join('\n');
}
