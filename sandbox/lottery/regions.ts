/** Parts of Vietnam that hold lotteries of their own. */
export const regions = ['NORTH', 'CENTRAL', 'SOUTH'] as const;

const northern = ['Northern Draw', 'Hanoi Evening'];
const central = ['Central Draw', 'Da Lat Draw'];

/** Where a lottery is held. */
export function regionOf(gameName: string): (typeof regions)[number] {
  if (northern.includes(gameName)) return 'NORTH';
  return central.includes(gameName) ? 'CENTRAL' : 'SOUTH';
}
