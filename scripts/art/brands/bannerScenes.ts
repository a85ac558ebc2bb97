import type { Pen } from '../pen.ts';
import * as ancient from '../scenes/ancient.ts';
import * as arena from '../scenes/arena.ts';
import * as draws from '../scenes/draws.ts';
import * as eastern from '../scenes/eastern.ts';
import * as parlour from '../scenes/parlour.ts';
import * as sea from '../scenes/sea.ts';
import * as seconds from '../scenes/seconds.ts';
import * as sports from '../scenes/sports.ts';
import * as tables from '../scenes/tables.ts';
import * as treasure from '../scenes/treasure.ts';
import * as wild from '../scenes/wild.ts';
import type { BrandCode } from './identities.ts';

interface Actor {
  draw: (pen: Pen) => string;
  /** Place from the middle of the picture's subject half, in pixels of a 1080 by 480 banner. */
  x: number;
  y: number;
  scale: number;
  turn?: number;
  seed?: number;
}

export interface Scene {
  tint: number;
  extras: 'coins' | 'chips' | 'gems' | 'balls';
  cast: readonly Actor[];
}

/** What each brand's four banners show, in the order of the files. */
export const bannerScenes: Readonly<Record<BrandCode, readonly Scene[]>> = {
  aurora: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: treasure.goldenCrown, x: -196, y: 84, scale: 0.86, turn: -12, seed: 3 },
        { draw: treasure.treasureChest, x: 70, y: 16, scale: 2.05, seed: 2 },
      ],
    },
    {
      tint: -26,
      extras: 'chips',
      cast: [
        { draw: parlour.pokerFan, x: -170, y: 40, scale: 1.3, turn: -14, seed: 3 },
        { draw: tables.roulette, x: 90, y: 4, scale: 2.05, seed: 2 },
      ],
    },
    {
      tint: 26,
      extras: 'gems',
      cast: [
        { draw: wild.comet, x: 220, y: -110, scale: 0.9, seed: 14 },
        { draw: wild.neonSevens, x: -176, y: 24, scale: 1.16, turn: -8, seed: 14 },
        { draw: treasure.gemMine, x: 84, y: 26, scale: 1.95, seed: 8 },
      ],
    },
    {
      tint: -50,
      extras: 'balls',
      cast: [
        { draw: sports.basketball, x: -160, y: 90, scale: 0.95, seed: 6 },
        { draw: sports.football, x: 80, y: 2, scale: 1.9, seed: 7 },
      ],
    },
  ],
  lotus: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: eastern.moneyTree, x: 200, y: -6, scale: 1.35, seed: 5 },
        { draw: eastern.lotus, x: -10, y: 24, scale: 1.95, seed: 8 },
      ],
    },
    {
      tint: 112,
      extras: 'chips',
      cast: [
        { draw: parlour.mahjong, x: 196, y: 50, scale: 1.3, seed: 6 },
        { draw: parlour.pokerFan, x: -10, y: 0, scale: 2, seed: 4 },
      ],
    },
    { tint: 160, extras: 'coins', cast: [{ draw: sea.fishShoal, x: 20, y: 0, scale: 2, seed: 12 }] },
    {
      tint: -26,
      extras: 'balls',
      cast: [
        { draw: eastern.lanternFest, x: 206, y: -44, scale: 1.2, seed: 3 },
        { draw: sports.football, x: 0, y: 6, scale: 1.95, seed: 3 },
      ],
    },
  ],
  sahara: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: eastern.lanternFest, x: -190, y: -60, scale: 1.1, seed: 7 },
        { draw: treasure.treasureChest, x: 20, y: 24, scale: 2, seed: 13 },
      ],
    },
    {
      tint: -20,
      extras: 'chips',
      cast: [
        { draw: parlour.pokerFan, x: 160, y: 40, scale: 1.3, turn: 14, seed: 6 },
        { draw: tables.roulette, x: -80, y: 4, scale: 2.05, seed: 7 },
      ],
    },
    {
      tint: 20,
      extras: 'gems',
      cast: [
        { draw: ancient.desertTomb, x: -190, y: 30, scale: 1.2, seed: 2 },
        { draw: treasure.goldenCrown, x: 40, y: 16, scale: 1.85, seed: 11 },
      ],
    },
    {
      tint: 36,
      extras: 'balls',
      cast: [
        { draw: sports.tennis, x: -200, y: 80, scale: 0.85, seed: 4 },
        { draw: sports.football, x: 0, y: 10, scale: 1.95, seed: 13 },
      ],
    },
  ],
  neon: [
    {
      tint: 0,
      extras: 'gems',
      cast: [
        { draw: tables.dice, x: -186, y: 84, scale: 0.95, turn: -10, seed: 4 },
        { draw: arena.gamepad, x: 56, y: 4, scale: 2, turn: -8, seed: 3 },
      ],
    },
    {
      tint: 40,
      extras: 'coins',
      cast: [
        { draw: wild.neonSevens, x: -176, y: 40, scale: 1.1, turn: -8, seed: 5 },
        { draw: wild.classicFruit, x: 76, y: 10, scale: 1.95, seed: 9 },
      ],
    },
    {
      tint: -60,
      extras: 'chips',
      cast: [
        { draw: parlour.mahjong, x: -180, y: 50, scale: 1.1, turn: -8, seed: 4 },
        { draw: eastern.samuraiMask, x: 80, y: 4, scale: 1.95, seed: 6 },
      ],
    },
    {
      tint: 80,
      extras: 'balls',
      cast: [
        { draw: arena.crosshair, x: -170, y: -24, scale: 1.05, seed: 3 },
        { draw: sports.racing, x: 76, y: 14, scale: 1.95, seed: 3 },
      ],
    },
  ],
  harbour: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: seconds.goldenKey, x: -200, y: 60, scale: 1, seed: 3 },
        { draw: treasure.clockwork, x: 30, y: 4, scale: 1.9, seed: 3 },
      ],
    },
    {
      tint: 16,
      extras: 'chips',
      cast: [
        { draw: parlour.chipStack, x: -200, y: 70, scale: 0.95, seed: 3 },
        { draw: tables.dealerTable, x: 40, y: 10, scale: 2, seed: 3 },
      ],
    },
    { tint: -24, extras: 'coins', cast: [{ draw: sea.sharkFin, x: 0, y: 10, scale: 2.05, seed: 3 }] },
    {
      tint: -40,
      extras: 'balls',
      cast: [
        { draw: sports.tennis, x: -196, y: 70, scale: 0.9, seed: 3 },
        { draw: sports.shuttlecock, x: 30, y: 0, scale: 1.9, seed: 3 },
      ],
    },
  ],
  mekong: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: seconds.ingotPile, x: -200, y: 64, scale: 1, seed: 4 },
        { draw: eastern.dragonPearl, x: 40, y: 2, scale: 1.95, seed: 3 },
      ],
    },
    {
      tint: 30,
      extras: 'balls',
      cast: [
        { draw: draws.quickBalls, x: -200, y: 40, scale: 1, seed: 3 },
        { draw: draws.lottoDrum, x: 40, y: 2, scale: 2, seed: 3 },
      ],
    },
    {
      tint: -130,
      extras: 'coins',
      cast: [
        { draw: arena.spurCrest, x: -200, y: 30, scale: 1, seed: 5 },
        { draw: arena.plumeMedal, x: 40, y: 2, scale: 1.95, seed: 3 },
      ],
    },
    {
      tint: -78,
      extras: 'chips',
      cast: [
        { draw: sea.angler, x: -196, y: -10, scale: 0.95, seed: 3 },
        { draw: tables.diceCup, x: 50, y: 8, scale: 1.95, seed: 3 },
      ],
    },
  ],
};

/** OKLCH hues of a brand's light and of the rim around its subjects. */
export const houseHues: Readonly<Record<BrandCode, { readonly hue: number; readonly rim: number }>> = {
  aurora: { hue: 285, rim: 172 },
  lotus: { hue: 40, rim: 148 },
  sahara: { hue: 330, rim: 70 },
  neon: { hue: 350, rim: 122 },
  harbour: { hue: 240, rim: 85 },
  mekong: { hue: 160, rim: 85 },
};
