/** Returns to player, in percent, from which on games can be filtered. */
export const rtpSteps = [94, 95, 96, 97] as const;
