import { paths } from '#schemas/addresses.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { Gate } from '#schemas/statusGate.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { PageCache, Redirect, Rendered } from './createPageCache.ts';
import type { StatusService } from './createStatusService.ts';
import type { ReadyPage } from './readyPage.ts';
import type { DocumentRequest } from './renderDocument.ts';
import { type VisitorChoice } from '#schemas/visitorChoice.ts';
import { choiceOf } from './visitorChoice.ts';

/** Pages that are the same for everyone who chose the same language and look. */
export interface SharedPages {
  /** A page that lies finished in memory, or nothing. */
  finished(live: LiveRelease, path: string, headers: IncomingHttpHeaders): ReadyPage | undefined;
  /** The page, rendered if need be. */
  get(live: LiveRelease, path: string, choice: VisitorChoice, gate: Gate): Promise<ReadyPage | Redirect>;
  /** Renders a merchant's home before the first request, in each of its languages. Never rejects. */
  warm(live: LiveRelease): Promise<void>;
}

interface Deps {
  readonly cache: PageCache;
  readonly gates: StatusService;
  readonly render: (request: DocumentRequest) => Promise<Rendered | Redirect>;
  readonly log: Logger;
}

/** Everything that a page's bytes depend on. */
const keyOf = (
  { merchantCode, revision }: LiveRelease,
  path: string,
  { language, theme, asksAge }: VisitorChoice,
  gate: Gate,
): string => `${merchantCode} ${revision} ${language} ${theme} ${asksAge ? 'asks age' : 'asks nothing'} ${gate} ${path}`;

export function createSharedPages({ cache, gates, render, log }: Deps): SharedPages {
  const get: SharedPages['get'] = (live, path, choice, gate) =>
    cache.get(keyOf(live, path, choice, gate), () => render({ live, path, ...choice, gate }));

  return {
    finished(live, path, headers) {
      const gate = gates.known(live);
      // A restricted page names its visitor.
      if (gate === undefined || gate === 'restricted') return undefined;
      return cache.fresh(keyOf(live, path, choiceOf(live.site, headers.cookie, headers['accept-language']), gate));
    },
    get,
    async warm(live) {
      const { languages, theme, behaviour } = live.site;
      const asksAge = behaviour.responsible.ageGate;
      const gate = await gates.ask(live);
      if (gate === 'restricted') return;
      try {
        for (const language of languages) await get(live, paths.home, { language, theme: theme.mode, asksAge }, gate);
      } catch (error) {
        log.error({ err: error, merchantCode: live.merchantCode }, 'home could not be rendered ahead');
      }
    },
  };
}
