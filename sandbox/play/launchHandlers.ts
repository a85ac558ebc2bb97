import type { LaunchAnswer } from '#schemas/declare/platform/play.schema.ts';
import { createToken } from '#server/store/secrets/secretToken.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { notePlayed } from '../library/libraryQueries.ts';
import { LAUNCH_MS, MAX_RECENTS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { unitOf } from '../money/unitOf.ts';
import { languageOf } from '../system/homeOf.ts';
import { type PlayableGame, findPlayable, insertLaunch } from './launchQueries.ts';

/** Where the play-money game is; see `playRoutes.ts`. */
export const PLAY_PATH = '/sandbox/play';

const FREE_CREDITS = 1000;

/** Whether the game is played with free credits (LAUNCH-08). Refuses games that a trial account may not play. */
function playsFree(game: PlayableGame, isTrial: boolean, wantsFree: boolean): boolean {
  if (game.freeplay) return isTrial || wantsFree;
  if (isTrial) throw refuse('free_reject');
  if (wantsFree) throw refuse('game.noFreeplay');
  return false;
}

async function launch({ db, clock }: SandboxParts, context: MemberContext): Promise<LaunchAnswer> {
  const { merchantCode, site, account, token = '' } = context;
  const body = readBody('launch', context.body);
  const { vassalage, nodeId = null, gameId = null, freeplay, language } = body;
  const game = await findPlayable(db, { merchantCode, vassalage, nodeId, gameId });
  if (game === undefined) throw refuse('game.unknown');
  if (game.maintenance) throw refuse('game.maintenance');
  const isFree = playsFree(game, account.customerType === TRIAL_TYPE, freeplay === 1);
  const ticket = createToken();
  await insertLaunch(db, {
    ticketHash: hashSecret(ticket),
    sessionHash: hashSecret(token),
    accountId: account.id,
    gameId: game.gameId,
    language: language === undefined ? context.language : languageOf(site, language),
    freeCredits: isFree ? unitOf(site).sum(FREE_CREDITS).toFixed(2) : null,
    expiresAt: new Date(clock().getTime() + LAUNCH_MS),
  });
  await notePlayed(db, account.id, game.gameId, MAX_RECENTS);
  return { url: `${PLAY_PATH}?ticket=${ticket}` };
}

/** Opens a game (CALL-87, CALL-88): both calls are the same here. */
export const launchHandlers = (parts: SandboxParts): Pick<Handlers, 'launch' | 'launchByRelay'> => ({
  launch: (context) => launch(parts, context),
  launchByRelay: (context) => launch(parts, context),
});
