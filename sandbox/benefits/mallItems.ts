/** The items of the points mall: amounts of play money, in credits. */
export const mallItems = [
  { id: 'bonus-5', credits: 5, points: 300 },
  { id: 'bonus-10', credits: 10, points: 550 },
  { id: 'bonus-20', credits: 20, points: 1_050 },
  { id: 'bonus-50', credits: 50, points: 2_300 },
] as const;

export type MallItem = (typeof mallItems)[number];

/** A point for every whole credit that was staked: the same in every currency. */
export const pointsFor = (staked: string, creditValue: number): number => Math.floor(Number(staked) / creditValue);
