import { around, bolt, club, flame, heart, petal, regular, spade, star } from './shapes.ts';

/** Capitals as single strokes: path and width in a box 12 high. */
export const capitals: Readonly<Record<string, readonly [path: string, width: number]>> = {
  A: ['M0 12L4 0L8 12M1.5 8H6.5', 8],
  B: ['M0 0V12H4.5A3.2 3.2 0 0 0 4.5 5.6H0M0 0H4A2.8 2.8 0 0 1 4 5.6', 7.6],
  C: ['M8 2A5 6 0 1 0 8 10', 8],
  D: ['M0 0V12H3A6 6 0 0 0 3 0Z', 9],
  E: ['M6.6 0H0V12H6.6M0 6H5.6', 6.6],
  F: ['M6.6 0H0V12M0 6H5.6', 6.6],
  G: ['M8 2A5 6 0 1 0 8 10V6.6H5', 8],
  H: ['M0 0V12M8 0V12M0 6H8', 8],
  I: ['M0 0V12', 0],
  J: ['M6 0V9A3 3 0 0 1 0 9', 6],
  K: ['M0 0V12M7.5 0L0 7M2.5 5L8 12', 8],
  L: ['M0 0V12H6', 6],
  M: ['M0 12V0L5 8L10 0V12', 10],
  N: ['M0 12V0L8 12V0', 8],
  O: ['M5 0A5 6 0 1 0 5 12A5 6 0 1 0 5 0Z', 10],
  P: ['M0 12V0H4.4A3.3 3.3 0 0 1 4.4 6.6H0', 7.7],
  Q: ['M5 0A5 6 0 1 0 5 12A5 6 0 1 0 5 0ZM6 8.5L10 12.5', 10],
  R: ['M0 12V0H4.4A3.3 3.3 0 0 1 4.4 6.6H0M4 6.6L8 12', 8],
  S: ['M7.6 1.8C6.5-.6 .6-.8 .6 3C.6 7 8 5 8 9C8 13 1.2 12.8 0 10', 8],
  T: ['M0 0H8M4 0V12', 8],
  U: ['M0 0V8A4 4 0 0 0 8 8V0', 8],
  V: ['M0 0L4 12L8 0', 8],
  W: ['M0 0L3 12L6 2L9 12L12 0', 12],
  X: ['M0 0L8 12M8 0L0 12', 8],
  Y: ['M0 0L4 6L8 0M4 6V12', 8],
  Z: ['M0 0H8L0 12H8', 8],
};

