import { isCaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { PictureCaptcha } from './captcha/PictureCaptcha.tsx';
import { QuietCaptcha } from './captcha/QuietCaptcha.tsx';
import { WidgetCaptcha } from './captcha/WidgetCaptcha.tsx';
import type { Captcha } from './useCaptcha.ts';

export interface CaptchaFieldProps {
  readonly field: FormField;
  readonly captcha: Captcha;
  readonly hints?: boolean;
  /** Whether its part of the form is on show. */
  readonly isShown?: boolean;
}

/** What tells people from programs, by its kind (CAPT-05). */
export function CaptchaField(props: CaptchaFieldProps) {
  const { kind } = props.captcha;
  if (kind === 'picture') return <PictureCaptcha {...props} />;
  return isCaptchaProvider(kind) ? <WidgetCaptcha {...props} /> : <QuietCaptcha {...props} />;
}
