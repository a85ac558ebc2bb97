/** Names of the controls beside the captcha. */
export const TOPIC = 'type';
export const CONTENT = 'content';

/** Characters as people count them, without the spaces around: as the text is sent. */
export const lengthOf = (text: string | boolean | undefined): number => (typeof text === 'string' ? [...text.trim()].length : 0);
