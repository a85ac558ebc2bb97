import type { Migration } from '#server/store/migrations/Migration.ts';
import { createSandboxTables } from './0002-createSandboxTables.ts';
import { addRecovery } from './0003-addRecovery.ts';
import { createSocialLogins } from './0004-createSocialLogins.ts';
import { createPlay } from './0008-createPlay.ts';
import { addAnnouncementReads } from './0009-addAnnouncementReads.ts';
import { createChat } from './0010-createChat.ts';
import { allowSeveralCodes } from './0012-allowSeveralCodes.ts';
import { indexGamesByCategory } from './0014-indexGamesByCategory.ts';
import { createSecurityAnswers } from './0016-createSecurityAnswers.ts';
import { createLedger } from './0017-createLedger.ts';
import { createBenefits } from './0018-createBenefits.ts';
import { addInboxTexts } from './0019-addInboxTexts.ts';
import { createAgentLines } from './0020-createAgentLines.ts';
import { createAgentContracts } from './0021-createAgentContracts.ts';
import { indexByAccount } from './0023-indexByAccount.ts';
import { nameAnnouncementTexts } from './0024-nameAnnouncementTexts.ts';
import { addSessionTimes } from './0025-addSessionTimes.ts';
import { addTermsAcceptance } from './0026-addTermsAcceptance.ts';
import { createCaptchaWork } from './0034-createCaptchaWork.ts';
import { createClosedLedger } from './0036-createClosedLedger.ts';
import { addCreditValue } from './0051-addCreditValue.ts';
import { createDepositPayments } from './0052-createDepositPayments.ts';
import { addDepositProofs } from './0053-addDepositProofs.ts';
import { createPasskeys } from './0054-createPasskeys.ts';

/** Every step of the sandbox's tables, oldest first. A database of production never runs them. */
export const sandboxMigrations: readonly Migration[] = [
  createSandboxTables,
  addRecovery,
  createSocialLogins,
  createPlay,
  addAnnouncementReads,
  createChat,
  allowSeveralCodes,
  indexGamesByCategory,
  createSecurityAnswers,
  createLedger,
  createBenefits,
  addInboxTexts,
  createAgentLines,
  createAgentContracts,
  indexByAccount,
  nameAnnouncementTexts,
  addSessionTimes,
  addTermsAcceptance,
  createCaptchaWork,
  createClosedLedger,
  addCreditValue,
  createDepositPayments,
  addDepositProofs,
  createPasskeys,
];
