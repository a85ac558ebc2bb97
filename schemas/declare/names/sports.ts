/** Sports that the player has names and signs for. A platform may send others: they are listed with their league alone. */
export const sports = ['FOOTBALL', 'BASKETBALL', 'TENNIS', 'VOLLEYBALL', 'BADMINTON', 'ESPORTS'] as const;
export type Sport = (typeof sports)[number];

export const isSport = (code: string): code is Sport => sports.some((known) => known === code);
