import { isCaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { CaptchaFieldProps } from './captcha/CaptchaFieldProps.ts';
import { PictureCaptcha } from './captcha/PictureCaptcha.tsx';
import { QuietCaptcha } from './captcha/QuietCaptcha.tsx';
import { WidgetCaptcha } from './captcha/WidgetCaptcha.tsx';

/** The captcha's field, by its kind (CAPT-05). */
export function CaptchaField(props: CaptchaFieldProps) {
  const { kind } = props.captcha;
  if (kind === 'picture') return <PictureCaptcha {...props} />;
  return isCaptchaProvider(kind) ? <WidgetCaptcha {...props} /> : <QuietCaptcha {...props} />;
}
