import type { CaptchaAnswer, captchaProof } from '#schemas/platform/session.schema.ts';
import { refuse } from '#server/platform/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { levelFor, noteFailure, wishLevel } from './difficulty.ts';
import { issuePicture, pictureFits } from './pictureCaptcha.ts';
import { issueWork, workFits } from './workCaptcha.ts';

/** What came along with a form. */
export type CaptchaProof = { readonly [K in keyof typeof captchaProof]?: string | undefined };

const kindOf = ({ site }: CallContext) => site.full.template.behaviour.captcha.kind;

/** A new captcha of the kind that the merchant has chosen. */
export const issueCaptcha = (parts: SandboxParts, context: CallContext): Promise<CaptchaAnswer> =>
  kindOf(context) === 'picture' ? issuePicture(parts, context) : issueWork(parts, context);

/**
 * Whether the answer is right. Asking uses the captcha up, right or wrong. Another one is harder after failures.
 *
 * @param who The name or number that the form is about.
 */
export async function captchaFits(parts: SandboxParts, context: CallContext, proof: CaptchaProof, who: string): Promise<boolean> {
  const { captcha } = proof;
  if (!captcha) return false;
  const fits = kindOf(context) === 'picture' ? pictureFits(parts, context, proof) : workFits(parts, context, captcha, who);
  if (await fits) return true;
  await noteFailure(parts, context, who);
  return false;
}

/** Refuses without a captcha that fits. The next one that is handed out is hard enough for the name. */
export async function demandCaptcha(parts: SandboxParts, context: CallContext, proof: CaptchaProof, who: string): Promise<void> {
  if (await captchaFits(parts, context, proof, who)) return;
  await wishLevel(parts, context, await levelFor(parts, context, who));
  throw refuse(proof.captcha ? 'captcha.wrong' : 'captcha.required', { captcha: true });
}
