import { choice, duration, flag, patternText, section, word, words } from '../leaves/behaviourLeaves.ts';
import { afterRegisterKinds, guestTargets, loginAudiences, rememberKinds } from '../names/behaviourWords.ts';

export const loginSchema = section({
  title: 'Login',
  description: 'The login form.',
  group: 'login',
  properties: {
    audience: choice({
      title: 'Who may log in',
      description: 'All, members with an account of their own only, or agents only.',
      choices: loginAudiences,
      default: 'all',
    }),
    remember: choice({
      title: 'Remember me',
      description: 'What the phone stores: name and password (obfuscated, not secure), the name only, or nothing.',
      'x-strict': ['password', 'username', 'off'],
      choices: rememberKinds,
      default: 'username',
    }),
    autoLogin: flag({
      title: 'Automatic login',
      description: 'With a remembered password the form is sent at the next visit without a touch.',
      default: false,
    }),
    passkeys: flag({
      title: 'Passkeys',
      description:
        'Players can log in with a passkey of their device, and add passkeys in the security centre; needs a platform with calls for it.',
      default: false,
    }),
    dialingCode: word({
      title: 'Country code',
      description: 'Dialling code chosen at first, digits only; empty for the first of the list.',
      maxLength: 4,
    }),
    rememberKey: word({
      title: 'Remembered under',
      description: 'Name under which the phone keeps the remembered login; empty for MC_LOGIN_INFO.',
      maxLength: 60,
    }),
    rememberSalt: word({
      title: 'Remembered with',
      description: 'Salt of a remembered password; empty for the merchant code. It hides, it does not protect.',
      maxLength: 60,
    }),
    inviteQuery: patternText({
      title: 'Invitation by',
      description: 'Query parameter that carries an invitation code; it is kept for the visit (REG-32).',
      maxLength: 40,
      pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
      default: 'affiliateCode',
    }),
    afterRegister: choice({
      title: 'After sign-up',
      description:
        'The login form with the name filled in, or logged in at once. Without a password, or when the platform asks for more, the form follows anyway.',
      choices: afterRegisterKinds,
      default: 'form',
    }),
    sessionDays: duration({
      title: 'Logged in for',
      description: 'After this time a player has to log in again, however often the session was used.',
      minimum: 1,
      default: 30,
      maximum: 365,
      unit: 'day',
    }),
    reservedNames: words({
      title: 'Reserved usernames',
      description:
        'Names that could be taken for the site’s own staff: no player can register them, nor the site’s name. Letter case does not matter.',
      pattern: '^[a-z0-9]{2,20}$',
      default: [
        'admin',
        'administrator',
        'casino',
        'help',
        'moderator',
        'official',
        'root',
        'security',
        'service',
        'staff',
        'support',
        'system',
      ],
    }),
  },
});

export const passwordSchema = section({
  title: 'Password change',
  description: 'The change-password form.',
  group: 'login',
  properties: {
    holdOld: flag({
      title: 'Current password is stored',
      description: 'The session stores the login password, so that the form does not ask for it.',
      'x-strict': 'off',
      default: false,
    }),
    guestTarget: choice({
      title: 'Opened by a guest',
      description: 'Where guests are redirected who open the form by its address.',
      choices: guestTargets,
      default: 'home',
    }),
    refuseCommon: flag({
      title: 'Easy passwords are refused',
      description: 'The platform refuses new passwords that are among the 10,000 most common, or contain the username.',
      default: true,
    }),
  },
});
