import type { BackdropName } from './backdrops.ts';
import type { Pen } from './pen.ts';
import * as ancient from './scenes/ancient.ts';
import * as arena from './scenes/arena.ts';
import * as crests from './scenes/crests.ts';
import * as draws from './scenes/draws.ts';
import * as eastern from './scenes/eastern.ts';
import * as parlour from './scenes/parlour.ts';
import * as sea from './scenes/sea.ts';
import * as seconds from './scenes/seconds.ts';
import * as sports from './scenes/sports.ts';
import * as tables from './scenes/tables.ts';
import * as treasure from './scenes/treasure.ts';
import * as wild from './scenes/wild.ts';

type List<T> = readonly [T, ...T[]];

interface Motif {
  draw: (pen: Pen) => string;
  /** OKLCH hues of the surroundings that suit the subject. */
  hues: List<number>;
  backdrops: List<BackdropName>;
  /** Subjects that are on something may not be turned or framed. */
  grounded?: true;
}

const motif = (draw: (pen: Pen) => string, hues: List<number>, backdrops: List<BackdropName>): Motif => ({
  draw,
  hues,
  backdrops,
});
const grounded = (draw: (pen: Pen) => string, hues: List<number>, backdrops: List<BackdropName>): Motif => ({
  draw,
  hues,
  backdrops,
  grounded: true,
});

/** One of two pictures, in the given share of the first. */
const either =
  (share: number, first: (pen: Pen) => string, second: (pen: Pen) => string) =>
  (pen: Pen): string =>
    (pen.random() < share ? first : second)(pen);

