import { choice, section, word } from '../leaves/behaviourLeaves.ts';
import { captchaKinds } from '../names/behaviourWords.ts';

export const captchaSchema = section({
  title: 'Captcha',
  description: 'What tells people from programs.',
  group: 'verification',
  properties: {
    kind: choice({
      title: 'Captcha',
      description:
        'A calculation by the phone, digits in a picture that can also be heard, or the widget of a provider. A provider learns the IP address and browser of everyone who opens the form: name it in the privacy policy. The embedded platform checks this kind, and pages load scripts of its provider only.',
      choices: captchaKinds,
      default: 'work',
    }),
    siteKey: word({
      title: 'Captcha: site key',
      description:
        'Public key of this site at Turnstile or hCaptcha. The secret key that belongs to it is not a setting: it is in a file on the server.',
      maxLength: 100,
    }),
  },
});
