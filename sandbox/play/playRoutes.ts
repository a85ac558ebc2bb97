import { parseCookie } from 'cookie';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { currencyOf } from '#schemas/declare/platform/currencyOf.ts';
import { randomInt } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { type Language, isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { type Reader, createReader } from '#schemas/base/json/createReader.ts';
import { note as isNoteBody, round as isRoundBody } from '#schemas/generated/play.js';
import type { PlaySessionAnswer, PlaySessionBody, RoundAnswer, RoundBody } from '#schemas/declare/platform/play.schema.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { sendNotice } from '#server/http/responses/noticePage.ts';
import type { FindLiveSite, LiveSite } from '#server/platform/LiveSite.ts';
import { merchantOf } from '#server/playerCalls/merchantOf.ts';
import { readBodyText } from '#server/playerCalls/readBodyText.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { sendRefusal, sendValue } from '#server/playerCalls/sendAnswer.ts';
import { type SessionTimes, noteSession, sessionTimesOf } from '../accounts/sessionTimes.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { limitRequests } from '../calls/counters.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { firstLanguage, languageOf } from '../system/homeOf.ts';
import { unitOf } from '../money/unitOf.ts';
import { settingsAnswer } from '../system/systemHandlers.ts';
import { PLAY_PATH } from './launchHandlers.ts';
import { type Launch, findLaunch, settleRound } from './launchQueries.ts';
import { playPage } from './playPage.ts';
import { stakesOf } from '../games/stakesOf.ts';
import { payoutOf, spin } from './reels.ts';

interface Deps {
  readonly parts: SandboxParts;
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
}

/** The page runs one script of ours, talks to this host only, and is in frames of this host only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The game's hue is a custom property of its page.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const readRound = createReader<RoundBody>(isRoundBody);
const readNote = createReader<PlaySessionBody>(isNoteBody);

interface Opened {
  readonly ticketHash: string;
  readonly launch: Launch;
  readonly merchantCode: string;
  readonly site: LiveSite;
}

function siteOf(req: Request, liveSite: FindLiveSite): { merchantCode: string; site: LiveSite } {
  const merchantCode = merchantOf(req);
  const site = merchantCode === undefined ? undefined : liveSite(merchantCode);
  if (merchantCode === undefined || site === undefined) throw refuse('merchant.unknown');
  return { merchantCode, site };
}

async function openedBy(
  { parts: { db, clock, storeInUnit }, liveSite }: Deps,
  req: Request,
  ticket: unknown,
): Promise<Opened | undefined> {
  const { merchantCode, site } = siteOf(req, liveSite);
  await storeInUnit(merchantCode, site);
  if (typeof ticket !== 'string') return undefined;
  const ticketHash = hashSecret(ticket);
  const launch = await findLaunch(db, ticketHash, merchantCode, clock());
  return launch && { ticketHash, launch, merchantCode, site };
}

const stakesIn = ({ launch, site }: Opened): number[] => stakesOf(Number(launch.minBet), unitOf(site));

function sendEnded(res: Response, language: Language): void {
  const t = sandboxTexts[language];
  sendNotice(res, 403, {
    heading: t('play.ended'),
    text: t('play.endedText'),
    content: `<p><a href="${paths.home}">${t('play.back')}</a></p>`,
    language: languages[language],
  });
}

async function sendPage(deps: Deps, req: Request, res: Response): Promise<void> {
  const opened = await openedBy(deps, req, req.query['ticket']);
  if (opened === undefined) {
    const { site } = siteOf(req, deps.liveSite);
    return sendEnded(res, languageOf(site, parseCookie(req.headers.cookie ?? '')['language']));
  }
  const { launch, merchantCode, site } = opened;
  const settings = await settingsAnswer(deps.parts.db, { merchantCode, site });
  const language = isLanguage(launch.language) ? launch.language : firstLanguage(site);
  res
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      // The address holds the ticket.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(
      playPage({
        launch,
        language,
        isFramed: req.headers['sec-fetch-dest'] === 'iframe',
        stakes: stakesIn(opened),
        currency: currencyOf(settings.currency, site.full.template.behaviour.content.amountDecimals),
      }),
    );
}

async function bodyOf<B>(req: Request, res: Response, read: Reader<B>): Promise<B> {
  if (!req.is('application/json')) throw refuse('body.notJson');
  const json = readJson(await readBodyText(req, res));
  const body = json.ok ? read(json.value) : json;
  if (!body.ok) throw refuse('body.invalid');
  return body.value;
}

/** The current state of the session. The times are the server's; the game's own are ignored. */
function standing({ site }: Opened, times: SessionTimes | undefined, now: Date): PlaySessionAnswer {
  if (times === undefined) throw refuse('play.ended');
  const everyMs = site.full.template.behaviour.responsible.realityCheckMinutes * 60_000;
  return {
    playedMs: now.getTime() - times.startedAt.getTime(),
    checkInMs: everyMs > 0 ? Math.max(0, times.checkedAt.getTime() + everyMs - now.getTime()) : null,
  };
}

/** Records activity or an answered reality check in the game: a session that is idle in the lobby may be active here. */
async function noteInGame(deps: Deps, req: Request, res: Response): Promise<PlaySessionAnswer> {
  const { ticket, what } = await bodyOf(req, res, readNote);
  const { db, clock, limits } = deps.parts;
  const opened = await openedBy(deps, req, ticket);
  if (opened === undefined) throw refuse('play.ended');
  const { accountId, sessionHash } = opened.launch;
  await limitRequests(db, `session ${accountId}`, limits.sessionTimesPerAccount, clock());
  const times = what ? await noteSession(db, sessionHash, what, clock()) : await sessionTimesOf(db, sessionHash);
  return standing(opened, times, clock());
}

async function playRound(deps: Deps, req: Request, res: Response): Promise<RoundAnswer> {
  const { ticket, stake } = await bodyOf(req, res, readRound);
  const { db, clock, limits } = deps.parts;
  const opened = await openedBy(deps, req, ticket);
  if (opened === undefined) throw refuse('play.ended');
  const { launch, ticketHash } = opened;
  await limitRequests(db, `round ${launch.accountId}`, limits.roundsPerAccount, clock());
  if (!stakesIn(opened).includes(stake)) throw refuse('play.stake');
  const times = await noteSession(db, launch.sessionHash, 'active', clock());
  if (standing(opened, times, clock()).checkInMs === 0) throw refuse('play.check');
  const reels = spin(randomInt);
  const payout = payoutOf(reels, stake);
  const balance = await db.transaction((queries) =>
    settleRound(queries, { ticketHash, launch, stake, payout, reels, playedAt: clock() }),
  );
  if (balance === undefined) throw refuse('play.balance');
  return { reels, payout, balance: Number(balance) };
}

/** The play-money game that every launch of the sandbox opens: its page, and its rounds. */
export function playRoutes(deps: Deps): Router {
  const router = Router();
  router.get(PLAY_PATH, async (req, res) => {
    try {
      await sendPage(deps, req, res);
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  router.post(`${PLAY_PATH}/rounds`, async (req, res) => {
    try {
      sendValue(res, await playRound(deps, req, res));
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  router.post(`${PLAY_PATH}/session`, async (req, res) => {
    try {
      sendValue(res, await noteInGame(deps, req, res));
    } catch (error) {
      sendRefusal(res, error, deps.log);
    }
  });
  return router;
}
