import { TRIAL } from '../../declare/names/visitor.ts';
import { verdictOf } from '../guards/gates.ts';
import { hasCall } from './hasCall.ts';
import type { Site } from './site.ts';

/**
 * Whether a guest who taps a game gets a trial account and plays its demo at once (TRIAL-01, LAUNCH-08): the merchant wants it, a trial can be
 * made, and trial accounts may play. Home has it with every game, so it is written for few bytes.
 */
export function offersDemo(game: { readonly freeplay?: number | undefined }, site: Site): boolean {
  const { play, gates } = site.behaviour;
  return (
    game.freeplay === 1 &&
    play.instantDemo &&
    site.switches.TRIAL3 &&
    verdictOf(gates.play, { type: TRIAL }) === 'allowed' &&
    hasCall(site, 'trialUser') &&
    (hasCall(site, 'freeplay') || hasCall(site, 'testPlay'))
  );
}
