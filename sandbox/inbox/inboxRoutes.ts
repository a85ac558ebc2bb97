import { Router } from 'express';
import type { Database } from '#server/store/database/Database.ts';
import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { sendNotice } from '#server/http/responses/noticePage.ts';
import { type Clock, createClock } from '#server/store/clock/clock.ts';
import { type InboxEntry, listInbox } from './inboxQueries.ts';

const REFRESH_S = '4';

const SHEET = `
.codes li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;align-items:center;padding:14px 18px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.codes b{grid-row:span 2;grid-column:2;font:600 1.6rem/1 ui-monospace,monospace;letter-spacing:.12em;user-select:all}
.codes span{grid-column:1;font-weight:600}
.codes time{grid-column:1;color:var(--soft);font-size:.85rem}
.codes p{grid-column:1/-1;margin:4px 0 0;color:var(--soft);white-space:pre-line;overflow-wrap:anywhere}
`;

function ageOf(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000));
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;
}

const isLink = (answer: string): boolean => answer.startsWith('http');

/** A message with its link to follow: the only markup, around text that is escaped. */
function messageOf({ message, answer }: InboxEntry): string {
  if (message === null) return '';
  const text = escapeHtml(message);
  const link = escapeHtml(answer);
  return `<p dir="auto">${isLink(answer) ? text.replace(link, `<a href="${link}">${link}</a>`) : text}</p>`;
}

const itemOf =
  (now: Date) =>
  (entry: InboxEntry): string => {
    const { merchantCode, kind, reference, answer, createdAt } = entry;
    const to = kind === 'captcha' ? '' : ` → ${escapeHtml(reference)}`;
    const code = answer === '' || isLink(answer) ? '' : `<b>${escapeHtml(answer)}</b>`;
    const age = `<time datetime="${createdAt.toISOString()}">${ageOf(createdAt, now)}</time>`;
    return `<li><span>${escapeHtml(merchantCode)} · ${kind}${to}</span>${code}${age}${messageOf(entry)}</li>`;
  };

/**
 * The development inbox of the sandbox: the captchas and messages that a real platform would send, for people and journeys. As JSON if
 * the request accepts JSON: `{ entries: [{ id, merchantCode, kind, reference, answer, message, createdAt }] }`, newest first.
 */
export function inboxRoutes({ db, clock = createClock() }: { readonly db: Database; readonly clock?: Clock }): Router {
  const router = Router();
  router.get('/sandbox/inbox', async (req, res) => {
    const now = clock();
    const entries = await listInbox(db, now);
    res.vary('Accept');
    if (req.accepts(['html', 'json']) === 'json') {
      res.set('Cache-Control', 'no-store').json({ entries });
      return;
    }
    // Refreshed by the browser itself, so the page needs no script.
    res.set('Refresh', REFRESH_S);
    sendNotice(
      res,
      200,
      {
        heading: 'Development inbox',
        text:
          entries.length > 0
            ? 'Captchas, text messages and mails, newest first. Everything vanishes after an hour.'
            : 'Nothing yet. Open a form with a captcha or ask for a code, and look here again.',
        ...(entries.length > 0 ? { content: `<ul class="codes">${entries.map(itemOf(now)).join('')}</ul>` } : {}),
      },
      SHEET,
    );
  });
  return router;
}
