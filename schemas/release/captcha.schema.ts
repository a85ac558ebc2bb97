import { choice, section, word } from './behaviourLeaves.ts';
import { captchaKinds } from './behaviourWords.ts';

const forms = ['login', 'register', 'feedback'];

export const captchaSchema = section('Captcha', 'What tells people from programs.', {
  kind: choice(
    'Captcha',
    'A calculation that the phone does by itself, four digits in a picture that can also be heard, or a widget of Cloudflare Turnstile or hCaptcha: these two learn the IP address and the browser of every player who opens such a form, so the privacy policy has to name them. It also says what the embedded platform checks and whose scripts pages may load; a platform of your own may answer with another.',
    captchaKinds,
    'work',
    'verification',
    6,
    forms,
  ),
  siteKey: word(
    'Captcha: site key',
    'Public key of this site at Turnstile or hCaptcha. The secret key that belongs to it is not a setting: it is in a file on the server.',
    100,
    'verification',
    7,
    forms,
  ),
});
