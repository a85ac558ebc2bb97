import type { LiveRelease } from './preview/createLiveReleases.ts';
import type { FirstOperator } from './preview/ensureFirstOperator.ts';

export interface BannerFacts {
  readonly port: number;
  readonly brands: readonly LiveRelease[];
  readonly operator: FirstOperator;
  /** Absent without the sandbox. */
  readonly demo?: readonly { readonly username: string; readonly password: string; readonly nickname: string }[];
}

const signIn = ({ name, password, file }: FirstOperator): string => {
  if (password !== undefined) return `sign in as ${name} with ${password}   (kept in ${file ?? 'memory'})`;
  return file === undefined ? `sign in as ${name}` : `sign in as ${name}; the first password is in ${file}`;
};

/** What `npm start` shows: where everything is, and who may enter. */
export function banner({ port, brands, operator, demo }: BannerFacts): string {
  const width = Math.max(17, ...brands.map(({ site }) => site.title.length)) + 2;
  const line = (name: string, text: string): string => `  ${name.padEnd(width)}${text}`;
  const players = brands.map(({ site, merchantCode }) => line(site.title, `http://${merchantCode}.localhost:${port}/`));
  return [
    '',
    '  Livery is ready. Stop it with Ctrl-C.',
    '',
    ...players,
    '',
    line('Operator’s tool', `http://localhost:${port}/preview/`),
    line('', signIn(operator)),
    ...(demo === undefined
      ? []
      : [
          line('Development inbox', `http://localhost:${port}/sandbox/inbox`),
          '',
          ...demo.map(({ username, password, nickname }, index) =>
            line(index === 0 ? 'Demo accounts' : '', `${username.padEnd(14)}${password}   ${nickname}`),
          ),
        ]),
    '',
  ].join('\n');
}
