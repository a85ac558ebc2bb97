import { type RemovedKind } from '#schemas/edges/api/support.schema.ts';

/** A kind of text that must not leave the server. */
interface SecretRule {
  readonly kind: RemovedKind;
  /** With the flag `g`. */
  readonly pattern: RegExp;
  /** Whether what was found is one, where the pattern alone finds more. */
  readonly isOne?: (found: string) => boolean;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The checksum of card numbers (Luhn). */
function isCard(text: string): boolean {
  const digits = [...digitsOf(text)].map(Number).toReversed();
  const sum = digits.reduce(
    (total, digit, place) => total + (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return digits.length >= 13 && digits.length <= 19 && new Set(digits).size > 1 && sum % 10 === 0;
}

/** The checksum of account numbers (ISO 7064, mod 97). */
function isAccount(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  const moved = plain.slice(4) + plain.slice(0, 4);
  const rest = [...moved].reduce((left, letter) => Number(`${left}${Number.parseInt(letter, 36)}`) % 97, 0);
  return rest === 1;
}

/** Whether a text is as mixed as a random one: names, words, numbers and paths are not. */
const isRandom = (text: string): boolean =>
  /[a-z]/.test(text) &&
  /[A-Z]/.test(text) &&
  (text.match(/\d/g)?.length ?? 0) > 1 &&
  !text.startsWith('/') &&
  (text.match(/\//g)?.length ?? 0) < 3;

/** Names of parameters whose values are secrets. Passkeys are left out: they are keys of a device, which no text contains. */
const OPENS =
  '[\\w.-]*(?:token|secret|password|passwd|pwd|pass|api[-_]?key|access[-_]?key|private[-_]?key|(?<!pass)key|sig|signature|credential|auth|session|jwt|otp)s?';

/**
 * What secrets look like, after the rules of gitleaks: the forms of the services that are used most, names that say what follows, and texts that
 * are as mixed as random ones. Personal numbers are found by their checksum, where they have one.
 */
export const secretRules: readonly SecretRule[] = [
  { kind: 'key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----|[\s\S]*)/g },
  { kind: 'token', pattern: /\beyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g }, // JWT and JWE
  { kind: 'key', pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/g }, // AWS
  { kind: 'key', pattern: /\bAIza[\w-]{35}/g }, // Google
  { kind: 'key', pattern: /\b[srp]k_(?:live|test|prod)_\w{8,}/g }, // Stripe
  { kind: 'key', pattern: /\bsk-[\w-]{20,}/g }, // OpenAI and others
  {
    kind: 'token',
    pattern: /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|npm_\w{30,}|pypi-[\w-]{30,}|dop_v1_\w{30,})/g,
  },
  { kind: 'token', pattern: /\bxox[abeoprs]-[\w-]{8,}/g }, // Slack
  { kind: 'key', pattern: /\bwhsec_[\w+/=-]+/g }, // webhooks
  { kind: 'token', pattern: /\blivery_[\w-]{10,}/g },
  { kind: 'key', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/g }, // SendGrid
  { kind: 'token', pattern: /\b\d{8,10}:[\w-]{35}\b/g }, // bots of Telegram
  { kind: 'token', pattern: /(?<=hooks\.slack\.com\/)[\w/-]+/g },
  { kind: 'token', pattern: /(?<=discord(?:app)?\.com\/api\/webhooks\/)[\w/-]+/g },
  { kind: 'credentials', pattern: /(?<=\/\/)[^/?#\s@"<>]+(?=@)/g }, // name and password of an address
  { kind: 'credentials', pattern: /\b(?:Bearer|Basic|Digest)\s+[\w.~+/=-]{6,}/gi },
  { kind: 'credentials', pattern: new RegExp(`(?<=[?&#;]${OPENS}=)[^&#;\\s"]+`, 'gi') },
  { kind: 'credentials', pattern: new RegExp(`(?<=\\b${OPENS}\\s{0,3}=\\s{0,3}["']?)[^\\s"'&;#{}<>[\\]]{4,}`, 'gi') },
  {
    kind: 'credentials',
    pattern: new RegExp(`(?<=\\b${OPENS}["']?\\s{0,3}:\\s{0,3}["']?)(?=\\S*\\d)(?=\\S*[a-z])[^\\s"'&;#{}<>,[\\]]{6,}`, 'gi'),
  },
  { kind: 'account', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g, isOne: isAccount },
  { kind: 'card', pattern: /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g, isOne: isCard },
  { kind: 'mail', pattern: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  { kind: 'phone', pattern: /\+\d(?:[ ().-]{0,2}\d){7,14}(?!\d)/g },
  { kind: 'key', pattern: /(?<![\w/+-])[\w/+-]{32,}={0,2}(?![\w/+-])/g, isOne: isRandom },
];
