import { choice, duration, ofSwitches, section, word, words } from '../leaves/behaviourLeaves.ts';
import { codeSwitches, phoneVerifiers } from '../names/behaviourWords.ts';

/** How phones are proven, and which. */
export const verificationSchema = section('Verification', 'Codes that prove a phone number.', {
  phone: choice(
    'SMS codes by',
    'The platform’s own messages, or Firebase phone verification.',
    phoneVerifiers,
    'sms',
    'verification',
    1,
  ),
  resendSeconds: ofSwitches(
    codeSwitches,
    duration(
      'Send again after',
      'Time until another code can be asked for, where the platform names no time.',
      [10, 60, 3600, 'second'],
      'verification',
      2,
    ),
  ),
  codeSeconds: ofSwitches(
    codeSwitches,
    duration(
      'Code valid for',
      'Time until a code expires, unless it is used before. Messages state whole minutes.',
      [30, 300, 3600, 'second'],
      'verification',
      2,
    ),
  ),
  countries: words(
    'Countries of phones',
    'ISO codes of the countries that players can have a phone in, such as VN: only these are offered, and codes are sent to no other. Empty for every country.',
    '^[A-Z]{2}$',
    [],
    'verification',
    6,
  ),
  firebaseApiKey: word('Firebase: API key', 'Public key of the Firebase project.', 100, 'verification', 3),
  firebaseProject: word(
    'Firebase: project',
    'Id of the Firebase project; tokens of another are refused.',
    100,
    'verification',
    4,
  ),
  firebaseAddress: word('Firebase: address', 'Address of the identity service; empty for Google’s own.', 300, 'verification', 5),
});