const fill = (d: string, k = 1): string => `<path transform="scale(${k})" d="${d}" fill="INK"/>`;
const line = (d: string, w = 2.4): string =>
  `<path d="${d}" fill="none" stroke="INK" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Symbols of the vendors, in a box from -14 to 14; `INK` stands for the colour. */
export const symbols: Readonly<Record<string, string>> = {
  BGS: fill('M-12 13V-2A12 12 0 0 1 12-2V13H6V-2A6 6 0 0 0-6-2V13Z'),
  NOVR: fill(star(4, 14, 4)) + line('M-8 8A11 11 0 0 0 11-4', 1.6),
  EMBR: fill(flame(60, 24), 0.24).replace('scale', 'translate(0 14) scale(2) scale'),
  KOIX: fill('M-12-8L-6-1L0-10L6-1L12-8L10 6H-10Z') + line('M-9 11C-4 8 4 14 9 11'),
  PRSM: line('M0-13L13 10H-13ZM0-13V10M0 2L13 10M0 2L-13 10', 2),
  TLSM: line(regular(8, 13, 22.5), 2) + fill(star(8, 8.5, 4)),
  HALO: `<circle r="6.4" fill="INK"/>${line('M-13 0A13 13 0 0 1 13 0M-9.6 8A13 13 0 0 0 9.6 8')}`,
  SABL: fill('M-12-12H12V-6H-12ZM-12-3H12V3H-12ZM-12 6H12V12H-12Z').replace('scale(1)', 'skewX(-14) scale(.86)'),
  ORCH: around(5, () => fill(petal(13, 6))),
  VLTR: fill(bolt, 0.23),
  MRDN:
    line('M-13 0H13M0-13V13', 1.6) +
    line('M-12.6 0A12.6 12.6 0 1 0 12.6 0A12.6 12.6 0 1 0-12.6 0M-6 0A6 12.6 0 1 0 6 0A6 12.6 0 1 0-6 0', 1.8),
  OBSD: fill('M0-14L-11-3L0 14ZM2-14L13-3L2 14Z'),
  LUMI: fill('M0-14C12-2 12 13 0 13S-12-2 0-14Z'),
  VLVT: fill(heart, 0.44),
  SALN: line('M-12 13V-4C-12-16 12-16 12-4V13M-5 13V-3C-5-8 5-8 5-3V13'),
  CRUP: fill(spade, 0.43),
  MRQS: fill('M-13-7L-6.5 0L0-11L6.5 0L13-7L10.5 8H-10.5Z') + fill('M-10.5 10H10.5V13H-10.5Z'),
  PALA: fill('M0-14C4-6 13-6 13 1H-13C-13-6-4-6 0-14ZM-11 3H-7V13H-11ZM-2 3H2V13H-2ZM7 3H11V13H7Z'),
  ONYX: fill(regular(6, 13)),
  TIDE: line('M-13-5C-8-11-5-11 0-5S8 1 13-5M-13 5C-8-1-5-1 0 5S8 11 13 5', 3),
  CORL: line('M0 13V-2M0 4C-8 4-10-2-10-8M0 0C8 0 10-6 10-11M0-2C-2-6-3-9-2-13M-10-4L-13-8', 3),
  ABYS: line('M-13 0C-6-11 6-11 13 0C6 11-6 11-13 0Z') + '<circle r="4.6" fill="INK"/>',
  LGON: fill('M-14 4A14 14 0 0 1 14 4Z') + line('M-13 9H13M-8 13H8', 2),
  TAVR: fill('M-10-12H6V12H-10Z') + line('M7-6H10A4 4 0 0 1 10 6H7', 2.6),
  RVBL: line('M-13 8L-4-8L2 3L6-3L13 8') + line('M-12 13H12', 2),
  FANC: fill(club, 0.43),
  PRLR: line('M-10-13H10V13H-10ZM-4-6H4V6H-4Z', 2.6),
  BTI: fill('M-13 12L-3-12H13L9-4H3L-3 12Z'),
  PTCH: line('M-13-9H13V9H-13ZM0-9V9M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0', 2),
  GOLN: line('M-12 12V-9H12V12', 3) + '<circle cy="5" r="5" fill="INK"/>',
  ARNA:
    line('M-13 2A13 8 0 1 0 13 2A13 8 0 1 0-13 2M-7 2A7 4 0 1 0 7 2A7 4 0 1 0-7 2') +
    fill(star(5, 5, 2)).replace('scale(1)', 'translate(0 -10)'),
  AV: fill('M-14-11H-7L0 5L7-11H14L3 13H-3Z'),
  AI: line('M-12 12A14 14 0 0 1 12 12M-6 12A7 7 0 0 1 6 12', 3) + fill('M0-13L4-6H-4Z'),
  IMES: line('M-14 0H-8L-4-11L3 11L7 0H14', 2.8),
  TF: line('M-12-5V-12H-5M5-12H12V-5M12 5V12H5M-5 12H-12V5', 2.8) + '<circle r="4" fill="INK"/>',
  IA: fill('M-13-12H-7V12H-13ZM-3-12H3V12H-3ZM7-12H13V12H7Z').replace('scale(1)', 'rotate(45) scale(.8)'),
  SV3: fill('M-13-10C-2-12 10-6 13 10C4 2-4 2-10 6C-4-2-6-8-13-10Z'),
  DS88: fill('M-13-12C-3-10 2-2 1 12C-4 4-10 0-13-12ZM0-12C9-10 14-2 13 12C8 4 3 0 0-12Z'),
  DIG: line('M0-13L12-7V3C12 8 6 12 0 14C-6 12-12 8-12 3V-7Z') + fill(star(5, 6.5, 2.8)),
  WGB: fill('M-14-8C-6-10-2-4 0 2C2-4 6-10 14-8C12-2 8 0 6 1C9 2 8 6 3 7L0 12L-3 7C-8 6-9 2-6 1C-8 0-12-2-14-8Z'),
  LOTT: '<circle r="12" fill="none" stroke="INK" stroke-width="2.6"/>' + fill(star(6, 8, 4)),
  TCG_LOTTO_VN: fill('M0-13L13 11H-13Z'),
  ELOTT: `<circle cx="5" cy="3" r="8" fill="INK"/>${line('M-14-4H-4M-13 3H-6M-11 10H-4', 2.4)}`,
  TCG_SEA: `<circle cy="-6" r="5.4" fill="INK"/>${line('M-13 5C-8 0-5 0 0 5S8 10 13 5M-10 12C-6 8-4 8 0 12', 2.4)}`,
};
