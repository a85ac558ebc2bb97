/** Systems by what their browsers say of themselves; the first that fits. Their names are the same in every language. */
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What to call a passkey of this device, until its owner knows better; empty for a device that nothing is known of. */
export function deviceName({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  const name = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name; // an iPad says that it is a Mac
}
