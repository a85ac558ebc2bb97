/** As far as it is used here; TypeScript's library does not know it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

/** The address of a script outside of the page, such as a worker's. The page's policy lets them be named by this policy only. */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('') ?? address;
}
