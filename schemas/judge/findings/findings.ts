import { type Problem, type ProblemFix, problem } from '../../base/json/problem.ts';
import type { Finding } from './Finding.ts';
import { contrastFindings } from './contrastFindings.ts';
import { footerFindings } from './footerFindings.ts';
import { journeyFindings } from './journeyFindings.ts';
import { textFindings } from './textFindings.ts';

/** Everything that lint rules can find, by problem code. An error blocks publishing, a warning can be waived with a reason. */
export const findings = {
  'title.unreadable': {
    severity: 'error',
    title: 'Name cannot be read',
    explanation:
      'The site title has no visible character, or holds control or direction characters, so it looks empty or like another name.',
  },
  ...contrastFindings,
  ...textFindings,
  ...footerFindings,
  'entry.hidden': {
    severity: 'warning',
    title: 'Hidden entry in a list',
    explanation:
      'The list contains the entry, but the platform has no address for its call, or the entry is hidden from everyone who sees the list.',
  },
  'register.noMethod': {
    severity: 'warning',
    title: 'Nobody can register',
    explanation: 'The sign-up links are on, but both sign-up methods are off, so the links stay hidden.',
  },
  'register.requiredHidden': {
    severity: 'warning',
    title: 'Required field that is not shown',
    explanation: 'The field is not on the form, so “required” has no effect.',
  },
  'register.equalsHidden': {
    severity: 'error',
    title: 'Form that cannot be sent',
    explanation: 'The field must equal another field that is not on the form, so no entry is valid.',
  },
  'register.rulesHidden': {
    severity: 'info',
    title: 'Rules of a field that is not shown',
    explanation: 'The field is not on the form, so its rules have no effect. Remove them, or show the field.',
  },
  'documents.missing': {
    severity: 'warning',
    title: 'Nothing to read before accepting',
    explanation: 'Players must accept the terms to get an account, but no link leads to this document. Enter its address.',
  },
  'register.lengthsCrossed': {
    severity: 'error',
    title: 'No length is right',
    explanation: 'The shortest allowed entry is longer than the longest one.',
  },
  'url.unsafe': {
    severity: 'error',
    title: 'Unsafe or unusable address',
    explanation: 'Use a path from the site’s root (/brand/logo.svg), an https address, or an inline picture.',
  },
  'link.missing': {
    severity: 'warning',
    title: 'Nothing at this address',
    explanation: 'The server requested it and received “not found”. Players see a gap or a plain tile.',
  },
  'link.unreachable': {
    severity: 'warning',
    title: 'Address that does not answer',
    explanation: 'The server requested it and received no response in time. The host may be down, or its name mistyped.',
  },
  'link.refused': {
    severity: 'warning',
    title: 'Address inside a private network',
    explanation: 'The name resolves to a private address, which players cannot reach.',
  },
  'link.notPicture': {
    severity: 'warning',
    title: 'Address that is not a picture',
    explanation: 'The address does not return a picture, so browsers cannot display it.',
  },
  'link.heavy': {
    severity: 'info',
    title: 'Heavy picture',
    explanation: 'More than 300 kB takes seconds to load on a slow phone. Reduce the size, or save it as WebP or AVIF.',
  },
  'logo.onDark': {
    severity: 'warning',
    title: 'Logo that is hardly seen on dark',
    explanation:
      'Most of the logo is as dark as the background of the dark theme. Upload a lighter one, or one with a background of its own.',
  },
  'logo.onLight': {
    severity: 'warning',
    title: 'Logo that is hardly seen on light',
    explanation:
      'Most of the logo is as light as the background of the light theme. Upload a darker one as “Logo on light”, or one with a background of its own.',
  },
  'logo.oneOnly': {
    severity: 'info',
    title: 'No logo for light backgrounds',
    explanation:
      'The light theme shows the logo for dark backgrounds. Look at it there, and set “Logo on light” if it is hardly seen.',
  },
  'home.bytes': {
    severity: 'warning',
    title: 'Home is too heavy',
    explanation:
      'Home takes more bytes than this merchant allows, so it appears late on a slow network. Remove blocks or pictures, or use smaller pictures.',
  },
  'home.requests': {
    severity: 'warning',
    title: 'Home asks for too many files',
    explanation:
      'Home asks for more files than this merchant allows. Each takes time on a slow network. Remove blocks or pictures.',
  },
  'home.pictures': {
    severity: 'warning',
    title: 'Too many pictures on home',
    explanation: 'Home has more pictures than this merchant allows. Remove blocks, or show fewer games or slides in them.',
  },
  'home.elements': {
    severity: 'warning',
    title: 'Home has too many elements',
    explanation:
      'Home has more HTML elements than this merchant allows, so a cheap phone draws and scrolls it slowly. Remove blocks, or show fewer games in them.',
  },
  'pair.repeated': {
    severity: 'error',
    title: 'Name with two values',
    explanation: 'A list of pairs gives one name several values. Only the last of them counts.',
  },
  'pattern.refused': {
    severity: 'error',
    title: 'Pattern that may not run',
    explanation:
      'The pattern is not a valid regular expression, uses look-around or back references, or can take very long on some entries.',
  },
  'pattern.exampleRefused': {
    severity: 'warning',
    title: 'An example that should match does not',
    explanation: 'The example is listed as valid. Fix the pattern, or remove the example.',
  },
  'pattern.exampleAccepted': {
    severity: 'warning',
    title: 'An example that should not match does',
    explanation: 'The example is listed as invalid. Fix the pattern, or remove the example.',
  },
  'login.unreachable': {
    severity: 'error',
    title: 'Guests cannot log in',
    explanation: 'Some guests have no form in the login dialog.',
  },
  'login.noEntry': {
    severity: 'error',
    title: 'No way to the login',
    explanation: 'Guests see neither the header with its login button nor a footer item that leads to the login.',
  },
  'register.unreachable': {
    severity: 'error',
    title: 'Guests cannot register',
    explanation: 'Sign-up links are shown, but some guests have no form in the sign-up dialog.',
  },
  'block.wrongRegion': {
    severity: 'error',
    title: 'Block in a place it does not fit',
    explanation: 'The block is not available in this region. Move it to a region that allows it, or remove it.',
  },
  'block.showsNothing': {
    severity: 'info',
    title: 'Setting that shows nothing',
    explanation:
      'No visitor can see what this setting shows, because its switch is off or the platform has no address for it. Remove the setting, or switch on what it needs.',
  },
  'menu.notListed': {
    severity: 'info',
    title: 'Menu entry that no block lists',
    explanation:
      'No placed block lists this entry, so these settings have no effect. Remove them, or list the entry in a menu of the layout.',
  },
  'menu.notOpened': {
    severity: 'info',
    title: 'Menu that nothing opens',
    explanation:
      'The member’s name in the header opens a different page, so this menu is never shown. Remove it, or choose it in the header.',
  },
  'setting.notRead': {
    severity: 'info',
    title: 'Setting that no placed block reads',
    explanation:
      'Only blocks that are placed nowhere read this setting, so it has no effect. Place one of them, or put the setting back to the preset.',
  },
  'text.notSaid': {
    severity: 'info',
    title: 'Custom text that no placed block shows',
    explanation:
      'Only blocks that are placed nowhere show this text, so players never read it. Place one of them, or put the text back to the preset.',
  },
  'text.entryHidden': {
    severity: 'info',
    title: 'Custom text of a hidden entry',
    explanation:
      'The entry with this text is hidden from everyone, or no placed block lists it, so players never read the text. Show the entry, or put the text back to the preset.',
  },
  'block.repeatedId': {
    severity: 'error',
    title: 'Id used twice',
    explanation: 'Two blocks of a region have the same id, so reports and edits cannot distinguish them.',
  },
  'when.unknownSwitch': {
    severity: 'error',
    title: 'Condition on an unknown switch',
    explanation: 'No switch has this name, so the condition is never met.',
  },
  'when.never': {
    severity: 'warning',
    title: 'Condition that never holds',
    explanation:
      'No visitor meets this condition, in any language, installed or not, with any switches. The block is never shown.',
  },
  'when.offNow': {
    severity: 'info',
    title: 'Hidden by a switch',
    explanation:
      'With the current switches, the block is hidden from everyone. It is shown once the switch in its condition is changed.',
  },
  'when.always': {
    severity: 'info',
    title: 'Condition that always holds',
    explanation: 'Every visitor meets this condition, so it has no effect. You can remove it.',
  },
  'key.deprecated': {
    severity: 'warning',
    title: 'Setting that goes away',
    explanation: 'The setting still works, but a later version will not support it. Use its replacement.',
  },
  'home.pictureMissing': {
    severity: 'info',
    title: 'A picture of home that is not there',
    explanation:
      'Home asks for this picture and the server does not have it, so players do not see it. Upload one, or have the platform name another.',
  },
  'strict.weakened': {
    severity: 'warning',
    title: 'Weaker than the strict profile',
    explanation:
      'The compliance profile of this merchant protects players with this setting, and the merchant’s own value weakens it. Remove the value, or publish it with a reason.',
  },
  'protection.lowered': {
    severity: 'warning',
    title: 'Players are protected less than now',
    explanation:
      'What is live protects players more by this setting. Keep it, or publish with a reason, which the history of releases keeps.',
  },
  'records.rangeHidden': {
    severity: 'warning',
    title: 'Date range that is not offered',
    explanation:
      'The range has more days than the longest date range, so players do not see it. Remove it, or allow longer ranges.',
  },
  'idle.warningTooLong': {
    severity: 'warning',
    title: 'Warning that is always on',
    explanation: 'The warning would begin before the idle time does. Shorten it, or allow more idle time.',
  },
  'block.neverMoves': {
    severity: 'info',
    title: 'Motion that ends before it begins',
    explanation: 'The block comes to rest before it has moved for the first time. Let it rest later, or never.',
  },
  'when.languageNotAllowed': {
    severity: 'warning',
    title: 'Condition on a language that is off',
    explanation: 'The site does not allow this language, so this part of the condition is never met.',
  },
  ...journeyFindings,
} as const satisfies Record<string, Finding>;

export type FindingCode = keyof typeof findings;

/** Makes the problem of a finding, with the severity of its row. `params` fill its translated text. */
export const found = (code: FindingCode, pointer: string, params: Problem['params'] = {}, fix?: ProblemFix): Problem =>
  problem(code, pointer, params, findings[code].severity, fix);
