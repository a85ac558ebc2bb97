import type { Finding } from './Finding.ts';

/** Obstacles in a journey that the site offers. */
export const journeyFindings = {
  'login.noPassword': {
    severity: 'error',
    title: 'Accounts that cannot log in',
    explanation:
      'Players register by mobile number without a password, but the login takes no codes. Switch the login by mobile code on, or ask for a password.',
  },
  'login.unproven': {
    severity: 'error',
    title: 'Accounts without any proof',
    explanation:
      'Players register by mobile number with neither a password nor a code, so nothing shows later whose account it is. Ask for a password, or verify the number and allow the login by code.',
  },
  'login.audience': {
    severity: 'error',
    title: 'New accounts are refused',
    explanation:
      'Only agents may log in, and an account that is registered or opened here is not one. Let all log in, or offer no registration.',
  },
  'login.rules': {
    severity: 'error',
    title: 'The login refuses what registration takes',
    explanation:
      'The register form takes this entry and the shared rules of the login do not, so a player who registers with it cannot come back. Loosen the rules of the login.',
  },
  'login.codeForNobody': {
    severity: 'warning',
    title: 'Login by code that no new player can use',
    explanation:
      'Only a number that a code has proven logs in, and the registration proves none. Switch the verification of the mobile number on, or the login by code off.',
  },
  'recover.none': {
    severity: 'warning',
    title: 'A forgotten password is lost',
    explanation:
      'No way to recover a password works with what the register form asks for, and there is no customer support to ask.',
  },
  'recover.forNobody': {
    severity: 'warning',
    title: 'Recovery that no player can use',
    explanation:
      'The form offers this way to recover a password, but players have nothing to be recognised by: no e-mail address is asked for, or no number is proven by a code. Ask for it, or switch the way off.',
  },
  'social.notSetUp': {
    severity: 'warning',
    title: 'Login elsewhere that is not set up',
    explanation: 'The switch is on, but without this setting the button does not show.',
  },
  'register.noCaptcha': {
    severity: 'error',
    title: 'Captcha that never shows',
    explanation: 'The form asks for a captcha and the platform has no address for its picture, so the form cannot be sent.',
  },
  'captcha.noSiteKey': {
    severity: 'error',
    title: 'Captcha that is not set up',
    explanation:
      'Turnstile and hCaptcha show their check for a site key only. Enter the key of this site, or let the phone prove it by a calculation.',
  },
  'register.noNameFits': {
    severity: 'error',
    title: 'No username can be valid',
    explanation:
      'The rules ask for digits alone, and a username must not be a number: that could be the phone number of somebody else.',
  },
  'code.noCall': {
    severity: 'error',
    title: 'Codes that are never sent',
    explanation: 'A form asks for a code by SMS and the platform has no address for sending one.',
  },
  'code.firebase': {
    severity: 'error',
    title: 'Firebase is not set up',
    explanation: 'A form asks for a code by SMS, which Firebase is to send, but this setting of Firebase is empty.',
  },
  'play.noLaunch': {
    severity: 'error',
    title: 'Games that cannot be opened',
    explanation: 'Players are shown games, and the platform has no address for opening one.',
  },
  'play.noFavourites': {
    severity: 'error',
    title: 'Favourites that are not kept',
    explanation: 'Every game has a heart, and the platform has no address for keeping favourites or for reading them.',
  },
  'withdraw.noPassword': {
    severity: 'error',
    title: 'Withdrawal without a way to a payment password',
    explanation:
      'A withdrawal asks for the payment password. The platform has no address for setting one, and the register form does not ask for it.',
  },
  'withdraw.noCard': {
    severity: 'error',
    title: 'Withdrawal without a way to a bank card',
    explanation: 'A withdrawal is paid out to a bank card, and the platform has no address for adding one.',
  },
  'way.nowhere': {
    severity: 'error',
    title: 'Link to a page that does not exist',
    explanation: 'The site has no page at this address, so players who follow it are led home.',
  },
  'way.refused': {
    severity: 'error',
    title: 'Link to a page that refuses everybody',
    explanation: 'Everyone who sees the link is refused the page. Change who may open it, or remove the link.',
  },
  'way.refusedSome': {
    severity: 'warning',
    title: 'Link to a page that refuses some',
    explanation:
      'Some of those who see the link are refused the page by its page permission and are led home. Change who may open it, or who sees the link.',
  },
  'way.empty': {
    severity: 'error',
    title: 'Link to an empty page',
    explanation:
      'The page shows nothing to those who are led there: it has no block, its blocks are hidden, or the platform lacks what they show.',
  },
  'way.hidden': {
    severity: 'error',
    title: 'Link to a page whose blocks are hidden',
    explanation:
      'The condition of this block hides it from everyone who is led to the page. Change the condition, or remove the link.',
  },
  'way.withheld': {
    severity: 'warning',
    title: 'Link to something that is switched off',
    explanation: 'The page opens, but what it is about is switched off, so the link promises what players do not get.',
  },
} as const satisfies Record<string, Finding>;
