/** Ways to log in with an account elsewhere (SOCIAL-01), each shown by its switch. */
export const socialProviders = ['facebook', 'google', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];
