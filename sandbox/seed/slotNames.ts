import { titles } from './titles.ts';

/** Slot titles by picture motif: the name says what the tile shows. */
export const slotNames = {
  dragonPearl: titles(
    'Jade Ember | Pearl of Nine Rivers | Cloud Serpent | The Pearl Keeper | Scarlet Whiskers | Emperor’s Breath | Gilded Wyrm | Dragon Lantern Hour | Scales of Dawn | Mountain Serpent Riches | Vermilion Coil | Dragon Gate Vault',
  ),
  neonSevens: titles(
    'Neon Sevens | Seven After Dark | Electric Avenue 7 | Lucky Voltage | Seventh Signal | Chrome Sevens | Midnight Arcade 7 | Triple Neon Mile | Retro Wave Seven | Hotwire 777 | Sevens on Main | Laser Seven Deluxe',
  ),
  desertTomb: titles(
    'Tomb of the Second Sun | Scarab Ascending | Sands of Ankhara | The Gold Sarcophagus | Oracle of the Dunes | Desert Crown | Eye of the Sand King | Pharaoh’s Ledger | Dune Secret | The Buried Dynasty | Pyramid at Noon | Khepri’s Hoard',
  ),
  gemMine: titles(
    'Deepcut Diamonds | Gem Shaft 49 | Crystal Undertow | Ruby Lode | The Amethyst Vein | Prospector’s Prism | Sapphire Descent | Shatterstone | Facet Fever | Emerald Seam | Opal Rush Canyon | Brilliant Cut',
  ),
  phoenixFeather: titles(
    'Phoenix Feather | Ashes to Aurum | Firebird Court | Crimson Plume | Rise of Vermeil | Embers of the East | The Sunbird | Wings of Kindling | Everburn | Plume of Fortune | Phoenix Meridian | Sevenfold Flame',
  ),
  sunkenTemple: titles(
    'Sunken Temple | Halls Beneath the Tide | Trident of Aeth | Drowned Kingdom Gold | The Coral Throne | Temple of Low Water | Azure Colonnade | Relics of the Deep | Atoll Sanctum | Seafloor Oracle | Poseidonis Rising | The Last Fathom',
  ),
  samuraiMask: titles(
    'Oni at Dusk | Mask of the Ronin | Thousand Blades | Shogun’s Wager | Crimson Menpo | Silent Katana | Moon over Kyokan | The Ninth Ronin | Bushido Gold | Iron Kabuto | Blade and Blossom | Daimyo’s Fortune',
  ),
  comet: titles(
    'Comet Chaser | Perihelion | Starfall Bonanza | The Long Orbit | Nebula Nine | Astral Drift | Halo of Saturnine | Zero-G Jackpot | Meteor Ledger | Cosmic Afterglow | Planet Plenty | Ringworld Riches',
  ),
  pirateCoin: titles(
    'Blackwake Bounty | Pieces of Nine | Harbour of Gold | The Brass Corsair | Skull Cay | Captain’s Cut | Doubloon Reef | Mutiny at Midnight | Tortuga Tide | Cutlass & Coin | Fortune Under Flag | Buccaneer’s Debt',
  ),
  lotus: titles(
    'Lotus at Dawn | Moonlit Lotus | Thousand Petal Pond | White Lotus Court | Petals of Plenty | The Quiet Bloom | Lotus Lantern River | Garden of Stillness | Rose Water Riches | Lotus Mandala | Blossom Palace | Golden Stamen',
  ),
  stormHammer: titles(
    'Hammer of Storms | Thunderhall | Runes of Skaldheim | Lightning Anvil | Stormwright | Valkyr’s Share | The Iron Skald | Frostrune | Nine Thunders | Hall of Sparks | Bolt & Anvil | Sky Forge',
  ),
  lanternFest: titles(
    'Lantern Festival Gold | River of Lanterns | Red Lantern Lane | Night Market Fortune | Thousand Lights | Golden Paper Moon | Lantern Alley 88 | Prosperity Street | Glow of Fortune | Mid-Autumn Wish | Floating Wishes | Festival of Embers',
  ),
  jungleIdol: titles(
    'Idol of Emerald Falls | Stone Jaguar | Temple of Vines | Jungle Reliquary | The Painted Idol | Canopy Kings | Mask of Itzama | Orchid Idol | Lost City of Xan | Whispering Stela | Rainforest Rites | Gold of the Canopy',
  ),
  classicFruit: titles(
    'Cherry Standard | Orchard Deluxe | Fruit Exchange | Ripe & Ready | Lemon Electric | Five Plums | Vintage Cherry | Market Day Fruits | Velvet Plum | Sunny Side Spins | Melon Avenue | Juice District',
  ),
  moonOracle: titles(
    'Moon Oracle | The Seer’s Table | Crystal Midnight | Veil of Selene | Arcana Noir | Third Eye Fortune | Silver Divination | Tarot Nocturne | Moonwell | Madame Ciel | Whisper of the Orb | Star and Sceptre',
  ),
  moneyTree: titles(
    'Money Tree Garden | Coin Blossom | Roots of Riches | The Gilded Bough | Fortune Orchard | Evergold | Ingot Grove | Tree of Plenty | Banyan Bank | Golden Canopy 8 | Prosper Grove | Wealth in Bloom',
  ),
  vikingShip: titles(
    'Longship Raiders | Fjord of Silver | North Sea Plunder | Oar and Axe | Raven Sail | Jarl’s Tribute | Winter Raid | Sails of Uppland | The Grey Voyage | Saltwind Saga | Shield Wall | Northern Hoard',
  ),
  clockwork: titles(
    'Clockwork Heist | Gearheart | The Brass Engine | Tick Tock Vault | Steam & Sovereign | Cogs of Fortune | Automaton Alley | Minute to Midnight | Copper Chronicle | The Perpetual Reel | Mainspring | Foundry of Time',
  ),
  volcano: titles(
    'Volcano Vault | Magma Crown | Island of Cinders | Lava Lines | Caldera Cash | Mount Obsidia | Eruption Hour | Molten Multiplier | Ember Archipelago | Basalt King | Fire Beneath | Ashfall Riches',
  ),
  treasureChest: titles(
    'Chest of Chances | The Locked Fortune | Vault of Veridia | Ninety-Nine Keys | Strongbox | Smuggler’s Trunk | The King’s Coffer | Open Sesame Gold | Royal Strongroom | Key to Carmine | Cellar of Coins | Hidden Hoard',
  ),
  goldenCrown: titles(
    'Crown of Carats | Heir Apparent | Coronation Night | The Velvet Throne | Royal Reserve | King’s Ransom 40 | Queen of Spires | House of Ermine | Diadem | Regent Riches | Imperial Court | Crown Jewel Heist',
  ),
  wolfMoon: titles(
    'Wolf Ridge | Howl at the Silver | Timberline Moon | Pack Leader | Northern Howl | Grey Peak Gold | Moon over Pinewatch | The Lone Howler | Winterfang | Blue Moon Ridge | Tundra Fortune | Call of the Crest',
  ),
  roseMirror: titles(
    'Rose & Mirror | The Glass Rose | Crimson Boudoir | Thorn Crown | Masquerade Rose | Midnight Bouquet | Velvet Thorn | Letters from Verona | A Rose for Fortune | Opera of Roses | Scarlet Garden | Petal & Diamond',
  ),
  luckyClover: titles(
    'Clover Hollow | Four-Leaf Fortune | Emerald Isle Express | Pot at the End | Shamrock Lane | Luck of the Glen | Green Mile Gold | Horseshoe Harvest | Meadow Millions | Rainbow Ledger | Glen of Gold | Clover Chain',
  ),
  bullSpirit: titles(
    'Golden Bull | Prosperity Ox | Ox of Nine Fields | Matador Sunset | Bronze Horns | Bull Market Nights | Year of Plenty | Stampede Gold | Toro del Sol | Iron Ox | Harvest Horns | Charge of Fortune',
  ),
};
