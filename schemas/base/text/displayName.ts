/**
 * Invisible characters and those that change the direction of text: they make a name look like another one in lists, mails and the audit log.
 */
const UNSEEN =
  '\\p{Cc}\\p{Zl}\\p{Zp}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb';

/** Something to see, and nothing unseen. The joiners of emoji and of some scripts (U+200C, U+200D) are part of words. */
const PATTERN = `^(?=[^]*[\\p{L}\\p{N}\\p{P}\\p{S}])[^${UNSEEN}]*$`;

const pattern = new RegExp(PATTERN, 'u');

/** Whether a name can be told from others by its look. */
export const isReadableName = (name: string): boolean => pattern.test(name);

/** The schema of every name that operators choose: for merchants, tokens, webhooks, passkeys. Login names have a narrower one. */
export const displayName = (description: string) =>
  ({ type: 'string', minLength: 1, maxLength: 60, pattern: PATTERN, description }) as const;
