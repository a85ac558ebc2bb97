import { paths } from '#schemas/declare/pages/addresses.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { ResolvedAddress } from '#schemas/edges/page/page.ts';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { PageCache, Redirect, Rendered } from './createPageCache.ts';
import type { RenderKind } from './createRenderQueue.ts';
import type { StatusService } from './createStatusService.ts';
import type { PageReads } from './platformReads.ts';
import type { PageAddress } from './pageAddress.ts';
import type { CachedPage } from './cachedPage.ts';
import type { DocumentRequest } from './renderDocument.ts';
import { noteOf } from '#schemas/release/resolve/visitorChoice.ts';
import { choiceOf } from './visitorChoice.ts';

/** Pages that are the same for everyone who chose the same language and look, and for all members of a kind. */
export interface SharedPages {
  /** A page that lies finished in memory, or nothing. */
  cached(live: LiveRelease, address: PageAddress, headers: IncomingHttpHeaders): CachedPage | undefined;
  /**
   * The page, rendered if need be.
   *
   * @param admit Throws RenderRefused where the visitor may not cause a render of this kind now.
   */
  get(request: DocumentRequest, admit: (kind: RenderKind) => void): Promise<CachedPage | Redirect>;
  /** Renders a merchant's home before the first request, in each of its languages. Never rejects. */
  warm(live: LiveRelease): Promise<void>;
}

/** What an address means, and the reads by which that was found out. */
export interface LookedUp extends ResolvedAddress {
  readonly reads: PageReads;
}

interface Deps {
  readonly cache: PageCache;
  readonly gates: StatusService;
  readonly render: (request: DocumentRequest, kind: RenderKind) => Promise<Rendered | Redirect>;
  readonly lookUp: (request: DocumentRequest) => Promise<LookedUp>;
  readonly log: Logger;
}

/** A closed site says the same at every address. */
const shownPath = (path: string, gate: Gate): string => (gate === 'open' ? path : path.replace(/\?.*/s, ''));

/** Everything that a page's bytes depend on. */
function keyOf({ live, base, path, language, theme, asksAge, awaits, gate }: DocumentRequest): string {
  const visitor = awaits ? noteOf(awaits, live.site) : 'guest';
  return `${live.merchantCode} ${live.revision} ${language} ${theme} ${visitor} ${asksAge ? 'asks age' : 'asks nothing'} ${gate} ${base}${path}`;
}

export function createSharedPages({ cache, gates, render, lookUp, log }: Deps): SharedPages {
  const rendered = (request: DocumentRequest, kind: RenderKind, admit: (kind: RenderKind) => void) =>
    cache.get(keyOf(request), { kind, admit: () => admit(kind), render: () => render(request, kind) });

  const get: SharedPages['get'] = async (options, admit) => {
    const request = { ...options, path: shownPath(options.path, options.gate) };
    if (!request.path.includes('?')) return rendered(request, 'declared', admit);
    if (cache.has(keyOf(request))) return rendered(request, 'named', admit);
    const { path, isKnown, reads } = await lookUp(request);
    const kind = isKnown ? (path.includes('?') ? 'named' : 'declared') : 'unknown';
    return rendered({ ...request, path, reads }, kind, admit);
  };

  return {
    cached(live, { base, language, path }, headers) {
      const gate = gates.known(live);
      // A restricted page names its visitor.
      if (gate === undefined || gate === 'restricted') return undefined;
      const choice = choiceOf(live.site, headers.cookie, headers['accept-language'], language);
      return cache.fresh(keyOf({ live, base, path: shownPath(path, gate), ...choice, gate }));
    },
    get,
    async warm(live) {
      const { languages, theme, behaviour } = live.site;
      const asksAge = behaviour.responsible.ageGate;
      const gate = await gates.ask(live);
      if (gate === 'restricted') return;
      try {
        for (const language of languages) {
          const choice = { language, theme: theme.mode, asksAge };
          await get({ live, base: '', path: paths.home, ...choice, gate }, () => undefined);
        }
      } catch (error) {
        log.error({ err: error, merchantCode: live.merchantCode }, 'home could not be rendered ahead');
      }
    },
  };
}
