import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';

type When = Behaviour['content']['popups'];

/** Day on which the player chose to see no more popups. */
const HIDDEN_KEY = 'popupsHidden';
/** Popups shown in this visit, or on this day. */
const SEEN_KEY = 'popupsSeen';

const today = () => new Date().toDateString();

export const hideToday = (): void => localStore.set(HIDDEN_KEY, today());

/** Ids of popups shown already; undefined when no popup may open today. */
export function shownPopups(when: When): readonly string[] | undefined {
  if (when === 'never' || localStore.get(HIDDEN_KEY) === today()) return undefined;
  const [day, ids = ''] = (when === 'day' ? localStore : sessionStore).get(SEEN_KEY)?.split(':') ?? [];
  return when === 'day' && day !== today() ? [] : ids.split(',').filter(Boolean);
}

export function storeShownPopup(when: When, id: number): void {
  const seen = [...(shownPopups(when) ?? []), String(id)];
  (when === 'day' ? localStore : sessionStore).set(SEEN_KEY, `${today()}:${seen.join(',')}`);
}
