/** Ways to log in with an account elsewhere. */
export const SocialButtons = (_props: { readonly returnPath: string }) => null;
