import { noteOf } from '#schemas/release/resolve/visitorChoice.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { RenderInput } from '#schemas/edges/page/page.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { PlayerBuild } from '../site/PlayerServer.ts';

/** What the platform does; tests change it as they go. */
export interface PlatformState {
  status: unknown;
  isFailing: boolean;
  /** While there is one, calls wait in it for an answer. */
  waiting: (() => void)[] | undefined;
  /** Whether it never answers. */
  isHanging: boolean;
  games: number;
}

/** A whole platform of three calls. */
export const createPlatform = (state: PlatformState): MerchantPlatform => ({
  async read(call) {
    if (state.isHanging) await new Promise(() => undefined);
    if (state.isFailing) throw new Error('platform away');
    await (state.waiting && new Promise<void>((answer) => state.waiting?.push(answer)));
    const answers: Record<string, unknown> = { status: state.status, settings: {}, games: { list: [], total: state.games } };
    return answers[call] as never; // the calls that the test player makes
  },
});

/** A whole player that shows what it was given. */
export const createPlayer = (seen: RenderInput[]): PlayerBuild => ({
  loadPlayer: async () => ({
    async renderPage(request) {
      seen.push(request);
      const { base, path, site, language, theme, gate, asksAge, awaits, ip, preview } = request;
      const visitor = awaits ? ` awaits ${noteOf(awaits, site)}` : '';
      if (path === paths.redRain) throw new Error('the player has a bug');
      const games = await request.read('games', {}).then(String.bind(null, 'games'), () => 'no games');
      const body = `<h1>${site.title}</h1><p>${language} ${theme} ${gate} ${ip ?? 'nobody'} ${games} ${path}${asksAge ? ' asks age' : ''}${visitor}</p>`;
      const status = { open: 200, restricted: 403, maintenance: 503 } as const;
      return {
        status: status[gate],
        body,
        firstScreenEnd: body.indexOf('<p>'),
        description: `About ${path}`,
        boot: {
          base,
          gate,
          asksAge,
          ip: ip ?? '',
          language,
          theme,
          answers: { sly: '</script>' },
          imageHosts: [],
          ...(preview ? { preview } : {}),
        },
        blocks: [],
        firstBlocks: [],
        preloadImage: '/art/hero',
      };
    },
    /** Its platform has one studio and unknown classes of games. */
    async resolveAddress({ path }) {
      const { pathname, searchParams } = new URL(path, 'http://page');
      const isNamed = !searchParams.has('vassalage') || searchParams.get('vassalage') === 'NOVR';
      return { path: isNamed ? path : pathname, isKnown: !searchParams.has('type') };
    },
    themeCss: (site) => `:root{color:${site.theme.dark.text}}`,
  }),
  bootScript: '/assets/boot.js',
  filesOf: async () => ({
    stylesFor: () => 'h1{margin:0}',
    sheet: '/assets/h1+p.css',
    chunks: ['/assets/start.js'],
  }),
});
