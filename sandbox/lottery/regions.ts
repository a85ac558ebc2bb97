import type { Language } from '#schemas/languages.ts';

export type Region = 'NORTH' | 'CENTRAL' | 'SOUTH';

const names = (north: string, central: string, south: string): Readonly<Record<Region, string>> => ({
  NORTH: north,
  CENTRAL: central,
  SOUTH: south,
});

/** Parts of Vietnam that hold lotteries of their own, as its players know them. */
export const regionNames: Readonly<Record<Language, Readonly<Record<Region, string>>>> = {
  EN: names('North', 'Central', 'South'),
  CN: names('北部', '中部', '南部'),
  VN: names('Miền Bắc', 'Miền Trung', 'Miền Nam'),
  TH: names('ภาคเหนือ', 'ภาคกลาง', 'ภาคใต้'),
  ID: names('Utara', 'Tengah', 'Selatan'),
  AR: names('الشمال', 'الوسط', 'الجنوب'),
  KR: names('북부', '중부', '남부'),
  JP: names('北部', '中部', '南部'),
  MY: names('Utara', 'Tengah', 'Selatan'),
  KH: names('ភាគខាងជើង', 'ភាគកណ្ដាល', 'ភាគខាងត្បូង'),
};

const northern = ['Northern Draw', 'Hanoi Evening'];
const central = ['Central Draw', 'Da Lat Draw'];

/** Where a lottery is held. */
export function regionOf(gameName: string): Region {
  if (northern.includes(gameName)) return 'NORTH';
  return central.includes(gameName) ? 'CENTRAL' : 'SOUTH';
}
