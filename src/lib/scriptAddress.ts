/** As far as it is used here; TypeScript's library does not know it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

/**
 * The address of a script outside of the build's pages: a worker's, or that of a captcha's provider. The page's policy lets them be named by
 * these policies only.
 */
export function scriptAddress(address: string, policy: 'worker' | 'captcha' = 'worker'): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('') ?? address;
}
