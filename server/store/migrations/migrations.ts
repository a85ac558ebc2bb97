import type { Migration } from './Migration.ts';
import { releases } from './0001-releases.ts';
import { sandbox } from './0002-sandbox.ts';
import { access } from './0003-access.ts';
import { social } from './0004-social.ts';
import { people } from './0005-people.ts';
import { merchants } from './0006-merchants.ts';
import { plans } from './0007-plans.ts';
import { play } from './0008-play.ts';
import { announced } from './0009-announced.ts';
import { talk } from './0010-talk.ts';
import { codes } from './0012-codes.ts';
import { shares } from './0013-shares.ts';
import { shelves } from './0014-shelves.ts';
import { waivers } from './0015-waivers.ts';
import { profile } from './0016-profile.ts';
import { money } from './0017-money.ts';
import { letters } from './0019-letters.ts';
import { benefits } from './0018-benefits.ts';
import { lines } from './0020-lines.ts';
import { contracts } from './0021-contracts.ts';
import { seen } from './0022-seen.ts';

/** Every step, oldest first. */
export const migrations: readonly Migration[] = [
  releases,
  sandbox,
  access,
  social,
  people,
  merchants,
  plans,
  play,
  announced,
  talk,
  codes,
  shares,
  shelves,
  waivers,
  profile,
  money,
  benefits,
  letters,
  lines,
  contracts,
  seen,
];
