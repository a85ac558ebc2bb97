import type { Migration } from '#server/store/migrations/Migration.ts';
import { sandbox } from './0002-sandbox.ts';
import { access } from './0003-access.ts';
import { social } from './0004-social.ts';
import { play } from './0008-play.ts';
import { announced } from './0009-announced.ts';
import { talk } from './0010-talk.ts';
import { codes } from './0012-codes.ts';
import { shelves } from './0014-shelves.ts';
import { profile } from './0016-profile.ts';
import { money } from './0017-money.ts';
import { benefits } from './0018-benefits.ts';
import { letters } from './0019-letters.ts';
import { lines } from './0020-lines.ts';
import { contracts } from './0021-contracts.ts';
import { accountIndexes } from './0023-accountIndexes.ts';
import { announcementTexts } from './0024-announcementTexts.ts';
import { sessionTimes } from './0025-sessionTimes.ts';
import { acceptance } from './0026-acceptance.ts';
import { captchaWork } from './0034-captchaWork.ts';
import { closedLedger } from './0036-closedLedger.ts';

/** Every step of the sandbox's tables, oldest first. A database of production never runs them. */
export const sandboxMigrations: readonly Migration[] = [
  sandbox,
  access,
  social,
  play,
  announced,
  talk,
  codes,
  shelves,
  profile,
  money,
  benefits,
  letters,
  lines,
  contracts,
  accountIndexes,
  announcementTexts,
  sessionTimes,
  acceptance,
  captchaWork,
  closedLedger,
];
