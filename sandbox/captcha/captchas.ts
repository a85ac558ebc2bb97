import { randomUUID } from 'node:crypto';
import type { CaptchaAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { CaptchaKind } from '#schemas/declare/names/behaviourWords.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { levelFor, noteFailure, requestLevel } from './difficulty.ts';
import { type CaptchaProof, issuePicture, pictureFits } from './pictureCaptcha.ts';
import { issueWork, workFits } from './workCaptcha.ts';

type Check = (
  parts: SandboxParts,
  context: CallContext,
  proof: CaptchaProof & { readonly captcha: string },
  who: string,
) => Promise<boolean>;

const kindOf = ({ site }: CallContext) => site.full.template.behaviour.captcha.kind;

/** A new captcha of the kind that the merchant has chosen. */
export async function issueCaptcha(parts: SandboxParts, context: CallContext): Promise<CaptchaAnswer> {
  const kind = kindOf(context);
  if (kind === 'picture') return issuePicture(parts, context);
  if (kind === 'work') return issueWork(parts, context);
  // We do not check the id: the provider recognises its challenge by the token.
  return { captchaId: randomUUID(), provider: kind, siteKey: parts.siteVerify.keysOf(context, kind).siteKey };
}

const checks: Readonly<Record<CaptchaKind, Check>> = {
  work: (parts, context, { captcha }, who) => workFits(parts, context, captcha, who),
  picture: (parts, context, proof) => pictureFits(parts, context, proof),
  turnstile: ({ siteVerify }, context, { captcha }) => siteVerify.fits(context, 'turnstile', captcha),
  hcaptcha: ({ siteVerify }, context, { captcha }) => siteVerify.fits(context, 'hcaptcha', captcha),
};

/**
 * Whether the answer is right. Asking uses the captcha up, right or wrong. Another one is harder after failures. Throws where its provider
 * cannot be asked.
 *
 * @param who The name or number that the form is about.
 */
export async function captchaFits(parts: SandboxParts, context: CallContext, proof: CaptchaProof, who: string): Promise<boolean> {
  const { captcha } = proof;
  if (!captcha) return false;
  if (await checks[kindOf(context)](parts, context, { ...proof, captcha }, who)) return true;
  await noteFailure(parts, context, who);
  return false;
}

/** Refuses without a valid captcha. The next one issued has the difficulty that the name requires. */
export async function demandCaptcha(parts: SandboxParts, context: CallContext, proof: CaptchaProof, who: string): Promise<void> {
  if (await captchaFits(parts, context, proof, who)) return;
  await requestLevel(parts, context, await levelFor(parts, context, who));
  throw refuse(proof.captcha ? 'captcha.wrong' : 'captcha.required', { captcha: true });
}
