import { paths } from '#schemas/declare/pages/addresses.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { compressBody, sendBody } from '../http/responses/compressedBody.ts';
import { noticeText } from '../messages/noticeText.ts';
import { escapeHtml } from '../http/responses/escapeHtml.ts';
import { networkOf, visitorAddress } from '../http/requests/visitorAddress.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { knownMerchantOf, liveMerchantOf } from '../releases/live/requestMerchant.ts';
import type { Redirect, Rendered } from './createPageCache.ts';
import { type RenderKind, type RenderQueue, RenderRefused } from './createRenderQueue.ts';
import type { StatusService } from './createStatusService.ts';
import type { SharedPages } from './createSharedPages.ts';
import { type SharedDrafts, draftTokenOf } from './createSharedDrafts.ts';
import { type Notice, sendNotice } from '../http/responses/noticePage.ts';
import { type PageAddress, readPageAddress, withoutChoices, respelledTarget } from './pageAddress.ts';
import { sendPage } from './cachedPage.ts';
import type { DocumentRequest } from './renderDocument.ts';
import { pathnameOf } from '#schemas/edges/seo/pageHead.ts';
import { languageBase } from '#schemas/edges/seo/languageAddress.ts';
import { isThemeMode } from '#schemas/release/resolve/visitorChoice.ts';
import { choiceCookie, choiceOf } from './visitorChoice.ts';

/** Whether a ticket lets a page be framed, and by whom. */
export type CheckTicket = (token: string, merchantCode: string) => Promise<{ readonly parentOrigin: string } | undefined>;

interface Deps {
  readonly gates: StatusService;
  /** Absent while the player is worked on: then every page is rendered again. */
  readonly shared: SharedPages | undefined;
  readonly queue: Pick<RenderQueue, 'admit'>;
  readonly render: (request: DocumentRequest, kind: RenderKind) => Promise<Rendered | Redirect>;
  readonly checkTicket: CheckTicket;
  readonly drafts: Pick<SharedDrafts, 'open' | 'remember' | 'forget'>;
}

export interface PageRouter {
  /**
   * Answers a page that lies finished in memory. False when it does not: then `handle` must.
   *
   * @param own Header lines of this answer alone.
   */
  readonly sendCachedPage: (req: IncomingMessage, res: ServerResponse, extraHeaders: readonly string[]) => boolean;
  /** Answers any page of a merchant's host. */
  readonly handle: RequestHandler;
}

const ticketNotice: Notice = {
  heading: 'This preview has ended',
  text: 'A preview address works for one hour and for one brand. Open the brand again in the operator’s tool to get a new one.',
};
const methodNotice: Notice = { heading: 'Nothing is sent here', text: 'Pages can be read, not written.' };

