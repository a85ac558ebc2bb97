/** A player's name as it is shown. A phone number that stands for a name is masked but for three digits, by which its owner knows it, because others look at the screen, too. */
export const shownName = (name: string): string => name.replace(/^\d{5,}(?=\d{3})/, (digits) => '•'.repeat(digits.length));
