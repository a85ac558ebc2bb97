import { type Problem, type ProblemFix, type Severity, problem } from '../problem.ts';

/** What lint rules can find. */
export interface Finding {
  readonly severity: Severity;
  readonly title: string;
  /** Why it matters and what mends it, for the operator. */
  readonly explanation: string;
}

/** Everything that lint rules can find, by problem code. An error blocks publishing, a warning can be waived with a reason. */
export const findings = {
  'contrast.unreadable': {
    severity: 'error',
    title: 'Text cannot be read',
    explanation:
      'The contrast of these two colours is below 3, so many people cannot read the text. Take a lighter or darker colour for one of them.',
  },
  'contrast.low': {
    severity: 'warning',
    title: 'Low contrast',
    explanation: 'Text needs a contrast of 4.5 with what is behind it, and large shapes 3 (WCAG 2.2, level AA).',
  },
  'contrast.state': {
    severity: 'warning',
    title: 'Low contrast in a state',
    explanation:
      'Hovered and pressed buttons, coloured words and tinted papers get shades that are made from the roles. This pair of shades is below 4.5.',
  },
  'contrast.off': {
    severity: 'info',
    title: 'A button that is off is hardly seen',
    explanation:
      'A button that cannot be pressed yet fades into the surface. Nobody has to read it, but it should be seen to be there.',
  },
  'strings.missing': {
    severity: 'warning',
    title: 'Text missing in a language',
    explanation:
      'The merchant has its own wording of this text in one language but not in another allowed one. Players of that language read the shipped wording.',
  },
  'strings.unused': {
    severity: 'info',
    title: 'Text of a language that is off',
    explanation: 'Nobody reads these texts, because the language is not among the allowed ones.',
  },
  'footer.noHome': {
    severity: 'warning',
    title: 'No way home',
    explanation: 'Players look for the lobby at the first place of the bar.',
  },
  'footer.tooFew': {
    severity: 'warning',
    title: 'Too few footer items',
    explanation: 'A bar with fewer than two items helps nobody. Add items, or take the bar out of the layout.',
  },
  'footer.tooMany': {
    severity: 'warning',
    title: 'Too many footer items',
    explanation: 'More than six items are too narrow to hit and to label on a small phone.',
  },
  'footer.itemHidden': {
    severity: 'warning',
    title: 'Footer item that nobody sees',
    explanation:
      'The item never shows: its switch is off, the platform has no address for its call, or the bar is hidden from everyone who could see it.',
  },
  'footer.itemGuestsOnly': {
    severity: 'warning',
    title: 'Footer item for guests only',
    explanation: 'The item leads a guest to the login and is gone afterwards, because its switch is off.',
  },
  'entry.hidden': {
    severity: 'warning',
    title: 'Listed entry that nobody sees',
    explanation:
      'The list names the entry, but the platform has no address for its call, or nobody who sees the list is meant to see the entry.',
  },
  'register.noMethod': {
    severity: 'warning',
    title: 'Nobody can register',
    explanation: 'The sign-up entries are on, but both ways of registering are off, so the entries stay hidden.',
  },
  'register.requiredHidden': {
    severity: 'warning',
    title: 'Required field that is not shown',
    explanation: 'The form never has this field, so that it is required has no effect.',
  },
  'register.equalsHidden': {
    severity: 'error',
    title: 'Form that cannot be sent',
    explanation: 'The field must equal another one that the form does not have, so no entry is ever right.',
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
    explanation: 'The server asked for it and got an answer that says that it is not there. Players see a gap or a plain tile.',
  },
  'link.unreachable': {
    severity: 'warning',
    title: 'Address that does not answer',
    explanation: 'The server asked for it and got no answer in time. It may be down now, or the name may be mistyped.',
  },
  'link.refused': {
    severity: 'warning',
    title: 'Address inside a private network',
    explanation: 'The name leads to an address that only this network knows. Players are outside of it.',
  },
  'link.notPicture': {
    severity: 'warning',
    title: 'Address that is no picture',
    explanation: 'Something is there, but it does not call itself a picture, so browsers will not show it as one.',
  },
  'link.heavy': {
    severity: 'info',
    title: 'Heavy picture',
    explanation: 'More than 300 kB take seconds on a slow phone. Save it smaller, or as WebP or AVIF.',
  },
  'pattern.refused': {
    severity: 'error',
    title: 'Pattern that may not run',
    explanation:
      'The pattern is no regular expression, uses look-around or back references, or can take very long on some entries.',
  },
  'pattern.exampleRefused': {
    severity: 'warning',
    title: 'An example that should match does not',
    explanation: 'The example beside the pattern says that it is accepted. Mend the pattern, or take the example out.',
  },
  'pattern.exampleAccepted': {
    severity: 'warning',
    title: 'An example that should not match does',
    explanation: 'The example beside the pattern says that it is refused. Mend the pattern, or take the example out.',
  },
  'login.unreachable': {
    severity: 'error',
    title: 'Guests cannot log in',
    explanation: 'The login dialog has no login form for some guests.',
  },
  'login.noEntry': {
    severity: 'error',
    title: 'No way to the login',
    explanation: 'Guests see neither the header, which has the login button, nor a footer item that leads to the login.',
  },
  'register.unreachable': {
    severity: 'error',
    title: 'Guests cannot register',
    explanation: 'Sign-up entries show, but the register dialog has no register form for some guests.',
  },
  'block.wrongRegion': {
    severity: 'error',
    title: 'Block in a place it does not fit',
    explanation: 'The block is not made for this region. Move it to one of its own regions or take it out.',
  },
  'block.repeatedId': {
    severity: 'error',
    title: 'Id used twice',
    explanation: 'Two blocks of a region have the same id, so neither a report nor an edit can tell them apart.',
  },
  'when.unknownSwitch': {
    severity: 'error',
    title: 'Condition on an unknown switch',
    explanation: 'No switch has this name, so the condition never holds.',
  },
  'when.never': {
    severity: 'warning',
    title: 'Condition that never holds',
    explanation:
      'No visitor fits this condition in any language, installed or not, whatever the switches. Nobody ever sees the block.',
  },
  'when.offNow': {
    severity: 'info',
    title: 'Hidden by a switch',
    explanation: 'As the switches stand, nobody sees the block. It shows once the switch that its condition asks for is turned.',
  },
  'when.always': {
    severity: 'info',
    title: 'Condition that always holds',
    explanation: 'Everybody fits this condition, so it says nothing. Without it the block shows just the same.',
  },
  'key.deprecated': {
    severity: 'warning',
    title: 'Setting that goes away',
    explanation: 'The setting still has its effect, but a later version will not know it. Use the one that took its place.',
  },
  'strict.weakened': {
    severity: 'warning',
    title: 'Weaker than the strict profile',
    explanation:
      'The compliance profile of this merchant protects players by this setting, and the merchant’s own value takes that back. Remove the value, or publish it with a reason.',
  },
  'when.languageNotAllowed': {
    severity: 'warning',
    title: 'Condition on a language that is off',
    explanation: 'The site does not allow this language, so this part of the condition never holds.',
  },
} as const satisfies Record<string, Finding>;

export type FindingCode = keyof typeof findings;

/** Makes the problem of a finding, with the severity of its row. `params` fill its translated text. */
export const found = (code: FindingCode, pointer: string, params: Problem['params'] = {}, fix?: ProblemFix): Problem =>
  problem(code, pointer, params, findings[code].severity, fix);
