import type { Site } from '#schemas/release/resolve/site.ts';
import { isLively, vibrate } from '#src/site/vibrate.ts';

/**
 * Celebrates what a player has been given by confetti and a short vibration (HUB-07). Not for money that was won or paid in: that would ask for
 * more play. Its code is loaded at that moment; without it the message alone says what happened.
 */
export async function celebrate(site: Site): Promise<void> {
  if (!isLively(site)) return;
  vibrate(site);
  try {
    const { throwConfetti } = await import('#src/ui/Confetti/throwConfetti.ts');
    await throwConfetti();
  } catch (error) {
    console.error('The celebration could not be shown.', error);
  }
}