/** What visitors read, in a language of the site. */
function noticeFor(name: 'busy' | 'draft' | 'notOpen', { site }: LiveRelease, req: Request): Notice {
  const { language } = choiceOf(site, req.headers.cookie, req.get('accept-language'));
  return {
    heading: noticeText(`${name}.heading`, language),
    text: noticeText(`${name}.text`, language),
    language: languages[language],
    ...(name === 'draft' ? { content: `<a href="${paths.home}">${escapeHtml(noticeText('draft.open', language))}</a>` } : {}),
  };
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
const isChoosing = ({ lang, theme, age }: PageAddress): boolean => [lang, theme, age].some((choice) => choice !== undefined);

const redirectTo = (res: Response, path: string): void => res.set('cache-control', 'no-store').redirect(303, path);

/** A link to a choice, which all visitors of a page share, does not know what else an address says, such as an invitation: the page that it was on does. */
function withoutChoice(req: Request): string {
  const target = withoutChoices(req.url);
  const from = req.get('referer') ?? '';
  if (target.includes('?') || !URL.canParse(from)) return target;
  const { host, pathname, search } = new URL(from);
  return host === req.headers.host && pathname === target ? withoutChoices(`${pathname}${search}`) : target;
}

/** Stores the choices of an address in cookies and sends the visitor to the same page without them. */
function redirectChoices(req: Request, res: Response, { site }: LiveRelease, { base, lang, theme, age }: PageAddress): void {
  const wanted = lang?.toUpperCase();
  const language = isLanguage(wanted) && site.languages.includes(wanted) ? wanted : undefined;
  if (language !== undefined) res.append('set-cookie', choiceCookie('language', language));
  if (isThemeMode(theme)) res.append('set-cookie', choiceCookie('theme', theme));
  // Only the age that was asked for is confirmed: a raised limit is asked for again.
  if (Number(age) === site.ageLimit) res.append('set-cookie', choiceCookie('age', String(site.ageLimit)));
  const target = withoutChoice(req);
  // A page of one language leads to the same page of the other.
  redirectTo(res, base !== '' && language !== undefined ? languageBase(language) + target.slice(base.length) : target);
}

/** Sends pages that are rendered for one request. */
function privatePages({ queue, render, checkTicket, drafts }: Pick<Deps, 'queue' | 'render' | 'checkTicket' | 'drafts'>) {
  /** Pages of one visitor, and all pages while the player is worked on. */
  async function sendPrivate(req: Request, res: Response, request: DocumentRequest): Promise<void> {
    queue.admit(networkOf(visitorAddress(req)), 'declared');
    const rendered = await render(request, 'declared');
    if ('redirect' in rendered) return redirectTo(res, rendered.redirect);
    sendBody(req, res, rendered.status, await compressBody(Buffer.from(rendered.html), 'fast'), rendered.headers);
  }

  async function sendFramed(req: Request, res: Response, live: LiveRelease, address: PageAddress): Promise<void> {
    const { base, path, lang, theme, preview = '' } = address;
    const ticket = await checkTicket(preview, live.merchantCode);
    if (ticket === undefined) return sendNotice(res, 403, ticketNotice);
    // A framed page of another site gets no cookies: its choices are in the address.
    const chosen = [lang && `language=${lang.toUpperCase()}`, theme && `theme=${theme}`].filter(Boolean).join('; ');
    const choice = choiceOf(live.site, chosen, req.get('accept-language'), address.language);
    // The operator sees the site even while it is closed, and confirms no age; the frame plays the gate itself.
    await sendPrivate(req, res, { live, base, path, ...choice, asksAge: false, gate: 'open', preview: ticket });
  }

  /** The draft that a link shows, on the device that opened it. */
  async function sendDraft(req: Request, res: Response, live: LiveRelease, address: PageAddress, token: string): Promise<void> {
    const opened = await drafts.open(token, live);
    if (opened === undefined) {
      drafts.forget(res);
      return sendNotice(res, 403, noticeFor('draft', live, req));
    }
    if (address.share !== undefined) await drafts.remember(req, res, token, opened);
    const { base, language, path } = address;
    const choice = choiceOf(opened.live.site, req.headers.cookie, req.get('accept-language'), language);
    await sendPrivate(req, res, { live: opened.live, base, path, ...choice, asksAge: false, gate: 'open', draft: opened.pass });
  }

  return { sendPrivate, sendFramed, sendDraft };
}

/** Answers requests for players’ pages. */
export function createPageRouter(deps: Deps): PageRouter {
  const { gates, shared, queue, drafts } = deps;
  const { sendPrivate, sendFramed, sendDraft } = privatePages(deps);

  async function sendPublic(req: Request, res: Response, live: LiveRelease, address: PageAddress): Promise<void> {
    const { base, language, path } = address;
    const choice = choiceOf(live.site, req.headers.cookie, req.get('accept-language'), language);
    const gate = gates.known(live) ?? (await gates.ask(live));
    const request = { live, base, path, ...choice, gate };
    if (gate === 'restricted') return sendPrivate(req, res, { ...request, ip: visitorAddress(req) });
    if (shared === undefined) return sendPrivate(req, res, request);
    const network = networkOf(visitorAddress(req));
    const page = await shared.get(request, (kind) => queue.admit(network, kind));
    if ('redirect' in page) return redirectTo(res, page.redirect);
    sendPage(req, res, page);
  }

  async function answer(req: Request, res: Response, live: LiveRelease, address: PageAddress): Promise<void> {
    if (address.preview !== undefined) return sendFramed(req, res, live, address);
    if (address.share === 'end') {
      drafts.forget(res);
      return redirectTo(res, withoutChoices(req.url));
    }
    if (isChoosing(address)) return redirectChoices(req, res, live, address);
    const token = address.share ?? draftTokenOf(req);
    if (token !== undefined) return sendDraft(req, res, live, address, token);
    await sendPublic(req, res, live, address);
  }

  return {
    sendCachedPage(req, res, extraHeaders) {
      const live = isRead(req.method) ? liveMerchantOf(req) : undefined;
      if (live === undefined) return false;
      const address = readPageAddress(req.url ?? '', live.site);
      // Another spelling of an address leads to its own.
      if (!req.url?.startsWith(address.base + pathnameOf(address.path))) return false;
      if (isChoosing(address) || address.preview !== undefined) return false;
      if (address.share !== undefined || draftTokenOf(req) !== undefined) return false;
      const page = shared?.cached(live, address, req.headers);
      if (page === undefined) return false;
      sendPage(req, res, page, extraHeaders);
      return true;
    },

    async handle(req, res, next) {
      const live = knownMerchantOf(req);
      if (live === undefined) return next();
      const address = readPageAddress(req.url, live.site);
      const token = address.share ?? draftTokenOf(req);
      const isShown = live.revision > 0 || address.preview !== undefined || token !== undefined;
      if (!isShown) return sendNotice(res, 404, noticeFor('notOpen', live, req));
      if (!isRead(req.method)) return sendNotice(res, 405, methodNotice);
      const meant = respelledTarget(req.url, live.site);
      if (meant !== undefined) return redirectTo(res, meant);
      try {
        await answer(req, res, live, address);
      } catch (error) {
        if (!(error instanceof RenderRefused)) throw error;
        res.set('retry-after', String(error.retryAfterS));
        sendNotice(res, error.status, noticeFor('busy', live, req));
      }
    },
  };
}
