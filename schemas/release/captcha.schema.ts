import { choice, section, word } from './behaviourLeaves.ts';
import { captchaKinds } from './behaviourWords.ts';

const forms = ['login', 'register', 'feedback'];

export const captchaSchema = section('Captcha', 'What tells people from programs.', {
  kind: choice(
    'Captcha',
    'A calculation that the phone does by itself, four digits in a picture that can also be heard, or Turnstile or hCaptcha, which need a site key.',
    captchaKinds,
    'work',
    'verification',
    6,
    forms,
  ),
  siteKey: word('Captcha: site key', 'Public key that Turnstile or hCaptcha gave this site.', 100, 'verification', 7, forms),
});
