import type { Site } from '#schemas/resolve/site.ts';

/** Whether sign-up is offered: the merchant shows its entries and at least one way to register is on (HEAD-06). */
export const canRegister = ({ registerButton, switches }: Pick<Site, 'registerButton' | 'switches'>): boolean =>
  registerButton && (switches.USERNAMEREG3 || switches.MOBILENUMREG3);
