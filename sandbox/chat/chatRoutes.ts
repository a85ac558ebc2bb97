import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Request, type Response, Router } from 'express';
import { type Language, isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { sendNotice } from '#server/http/responses/noticePage.ts';
import type { FindLiveSite } from '#server/platform/LiveSite.ts';
import { merchantOf } from '#server/playerCalls/merchantOf.ts';
import { readBodyText } from '#server/playerCalls/readBodyText.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { sendRefusal } from '#server/playerCalls/sendAnswer.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { limitRequests } from '../calls/counters.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { firstLanguage } from '../system/homeOf.ts';
import { CHAT_PATH } from './chatHandlers.ts';
import { type Chat, type ChatMessage, addMessage, findChat, readMessages } from './chatQueries.ts';

interface Deps {
  readonly parts: SandboxParts;
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
}

const SHOWN = 50;
const MAX_TEXT = 1000;

const SHEET = `
.chat{display:flex;flex-direction:column;align-items:flex-start;margin-block-end:20px}
.chat li{max-inline-size:85%;padding:10px 14px;border-radius:16px;background:var(--card);border:1px solid var(--line);overflow-wrap:anywhere;white-space:pre-line}
.chat li[data-own]{align-self:flex-end;border-color:var(--mark)}
form{display:flex;gap:8px;margin-block-end:20px}
input[name=text]{flex:1;min-inline-size:0;min-block-size:48px;padding:0 14px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:inherit;font:inherit}
button{min-block-size:48px;padding:0 20px;border:0;border-radius:12px;background:var(--mark);color:var(--paper);font:600 1rem/1 system-ui,sans-serif;cursor:pointer}
`;

const itemOf = ({ isFromService, text }: ChatMessage): string =>
  `<li dir="auto"${isFromService ? '' : ' data-own'}>${escapeHtml(text)}</li>`;

interface Opened {
  readonly chat: Chat;
  readonly language: Language;
}

async function openedBy({ parts: { db, clock }, liveSite }: Deps, req: Request, ticket: unknown): Promise<Opened | undefined> {
  const merchantCode = merchantOf(req);
  const site = merchantCode === undefined ? undefined : liveSite(merchantCode);
  if (merchantCode === undefined || site === undefined) throw refuse('merchant.unknown');
  const chat = typeof ticket === 'string' ? await findChat(db, hashSecret(ticket), merchantCode, clock()) : undefined;
  return chat && { chat, language: isLanguage(chat.language) ? chat.language : firstLanguage(site) };
}

function sendEnded(res: Response): void {
  const t = sandboxTexts.EN;
  const content = `<p><a href="${paths.home}">${t('chat.back')}</a></p>`;
  sendNotice(res, 403, { heading: t('chat.heading'), text: t('chat.ended'), content });
}

async function sendPage(needs: Deps, res: Response, { chat, language }: Opened, ticket: string): Promise<void> {
  const t = sandboxTexts[language];
  const messages = await readMessages(needs.parts.db, chat, SHOWN);
  const all = [{ isFromService: true, text: t('chat.welcome') }, ...messages];
  sendNotice(
    res,
    200,
    {
      heading: t('chat.heading'),
      text: t('chat.intro'),
      language: languages[language],
      script: `${CHAT_PATH}/chat.js`,
      content: `<div role="log"><ul class="chat">${all.map(itemOf).join('')}</ul></div>
<form method="post" action="${CHAT_PATH}"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<input name="text" required maxlength="${MAX_TEXT}" autocomplete="off" aria-label="${escapeHtml(t('chat.field'))}" placeholder="${escapeHtml(t('chat.field'))}">
<button>${escapeHtml(t('chat.send'))}</button></form>
<p><a href="${escapeHtml(chat.backPath)}">${escapeHtml(t('chat.back'))}</a></p>`,
    },
    SHEET,
  );
}

async function say(deps: Deps, req: Request, res: Response): Promise<void> {
  if (!req.is('application/x-www-form-urlencoded')) throw refuse('body.invalid');
  const form = new URLSearchParams(await readBodyText(req, res));
  const [ticket, text] = [form.get('ticket') ?? '', (form.get('text') ?? '').trim()];
  const opened = await openedBy(deps, req, ticket);
  if (opened === undefined) return sendEnded(res);
  const { db, limits, clock } = deps.parts;
  await limitRequests(db, `say ${opened.chat.accountId ?? opened.chat.ticketHash}`, limits.chatMessages, clock());
  if (text === '' || text.length > MAX_TEXT) throw refuse('body.invalid');
  await addMessage(db, opened.chat, { isFromService: false, text });
  await addMessage(db, opened.chat, { isFromService: true, text: sandboxTexts[opened.language]('chat.reply') });
  res.redirect(303, `${CHAT_PATH}?ticket=${encodeURIComponent(ticket)}`);
}

/** The chat that CALL-37 opens, with an automatic answer to every message. Its page works without its script. */
export function chatRoutes(deps: Deps): Router {
  const router = Router();
  router.get(CHAT_PATH, async (req, res) => {
    try {
      const ticket = req.query['ticket'];
      const opened = await openedBy(deps, req, ticket);
      if (opened === undefined || typeof ticket !== 'string') sendEnded(res);
      else await sendPage(deps, res, opened, ticket);
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  router.post(CHAT_PATH, async (req, res) => {
    try {
      await say(deps, req, res);
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  return router;
}
