import { phones } from '#schemas/edges/preview/scenario.ts';

/** What stories of the player are drawn on. */
export const phone = phones.find(({ id }) => id === 'iphone') ?? phones[0];
