import type { Migration } from './Migration.ts';
import { releases } from './0001-releases.ts';
import { people } from './0005-people.ts';
import { merchants } from './0006-merchants.ts';
import { plans } from './0007-plans.ts';
import { shares } from './0013-shares.ts';
import { waivers } from './0015-waivers.ts';
import { seen } from './0023-seen.ts';
import { devices } from './0026-devices.ts';
import { tokens } from './0027-tokens.ts';
import { auditChain } from './0028-auditChain.ts';
import { secondFactors } from './0029-secondFactors.ts';
import { publishRules } from './0030-publishRules.ts';
import { erased } from './0036-erased.ts';
import { signOn } from './0037-signOn.ts';
import { guards } from './0038-guards.ts';
import { keptFiles } from './0039-keptFiles.ts';
import { visits } from './0040-visits.ts';
import { media } from './0042-media.ts';
import { origins } from './0043-origins.ts';
import { webhooks } from './0041-webhooks.ts';
import { homeLimits } from './0044-homeLimits.ts';
import { secondPerson } from './0045-secondPerson.ts';
import { pictureFacts } from './0047-pictureFacts.ts';
import { planCourse } from './0048-planCourse.ts';
import { severalPlans } from './0049-severalPlans.ts';
import { askedAgain } from './0050-askedAgain.ts';

/** Every step of the server's own tables, oldest first. */
export const migrations: readonly Migration[] = [
  releases,
  people,
  merchants,
  plans,
  shares,
  waivers,
  seen,
  devices,
  tokens,
  auditChain,
  secondFactors,
  publishRules,
  erased,
  signOn,
  guards,
  keptFiles,
  visits,
  webhooks,
  media,
  origins,
  homeLimits,
  secondPerson,
  pictureFacts,
  planCourse,
  severalPlans,
  askedAgain,
];
