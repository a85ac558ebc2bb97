/** Digits of a number that stay readable: its owner knows it by them. */
const SHOWN_AT_END = 3;

/** A player's name as it is shown. A phone number that stands for a name is masked but for its end, because others look at the screen, too. */
export const shownName = (name: string): string =>
  /^\d{8,}/.test(name)
    ? name.replace(/^\d+/, (digits) => '•'.repeat(digits.length - SHOWN_AT_END) + digits.slice(-SHOWN_AT_END))
    : name;
