import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { startTrial } from '#src/features/auth/startTrial.ts';
import { trialOptions } from '#src/features/auth/trialOptions.ts';
import { errorText } from '#src/forms/errorText.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';
import type { Http } from '#src/lib/http.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { untilVisitorKnown } from '#src/site/untilVisitorKnown.ts';
import { launchBody } from './launchBody.ts';
import type { Launchable } from '../Launchable.ts';

interface Launch {
  readonly http: Http;
  readonly game: Launchable;
  readonly language: Language;
  readonly isFree: boolean;
  readonly play: Behaviour['play'];
}

interface Opening extends Omit<Launch, 'language' | 'play'> {
  readonly store: SiteStore;
  readonly site: Site;
  /** The visitor is a guest, who gets a trial account first. */
  readonly startsTrial: boolean;
  /** Reads the recent games anew, once the game has become one. */
  readonly refresh: (write: 'recentAdd') => Promise<void>;
}

/** Asks the platform where a game is, with the funds moved there first where that is wanted (WAL-05). Throws `ApiError`. */
export async function requestLaunch({ http, game, language, isFree, play }: Launch): Promise<string> {
  if (play.bringFunds && !isFree) await http.send('walletTransfer', { vendor: game.vassalage });
  const call = play.relayVendors.includes(game.vassalage) ? 'launchByRelay' : 'launch';
  const { url } = await http.send(call, launchBody(game, language, isFree, play));
  return url;
}

/** Records that a game was played (FAV-11). The player does not wait for it; after a failure the recent games lack one entry. */
export async function recordPlayedGame(
  { http, store }: Pick<Opening, 'http' | 'store'>,
  { nodeId, vassalage, gameId, gameType }: Launchable,
): Promise<void> {
  if (nodeId === undefined) return;
  store.setState({ hasPlayed: true });
  await http
    .send('recentAdd', { nodeId, vassalage, gameType, ...(gameId === undefined ? {} : { gameId }) })
    .catch((error: unknown) => console.error('The game was not noted.', error));
}

/**
 * Opens a game in a window, and tells the player how it goes: when the game cannot be opened, its window is closed.
 *
 * @param place The window that was opened for it, or this one.
 */
export async function openGame(place: Window, opening: Opening, text: TextValue): Promise<void> {
  const { showToast, hideToast } = opening.store.getState();
  const wait = showToast(text.t('play.opening'), { kind: 'loading', length: 'long' });
  try {
    await untilVisitorKnown(opening.store);
    if (opening.startsTrial) await startTrial(opening, trialOptions(opening.site));
    const { language } = opening.store.getState();
    const { play } = opening.site.behaviour;
    const address = new URL(await requestLaunch({ ...opening, language, play }), location.origin);
    if (place !== window) place.opener = null; // a game must not lead the lobby elsewhere
    void recordPlayedGame(opening, opening.game).then(() => opening.refresh('recentAdd'));
    // In this window the way back from the game is the page it was chosen on.
    if (place === window) place.location.assign(address);
    else place.location.replace(address);
  } catch (error) {
    if (place !== window) place.close();
    showToast(errorText(text, error), { kind: 'error', length: 'long' });
  } finally {
    hideToast(wait);
  }
}
