import { parseCookie } from 'cookie';
import { type Request, type Response, Router } from 'express';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { sendNotice } from '#server/http/responses/noticePage.ts';
import type { FindLiveSite, LiveSite } from '#server/platform/LiveSite.ts';
import { merchantOf } from '#server/playerCalls/merchantOf.ts';
import { readBodyText } from '#server/playerCalls/readBodyText.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { sendRefusal } from '#server/playerCalls/sendAnswer.ts';
import { limitRequests } from '../calls/counters.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { homeOf, languageOf } from '../system/homeOf.ts';
import { unitOf } from '../money/unitOf.ts';
import { type DepositPayment, bookPayment, cancelPayment, expirePayments, paymentByTicket } from './depositPayments.ts';
import { PAY_PATH } from './howToPay.ts';

interface Deps {
  readonly parts: SandboxParts;
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
}

interface Opened {
  readonly site: LiveSite;
  readonly language: Language;
  /** Undefined if no payment has this ticket. */
  readonly payment: DepositPayment | undefined;
}

const SHEET = `
form{display:grid;gap:12px;max-inline-size:24rem}
button{min-block-size:52px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;font:600 1rem system-ui,sans-serif;cursor:pointer}
button.pay{border-color:transparent;background:#4338ca;color:#fff}
`;

async function openedBy({ parts, liveSite }: Deps, req: Request, ticket: unknown): Promise<Opened> {
  const merchantCode = merchantOf(req);
  const site = merchantCode === undefined ? undefined : liveSite(merchantCode);
  if (merchantCode === undefined || site === undefined) throw refuse('merchant.unknown');
  await parts.storeInUnit(merchantCode, site);
  await expirePayments(parts.db, parts.clock());
  const payment = typeof ticket === 'string' ? await paymentByTicket(parts.db, merchantCode, ticket) : undefined;
  return { site, language: languageOf(site, parseCookie(req.headers.cookie ?? '')['language']), payment };
}

function sendPage(res: Response, { site, language, payment }: Opened): void {
  const t = sandboxTexts[language];
  const inLanguage = { language: languages[language] };
  if (payment?.status === 'done') return sendNotice(res, 200, { heading: t('pay.paid'), text: t('pay.paidText'), ...inLanguage });
  if (payment?.status !== 'waiting')
    return sendNotice(res, payment ? 200 : 404, { heading: t('pay.closed'), text: t('pay.closedText'), ...inLanguage });
  const { code } = homeOf(site).currency;
  const amount = new Intl.NumberFormat(languages[language].bcp47, { style: 'currency', currency: code }).format(
    Number(payment.requested),
  );
  const content = `<p><bdi>${escapeHtml(payment.reference)}</bdi></p>
<form method="post" action="${PAY_PATH}"><input type="hidden" name="ticket" value="${escapeHtml(payment.ticket)}">
<button class="pay" name="answer" value="pay">${escapeHtml(t('pay.pay', { amount }))}</button>
<button name="answer" value="cancel">${escapeHtml(t('pay.cancel'))}</button></form>`;
  sendNotice(res, 200, { heading: t('pay.title'), text: t('pay.text'), content, ...inLanguage }, SHEET);
}

async function takeAnswer(deps: Deps, req: Request, res: Response): Promise<void> {
  if (!req.is('application/x-www-form-urlencoded')) throw refuse('body.invalid');
  const form = new URLSearchParams(await readBodyText(req, res));
  const [ticket, answer] = [form.get('ticket') ?? '', form.get('answer')];
  if (answer !== 'pay' && answer !== 'cancel') throw refuse('body.invalid');
  const opened = await openedBy(deps, req, ticket);
  const { site, payment } = opened;
  if (payment === undefined) return sendPage(res, opened);
  const { db, limits, clock } = deps.parts;
  await limitRequests(db, `pay ${payment.accountId}`, limits.moneyWritesPerAccount, clock());
  if (answer === 'pay') await bookPayment(db, unitOf(site), payment, clock());
  else await cancelPayment(db, payment);
  res.redirect(303, `${PAY_PATH}?ticket=${encodeURIComponent(ticket)}`);
}

/** The page that stands in for banks and e-wallets. It needs no script. */
export function payRoutes(deps: Deps): Router {
  const router = Router();
  router.get(PAY_PATH, async (req, res) => {
    try {
      sendPage(res, await openedBy(deps, req, req.query['ticket']));
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  router.post(PAY_PATH, async (req, res) => {
    try {
      await takeAnswer(deps, req, res);
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  return router;
}
