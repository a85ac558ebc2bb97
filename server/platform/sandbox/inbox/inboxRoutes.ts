import { Router } from 'express';
import type { Database } from '../../../store/Database.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { sendNotice } from '../../../site/noticePage.ts';
import { type Clock, createClock } from '../../clock.ts';
import { type InboxEntry, listInbox } from './inboxQueries.ts';

const REFRESH_S = '4';

const SHEET = `
.codes li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;align-items:center;padding:14px 18px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.codes b{grid-row:span 2;grid-column:2;font:600 1.6rem/1 ui-monospace,monospace;letter-spacing:.12em;user-select:all}
.codes span{grid-column:1;font-weight:600}
.codes time{grid-column:1;color:var(--soft);font-size:.85rem}
`;

function ageOf(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000));
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;
}

const itemOf =
  (now: Date) =>
  ({ merchantCode, kind, answer, createdAt }: InboxEntry): string =>
    `<li><span>${escapeHtml(merchantCode)} · ${kind}</span><b>${escapeHtml(answer)}</b><time datetime="${createdAt.toISOString()}">${ageOf(createdAt, now)}</time></li>`;

/**
 * The development inbox of the sandbox: codes that a real platform would draw or send, for people and journeys. As JSON
 * for whoever asks for it: `{ entries: [{ id, merchantCode, kind, reference, answer, createdAt }] }`, newest first.
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
            ? 'What captchas show right now, newest first. Codes vanish after an hour.'
            : 'Nothing yet. Open a form with a captcha and look here again.',
        ...(entries.length > 0 ? { content: `<ul class="codes">${entries.map(itemOf(now)).join('')}</ul>` } : {}),
      },
      SHEET,
    );
  });
  return router;
}