export const motifs: Readonly<Record<string, Motif>> = {
  dragonPearl: motif(eastern.dragonPearl, [20, 160, 265, 300, 40], ['rays', 'clouds', 'bokeh', 'hall']),
  lotus: grounded(eastern.lotus, [285, 330, 180, 255, 20], ['water', 'bokeh', 'night', 'rays']),
  samuraiMask: motif(eastern.samuraiMask, [25, 285, 250, 340], ['peaks', 'rays', 'facets', 'night']),
  lanternFest: grounded(eastern.lanternFest, [15, 285, 30, 330], ['night', 'bokeh', 'hall']),
  moneyTree: grounded(either(0.6, eastern.moneyTree, seconds.ingotPile), [30, 150, 20, 300], ['rays', 'clouds', 'bokeh']),
  desertTomb: motif(ancient.desertTomb, [60, 265, 35, 300, 190], ['rays', 'hall', 'night', 'facets']),
  sunkenTemple: grounded(ancient.sunkenTemple, [205, 190, 235, 170], ['water']),
  stormHammer: motif(ancient.stormHammer, [255, 280, 230, 200], ['beams', 'facets', 'night', 'peaks']),
  jungleIdol: grounded(either(0.6, ancient.jungleIdol, seconds.stepTemple), [145, 165, 110, 60], ['rays', 'beams', 'hall']),
  volcano: grounded(either(0.6, ancient.volcano, seconds.emberHeart), [300, 20, 330, 265], ['night', 'bokeh', 'rays']),
  gemMine: motif(treasure.gemMine, [265, 300, 200, 340, 160], ['facets', 'rays', 'bokeh', 'hall']),
  pirateCoin: motif(treasure.pirateCoin, [225, 190, 25, 255, 60], ['rays', 'night', 'facets', 'bokeh']),
  treasureChest: grounded(
    either(0.55, treasure.treasureChest, seconds.goldenKey),
    [285, 250, 20, 165],
    ['hall', 'rays', 'bokeh', 'water'],
  ),
  goldenCrown: grounded(treasure.goldenCrown, [340, 285, 255, 20, 160], ['rays', 'hall', 'bokeh', 'beams']),
  roseMirror: motif(either(0.6, treasure.roseMirror, seconds.handMirror), [340, 300, 15, 255], ['bokeh', 'hall', 'rays']),
  luckyClover: motif(treasure.luckyClover, [150, 130, 170, 85], ['rays', 'bokeh', 'hall']),
  clockwork: motif(treasure.clockwork, [55, 200, 30, 265], ['facets', 'beams', 'bokeh']),
  moonOracle: grounded(treasure.moonOracle, [300, 275, 330, 230], ['night', 'hall', 'bokeh', 'rays']),
  phoenixFeather: motif(wild.phoenixFeather, [25, 300, 340, 260], ['rays', 'clouds', 'night', 'facets']),
  comet: motif(wild.comet, [275, 300, 250, 220], ['night']),
  neonSevens: motif(wild.neonSevens, [300, 275, 330, 240], ['grid', 'bokeh', 'facets', 'rays']),
  classicFruit: motif(wild.classicFruit, [130, 330, 60, 200, 285, 20], ['rays', 'bokeh', 'facets']),
  vikingShip: grounded(either(0.6, wild.vikingShip, seconds.roundShield), [230, 30, 200, 285], ['peaks', 'night', 'beams']),
  wolfMoon: motif(crests.wolfMoon, [255, 285, 220, 300], ['night', 'peaks', 'rays']),
  bullSpirit: motif(crests.bullSpirit, [25, 55, 285, 265], ['rays', 'facets', 'clouds', 'peaks']),
  roulette: grounded(tables.roulette, [155, 20, 265, 300, 340], ['bokeh', 'beams', 'hall']),
  baccarat: grounded(tables.baccarat, [20, 155, 265, 285, 340], ['bokeh', 'hall', 'beams', 'rays']),
  dealerTable: grounded(tables.dealerTable, [285, 20, 255, 330], ['hall', 'bokeh']),
  diceCup: grounded(tables.diceCup, [25, 300, 155, 265], ['bokeh', 'rays', 'hall']),
  moneyWheel: motif(tables.moneyWheel, [300, 20, 265, 200], ['beams', 'bokeh', 'rays']),
  fishShoal: motif(sea.fishShoal, [205, 180, 235, 165], ['water']),
  angler: motif(sea.angler, [255, 215, 285, 195], ['bokeh', 'water', 'beams']),
  harpoon: grounded(sea.harpoon, [220, 30, 190, 265], ['rays', 'night', 'beams']),
  sharkFin: grounded(sea.sharkFin, [225, 250, 205, 20], ['water', 'night', 'beams']),
  pokerFan: motif(parlour.pokerFan, [155, 20, 265, 300], ['bokeh', 'beams', 'facets', 'rays']),
  mahjong: motif(parlour.mahjong, [165, 20, 255, 140], ['bokeh', 'hall', 'clouds', 'rays']),
  dice: motif(tables.dice, [155, 285, 25, 240], ['bokeh', 'beams', 'facets']),
  chipStack: grounded(parlour.chipStack, [155, 285, 255, 340], ['bokeh', 'beams', 'hall']),
  domino: motif(parlour.domino, [30, 165, 255, 300], ['bokeh', 'facets', 'beams']),
  football: motif(sports.football, [250, 160, 285, 220], ['stadium']),
  basketball: motif(sports.basketball, [285, 255, 340], ['stadium', 'beams']),
  shuttlecock: motif(sports.shuttlecock, [200, 165, 265], ['beams', 'stadium']),
  tennis: motif(sports.tennis, [255, 40, 165], ['stadium', 'beams']),
  racing: motif(sports.racing, [20, 255, 300], ['beams', 'facets']),
  boxing: motif(sports.boxing, [285, 255, 25], ['beams', 'bokeh']),
  gamepad: motif(arena.gamepad, [285, 255, 320, 200], ['grid', 'facets', 'beams']),
  arena: grounded(arena.arena, [265, 285, 200, 320], ['beams', 'night']),
  crosshair: motif(arena.crosshair, [200, 145, 25, 255], ['facets', 'bokeh']),
  bladeCrest: motif(arena.bladeCrest, [265, 20, 300, 200], ['rays', 'facets', 'beams']),
  neonCity: grounded(arena.neonCity, [300, 280, 330], ['grid', 'night']),
  spurCrest: motif(arena.spurCrest, [25, 55, 285, 250], ['rays', 'facets', 'beams']),
  rooster: motif(arena.plumeMedal, [250, 25, 160, 285], ['rays', 'peaks', 'clouds']),
  ringArena: grounded(arena.ringArena, [285, 25, 255], ['beams', 'night']),
  lottoBalls: motif(draws.lottoBalls, [285, 25, 255, 155], ['rays', 'bokeh', 'beams']),
  lottoDrum: grounded(draws.lottoDrum, [255, 20, 300, 165], ['beams', 'bokeh', 'rays']),
  lottoTicket: motif(draws.lottoTicket, [285, 160, 20, 250], ['rays', 'bokeh']),
  quickBalls: motif(draws.quickBalls, [265, 300, 230, 340], ['facets', 'beams', 'night']),
  numberGrid: motif(draws.numberGrid, [255, 285, 200, 330], ['bokeh', 'facets', 'beams']),
  raceDraw: motif(draws.raceDraw, [255, 285, 20], ['beams', 'facets']),
};
