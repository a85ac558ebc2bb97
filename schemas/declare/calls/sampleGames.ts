/** Games of each category, as samples list them: number, name, category and vendor. Their pictures are in `art`. */
const rows = [
  [1, 'Jade Ember', 'RNG', 'NOVR'],
  [2, 'Neon Sevens', 'RNG', 'BGS'],
  [3, 'Tomb of the Second Sun', 'RNG', 'EMBR'],
  [4, 'Deepcut Diamonds', 'RNG', 'KOIX'],
  [5, 'Phoenix Feather', 'RNG', 'PRSM'],
  [6, 'Sunken Temple', 'RNG', 'TLSM'],
  [7, 'Oni at Dusk', 'RNG', 'HALO'],
  [8, 'Comet Chaser', 'RNG', 'SABL'],
  [301, 'Midnight Roulette 7', 'LIVE', 'VLVT'],
  [302, 'Salon Baccarat A1', 'LIVE', 'SALN'],
  [303, 'Blackjack Table 1', 'LIVE', 'CRUP'],
  [304, 'Sic Bo Imperial', 'LIVE', 'MRQS'],
  [381, 'Shoal Sovereigns', 'FISH', 'TIDE'],
  [382, 'Lantern of the Deep', 'FISH', 'CORL'],
  [383, 'Harpoon Harbour', 'FISH', 'ABYS'],
  [431, 'Moonshine Hold’em', 'PVP', 'TAVR'],
  [432, 'Teahouse Mahjong', 'PVP', 'RVBL'],
  [433, 'Bull Dice Duel', 'PVP', 'FANC'],
  [491, 'Football Today', 'SPORTS', 'BTI'],
  [492, 'Basketball Live', 'SPORTS', 'PTCH'],
  [527, 'Versus Lobby', 'ESPORTS', 'AV'],
  [528, 'Ancient Lanes', 'ESPORTS', 'AI'],
  [567, 'Main Ring Derby', 'COCKFIGHT', 'SV3'],
  [568, 'Sunrise Derby', 'COCKFIGHT', 'DS88'],
  [591, 'Grand Six', 'LOTT', 'LOTT'],
  [603, 'Saigon Draw', 'LOTT', 'TCG_LOTTO_VN'],
  [611, 'Quick Three', 'ELOTT', 'ELOTT'],
  [623, 'Keno Straits', 'ELOTT', 'TCG_SEA'],
] as const;

export const sampleGames = rows.map(([number, gameName, gameType, vassalage], index) => ({
  gameId: `${vassalage}-001`,
  nodeId: 10_000 + number,
  gameName,
  gameType,
  vassalage,
  iconUrl: `/art/games/${vassalage}-001.webp`,
  isNew: index % 4 === 0 ? '1' : '0',
  freeplay: gameType === 'RNG' && index % 2 === 0 ? 1 : 0,
}));

/** Platforms list e-sports and cockfight vendors under sports. */
const categoryOf = (gameType: string) => (gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType);

export const sampleVendors = {
  sorting: [...new Set(sampleGames.map(({ gameType }) => categoryOf(gameType)))].map((gameCategory) => {
    const games = sampleGames.filter(({ gameType }) => categoryOf(gameType) === gameCategory);
    return { gameCategory, gameCount: games.length, vendorNames: games.map(({ vassalage }) => ({ vassalage })) };
  }),
  mapping: {},
  vendors: Object.fromEntries(
    sampleGames.map(({ vassalage, gameType }) => [vassalage, { vassalage, displayName: `Studio ${vassalage}`, gameType }]),
  ),
};

/** When the next draws are, they do not say, so that a page looks the same twice. */
export const sampleLotteries = sampleGames
  .filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
  .map((game, index) => ({
    ...game,
    numero: {
      gameId: game.gameId,
      issue: String(20_260_101 + index),
      numbers: [3, 14, 15, 9, 26, 5].slice(0, 4 + (index % 3)),
      openedAt: '2026-01-01T11:00:00Z',
    },
  }));
