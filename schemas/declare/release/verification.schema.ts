import { choice, duration, section, word, words } from '../leaves/behaviourLeaves.ts';
import { codeSwitches, phoneVerifiers } from '../names/behaviourWords.ts';

/** How phones are proven, and which. */
export const verificationSchema = section({
  title: 'Verification',
  description: 'Codes that prove a phone number.',
  group: 'verification',
  properties: {
    phone: choice({
      title: 'SMS codes by',
      description: 'The platform’s own messages, or Firebase phone verification.',
      choices: phoneVerifiers,
      default: 'sms',
    }),
    resendSeconds: duration({
      title: 'Send again after',
      description: 'Time until another code can be asked for, where the platform names no time.',
      minimum: 10,
      default: 60,
      maximum: 3600,
      unit: 'second',
      switches: codeSwitches,
    }),
    codeSeconds: duration({
      title: 'Code valid for',
      description: 'Time until a code expires, unless it is used before. Messages state whole minutes.',
      minimum: 30,
      default: 300,
      maximum: 3600,
      unit: 'second',
      switches: codeSwitches,
    }),
    firebaseApiKey: word({ title: 'Firebase: API key', description: 'Public key of the Firebase project.', maxLength: 100 }),
    firebaseProject: word({
      title: 'Firebase: project',
      description: 'Id of the Firebase project; tokens of another are refused.',
      maxLength: 100,
    }),
    firebaseAddress: word({
      title: 'Firebase: address',
      description: 'Address of the identity service; empty for Google’s own.',
      maxLength: 300,
    }),
    countries: words({
      title: 'Countries of phones',
      description:
        'ISO codes of the countries that players can have a phone in, such as VN: only these are offered, and codes are sent to no other. Empty for every country.',
      pattern: '^[A-Z]{2}$',
      default: [],
    }),
  },
});
