export interface CatalogueVendor {
  /** Vendor code, as the merchant platform sends it. */
  vassalage: string;
  displayName: string;
  gameType: string;
  /** House colour of the vendor, in degrees of the colour circle. */
  hue: number;
  /** Its games cannot be opened for now. */
  maintenance?: true;
}

/** In the order the vendor strip shows them. Codes are the platform's, studios are invented. */
export const vendors: readonly CatalogueVendor[] = [
  { vassalage: 'BGS', displayName: 'Brightgate', gameType: 'RNG', hue: 268 },
  { vassalage: 'NOVR', displayName: 'Nova Reel', gameType: 'RNG', hue: 212 },
  { vassalage: 'EMBR', displayName: 'Emberline', gameType: 'RNG', hue: 14 },
  { vassalage: 'KOIX', displayName: 'Koi & Crown', gameType: 'RNG', hue: 188 },
  { vassalage: 'PRSM', displayName: 'Prismforge', gameType: 'RNG', hue: 300 },
  { vassalage: 'TLSM', displayName: 'Talisman Nine', gameType: 'RNG', hue: 150 },
  { vassalage: 'HALO', displayName: 'Halcyon Craft', gameType: 'RNG', hue: 46 },
  { vassalage: 'SABL', displayName: 'Sable Row', gameType: 'RNG', hue: 338 },
  { vassalage: 'ORCH', displayName: 'Orchid Works', gameType: 'RNG', hue: 318 },
  { vassalage: 'VLTR', displayName: 'Voltrane', gameType: 'RNG', hue: 196 },
  { vassalage: 'MRDN', displayName: 'Meridian Spin', gameType: 'RNG', hue: 232 },
  { vassalage: 'OBSD', displayName: 'Obsidian Lab', gameType: 'RNG', hue: 0 },
  { vassalage: 'LUMI', displayName: 'Lumivault', gameType: 'RNG', hue: 80 },
  { vassalage: 'VLVT', displayName: 'Velvet Room', gameType: 'LIVE', hue: 346 },
  { vassalage: 'SALN', displayName: 'Salon Verre', gameType: 'LIVE', hue: 160 },
  { vassalage: 'CRUP', displayName: 'Croupier & Co', gameType: 'LIVE', hue: 28 },
  { vassalage: 'MRQS', displayName: 'Marquise Live', gameType: 'LIVE', hue: 276 },
  { vassalage: 'PALA', displayName: 'Palanquin', gameType: 'LIVE', hue: 220 },
  { vassalage: 'ONYX', displayName: 'Onyx Studio', gameType: 'LIVE', hue: 4 },
  { vassalage: 'TIDE', displayName: 'Tidebreak', gameType: 'FISH', hue: 192 },
  { vassalage: 'CORL', displayName: 'Coral Arcade', gameType: 'FISH', hue: 8 },
  { vassalage: 'ABYS', displayName: 'Abyssal', gameType: 'FISH', hue: 238 },
  { vassalage: 'LGON', displayName: 'Lagoon Nine', gameType: 'FISH', hue: 166, maintenance: true },
  { vassalage: 'TAVR', displayName: 'Tavern Table', gameType: 'PVP', hue: 32 },
  { vassalage: 'RVBL', displayName: 'Riverbluff', gameType: 'PVP', hue: 206 },
  { vassalage: 'FANC', displayName: 'Fan & Clover', gameType: 'PVP', hue: 140 },
  { vassalage: 'PRLR', displayName: 'Jade Parlour', gameType: 'PVP', hue: 172 },
  { vassalage: 'BTI', displayName: 'Broadtop Sports', gameType: 'SPORTS', hue: 130 },
  { vassalage: 'PTCH', displayName: 'Pitchside', gameType: 'SPORTS', hue: 96 },
  { vassalage: 'GOLN', displayName: 'Goal & Line', gameType: 'SPORTS', hue: 210 },
  { vassalage: 'ARNA', displayName: 'Arena Prime', gameType: 'SPORTS', hue: 24 },
  { vassalage: 'AV', displayName: 'Avant Versus', gameType: 'ESPORTS', hue: 284 },
  { vassalage: 'AI', displayName: 'Arc Invitational', gameType: 'ESPORTS', hue: 186 },
  { vassalage: 'IMES', displayName: 'Impulse Esports', gameType: 'ESPORTS', hue: 12 },
  { vassalage: 'TF', displayName: 'Trueframe', gameType: 'ESPORTS', hue: 228 },
  { vassalage: 'IA', displayName: 'Iron Array', gameType: 'ESPORTS', hue: 40 },
  { vassalage: 'SV3', displayName: 'Spur Valley 3', gameType: 'COCKFIGHT', hue: 16 },
  { vassalage: 'DS88', displayName: 'Double Spur 88', gameType: 'COCKFIGHT', hue: 44 },
  { vassalage: 'DIG', displayName: 'Dignity Ring', gameType: 'COCKFIGHT', hue: 350 },
  { vassalage: 'WGB', displayName: 'Wingbeat', gameType: 'COCKFIGHT', hue: 200 },
  { vassalage: 'LOTT', displayName: 'Grand Draw', gameType: 'LOTT', hue: 2 },
  { vassalage: 'TCG_LOTTO_VN', displayName: 'Delta Lotto', gameType: 'LOTT', hue: 148 },
  { vassalage: 'ELOTT', displayName: 'Quickdraw', gameType: 'ELOTT', hue: 256 },
  { vassalage: 'TCG_SEA', displayName: 'Straits Draw', gameType: 'ELOTT', hue: 190 },
];
