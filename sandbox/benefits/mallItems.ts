/** The items of the points mall: amounts of play money, in cents. */
export const mallItems = [
  { id: 'bonus-5', amount: 500, points: 300 },
  { id: 'bonus-10', amount: 1_000, points: 550 },
  { id: 'bonus-25', amount: 2_500, points: 1_250 },
  { id: 'bonus-50', amount: 5_000, points: 2_300 },
] as const;

export type MallItem = (typeof mallItems)[number];

/** A point for every whole unit that was staked. */
export const pointsFor = (staked: string): number => Math.floor(Number(staked));
