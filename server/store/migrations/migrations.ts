import type { Migration } from './Migration.ts';
import { createReleases } from './0001-createReleases.ts';
import { addOperatorRoles } from './0005-addOperatorRoles.ts';
import { createMerchants } from './0006-createMerchants.ts';
import { createPlannedReleases } from './0007-createPlannedReleases.ts';
import { createShares } from './0013-createShares.ts';
import { createDraftWaivers } from './0015-createDraftWaivers.ts';
import { addOperatorSeenAt } from './0023-addOperatorSeenAt.ts';
import { createOperatorDevices } from './0026-createOperatorDevices.ts';
import { createApiTokens } from './0027-createApiTokens.ts';
import { chainAuditLog } from './0028-chainAuditLog.ts';
import { createSecondFactors } from './0029-createSecondFactors.ts';
import { createPublishRules } from './0030-createPublishRules.ts';
import { addOperatorErasedAt } from './0036-addOperatorErasedAt.ts';
import { addOperatorIssuer } from './0037-addOperatorIssuer.ts';
import { addSecretsMarker } from './0038-addSecretsMarker.ts';
import { createKeptFiles } from './0039-createKeptFiles.ts';
import { createVisits } from './0040-createVisits.ts';
import { createMedia } from './0042-createMedia.ts';
import { addReleaseOrigins } from './0043-addReleaseOrigins.ts';
import { createWebhooks } from './0041-createWebhooks.ts';
import { addHomeLimits } from './0044-addHomeLimits.ts';
import { addSecondPersonRules } from './0045-addSecondPersonRules.ts';
import { addPictureFacts } from './0047-addPictureFacts.ts';
import { addPlanCourse } from './0048-addPlanCourse.ts';
import { allowSeveralPlans } from './0049-allowSeveralPlans.ts';
import { addRefreshTokens } from './0050-addRefreshTokens.ts';

/** Every step of the server's own tables, oldest first. */
export const migrations: readonly Migration[] = [
  createReleases,
  addOperatorRoles,
  createMerchants,
  createPlannedReleases,
  createShares,
  createDraftWaivers,
  addOperatorSeenAt,
  createOperatorDevices,
  createApiTokens,
  chainAuditLog,
  createSecondFactors,
  createPublishRules,
  addOperatorErasedAt,
  addOperatorIssuer,
  addSecretsMarker,
  createKeptFiles,
  createVisits,
  createWebhooks,
  createMedia,
  addReleaseOrigins,
  addHomeLimits,
  addSecondPersonRules,
  addPictureFacts,
  addPlanCourse,
  allowSeveralPlans,
  addRefreshTokens,
];
