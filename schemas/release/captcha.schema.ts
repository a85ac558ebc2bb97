import { choice, section } from './behaviourLeaves.ts';
import { captchaKinds } from './behaviourWords.ts';

export const captchaSchema = section('Captcha', 'What tells people from programs.', {
  kind: choice(
    'Captcha',
    'A calculation that the phone does by itself, or four digits in a picture that can also be heard. It also says what the embedded platform checks; a platform of your own may answer with either.',
    captchaKinds,
    'work',
    'verification',
    6,
    ['login', 'register', 'feedback'],
  ),
});
