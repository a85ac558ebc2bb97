import type { FormField } from '#schemas/rules/registerForm.ts';
import { PictureCaptcha } from './captcha/PictureCaptcha.tsx';
import { QuietCaptcha } from './captcha/QuietCaptcha.tsx';
import type { Captcha } from './useCaptcha.ts';

export interface CaptchaFieldProps {
  readonly field: FormField;
  readonly captcha: Captcha;
  readonly hints?: boolean;
}

/** What tells people from programs, by its kind (CAPT-05). */
export const CaptchaField = (props: CaptchaFieldProps) =>
  props.captcha.kind === 'picture' ? <PictureCaptcha {...props} /> : <QuietCaptcha {...props} />;
