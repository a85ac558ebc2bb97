import { titles } from './titles.ts';

/** Live tables by motif. The classify key is what the list screens filter by. */
export const liveNames = {
  roulette: titles(
    'Midnight Roulette 7 | Mahogany Roulette | Crystal Wheel Roulette | Grand Salon Roulette | Lightning Arc Roulette | Roulette Verte | Speed Roulette One | Royal Arch Roulette | Ivory Roulette | Roulette Saigon | Auto Roulette Prime | Double Ball Salon | Classic Roulette 1 | Classic Roulette 2 | Sunset Terrace Roulette | Immersive Wheel | Belle Époque Roulette | Harbour Roulette | Roulette Noir | Penthouse Roulette',
  ),
  baccarat: titles(
    'Salon Baccarat A1 | Salon Baccarat A2 | Salon Baccarat A3 | Speed Baccarat B1 | Speed Baccarat B2 | Speed Baccarat B3 | No Commission Baccarat | Squeeze Baccarat | Baccarat Imperial | Golden Peony Baccarat | Prosperity Baccarat 8 | Dragon Bonus Baccarat | Baccarat Privé | Lotus Hall Baccarat | Control Squeeze C1 | Control Squeeze C2 | Jade Room Baccarat | Banker’s Salon | Midnight Baccarat | Peacock Baccarat | Baccarat Nine | Sky Terrace Baccarat | Lantern Baccarat | High Table Baccarat',
  ),
  dealerTable: titles(
    'Blackjack Table 1 | Blackjack Table 2 | Blackjack Terrace | Infinite Twenty-One | Platinum Twenty-One | Salon Privé Blackjack | Dragon Tiger Duel | Dragon Tiger Flash | Three Card Salon | Casino Hold Table | Bull Bull Live | Teen Patti Durbar | Andar Bahar Palace | Casino War Room',
  ),
  diceCup: titles(
    'Sic Bo Imperial | Emperor Sic Bo | Golden Cup Sic Bo | Fish Prawn Crab Live | Xoc Dia Saigon | Sic Bo Lightning Hour | Thai Hi-Lo Live | Lucky Triple Dice',
  ),
  moneyWheel: titles(
    'Wheel of Carnivale | Big Top Wheel | Fortune Parade | Starlight Wheel | Monsoon Multipliers | Neon Wheel Show | Carousel of Gold | Boulevard Wheel | Mega Spin Stage | Treasure Trail Live | Confetti Wheel | Prize Tower | The Golden Dial | Festival Wheel',
  ),
};

export const fishNames = {
  fishShoal: titles(
    'Shoal Sovereigns | Silver Shoal | Reef Runner | Koi Cascade | Golden Carp Gate | Lagoon Hunters | Coral Crossfire | Monsoon Reef | Emperor Koi | Turquoise Reef | Reef of Riches | Lucky Carp Pond | Sunlit Shallows',
  ),
  angler: titles(
    'Lantern of the Deep | Anglerfish Abyss | Midnight Zone | Trench Lights | Deepwater Hunter | Bathyal Bounty | Black Water Boss | Glow in the Trench | Hadal Hunter | The Lure | Pressure Point | Twilight Fathoms',
  ),
  harpoon: titles(
    'Harpoon Harbour | Cannon Cove | Torpedo Tide | Leviathan Line | Iron Harpooner | Deck Gun Deluxe | Whirlpool War | Saltwater Siege | Broadside Bay | Captain Harpoon | Stormline Fishing | Depth Charge 8 | Golden Harpoon',
  ),
  sharkFin: titles(
    'Fin King | Shark Season | Bull Shark Bay | Great White Wager | Mako Million | Hammerhead Heights | Red Tide Fin | Jaws of Gold | Reef Predator | Shiver | Thresher | Fins & Fortune',
  ),
};

export const cardNames = {
  pokerFan: titles(
    'Moonshine Hold’em | Royal Fan Poker | Five Card Inn | Omaha Straits | Three Kings Poker | Big Slick Saloon | Short Deck Sprint | Chinese Poker Thirteen | Pusoy Parlour | Flush Avenue | Ace High Alley | Showdown Street | Golden Flower Trio | Rummy Rajya | Tiến Lên South | Tiến Lên Solo | Phỏm House | Sâm Lốc Duel',
  ),
  mahjong: titles(
    'Teahouse Mahjong | Mahjong Two | Sparrow Duel | Bamboo Ways Table | Riichi House | Four Winds | Red Dragon Tiles | Sichuan Bloody Table | East Wind Club | Thirteen Orphans | Plum Tile Society | Mahjong Harbour | Quick Sparrow | Nine Gates',
  ),
  dice: titles(
    'Bull Dice Duel | Liar’s Cup | High Low Six | Ivory Dice | Craps Alley | Six Sided Kings | Bầu Cua Festival | Hazard Club | Double Six | Dice of Destiny',
  ),
  chipStack: titles(
    'Heads-Up Hustle | Banker Bull | Hundred Bull Hall | All-In Academy | Blackjack Versus | Red Black War | Stack Attack | Pot Limit Club | High Roller Lounge | Chips & Clover',
  ),
  domino: titles(
    'Gaple Island | Domino QiuQiu Club | Pai Gow Parlour | Ebony Tiles | Ceme Circle | Domino Duel | Two Eight Bar | Bone Yard',
  ),
};
