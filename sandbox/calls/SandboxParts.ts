import type { Messenger } from '#server/messages/Messenger.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import type { Database } from '#server/store/database/Database.ts';
import type { Clock } from '#server/store/clock/clock.ts';
import type { SiteVerify } from '../credentials/siteVerify.ts';
import type { LoginKeyRing } from '../credentials/loginKey.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { Later } from './createLater.ts';
import type { FirebaseTokens } from '../credentials/firebaseTokens.ts';
import type { Limits } from './limits.ts';

/** What handlers share. */
export interface SandboxParts {
  readonly db: Database;
  /** The clock for expiry. */
  readonly clock: Clock;
  /** The date for rules of forms. */
  readonly today: Clock;
  readonly limits: Limits;
  readonly loginKey: LoginKeyRing;
  readonly firebase: FirebaseTokens;
  readonly siteVerify: SiteVerify;
  readonly passwords: Passwords;
  readonly messenger: Messenger;
  readonly later: Later;
  /** Converts what is stored of a merchant's money to the unit of its site, if it is in another. Run it before reading amounts. */
  readonly storeInUnit: (merchantCode: string, site: LiveSite) => Promise<void>;
}
