import { auroraWord, harbourWord, lotusWord, mekongWord, neonWord, saharaWord } from './lettering.ts';

export type BrandCode = 'aurora' | 'lotus' | 'sahara' | 'neon' | 'harbour' | 'mekong';

export interface Identity {
  code: BrandCode;
  /** Pictures of the day are shaded in their own colour, those of the night in black. */
  isDay?: true;
  /** Whether its icon is on a light ground. */
  hasLightGround?: true;
  /** Where the writing of the script starts, and so where banners stay empty. */
  start: 'left' | 'right';
  /** Definitions that symbol and word refer to. */
  defs: string;
  /** The symbol in a box of 32 by 32. */
  symbol: (onDark: boolean) => string;
  word: (onDark: boolean) => string;
  /** Ground of the square icon, in a box of 64 by 64. */
  ground: string;
}

const ribbon =
  '<linearGradient id="r" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#8b5cff"/><stop offset=".55" stop-color="#4aa8ff"/><stop offset="1" stop-color="#2ff0c4"/></linearGradient><linearGradient id="r2" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#2ff0c4"/><stop offset="1" stop-color="#8b5cff"/></linearGradient>';
const deepRibbon = ribbon
  .replaceAll('#8b5cff', '#5b2fd6')
  .replaceAll('#4aa8ff', '#1d6fd0')
  .replaceAll('#2ff0c4', '#0a9c86')
  .replaceAll('"r', '"e');

const aurora: Identity = {
  code: 'aurora',
  start: 'left',
  defs: ribbon + deepRibbon,
  symbol: (onDark) => {
    const r = onDark ? 'r' : 'e';
    return `<g fill="none" stroke-linecap="round"><path d="M3 27.4C8.6 22 11.4 12.4 16 4C20.6 12.4 23.4 22 29 27.4" stroke="url(#${r})" stroke-width="3.7" stroke-linejoin="round"/><path d="M10 27.4C13 23.6 14.4 19.6 16 15.4C17.6 19.6 19 23.6 22 27.4" stroke="url(#${r}2)" stroke-width="2.9" stroke-linejoin="round"/></g><path d="M26.2 3.2L27.1 6.3L30.2 7.2L27.1 8.1L26.2 11.2L25.3 8.1L22.2 7.2L25.3 6.3Z" fill="${onDark ? '#c9fff0' : '#0a9c86'}"/>`;
  },
  word: (onDark) => auroraWord(onDark ? '#f3f2ff' : '#1a1740'),
  ground:
    '<radialGradient id="g" cx=".5" cy="1" r="1.1"><stop stop-color="#2c2176"/><stop offset=".6" stop-color="#120f36"/><stop offset="1" stop-color="#07071a"/></radialGradient>',
};

const petalOf = (turn: number, length: number, width: number, fill: string): string =>
  `<path transform="rotate(${turn} 16 26)" d="M16 26C${16 + width} ${26 - length * 0.34} ${16 + width * 0.8} ${26 - length * 0.74} 16 ${26 - length}C${16 - width * 0.8} ${26 - length * 0.74} ${16 - width} ${26 - length * 0.34} 16 26Z" fill="${fill}"/>`;

const lotus: Identity = {
  code: 'lotus',
  isDay: true,
  hasLightGround: true,
  start: 'left',
  defs: '<linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ff9b7d"/><stop offset="1" stop-color="#e23d2e"/></linearGradient><linearGradient id="q" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffd0b8"/><stop offset="1" stop-color="#f4694e"/></linearGradient><linearGradient id="l" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#3fae63"/><stop offset="1" stop-color="#1f8a55"/></linearGradient>',
  symbol: () =>
    `<path d="M2 26.4C8 23.4 24 23.4 30 26.4C25 31 7 31 2 26.4Z" fill="url(#l)"/>${petalOf(-64, 16, 5.4, 'url(#p)')}${petalOf(64, 16, 5.4, 'url(#p)')}${petalOf(-34, 20, 5.6, 'url(#q)')}${petalOf(34, 20, 5.6, 'url(#q)')}${petalOf(0, 23.5, 6.2, 'url(#p)')}<circle cx="16" cy="20.4" r="1.9" fill="#fff2c9"/>`,
  word: (onDark) => lotusWord(onDark ? '#fff6ea' : '#d23a28'),
  ground:
    '<radialGradient id="g" cx=".5" cy=".3" r=".9"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#ffe1c6"/></radialGradient>',
};

const sahara: Identity = {
  code: 'sahara',
  start: 'right',
  defs: '<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe9b0"/><stop offset=".5" stop-color="#e3b45c"/><stop offset="1" stop-color="#b97a2d"/></linearGradient><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e98b5b"/><stop offset="1" stop-color="#a9452f"/></linearGradient><linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a8742a"/><stop offset="1" stop-color="#7c4c17"/></linearGradient><clipPath id="c"><circle cx="16" cy="16" r="8.6"/></clipPath>',
  symbol: (onDark) => {
    const ink = onDark ? 'url(#s)' : 'url(#d)';
    return `<g fill="none" stroke="${ink}" stroke-width="1.9" stroke-linejoin="miter"><path d="M6.2 6.2H25.8V25.8H6.2Z"/><path d="M16 2.1L29.9 16L16 29.9L2.1 16Z"/></g><g clip-path="url(#c)"><path d="M6 6H26V26H6Z" fill="${onDark ? '#32204a' : '#f3dfb6'}"/><path d="M19.2 9.3A4.6 4.6 0 1 0 20.4 15.6A3.9 3.9 0 1 1 19.2 9.3Z" fill="${ink}"/><path d="M6 19.4C10 15.6 14 15.8 18 18.6S24 20 27 17.4V27H6Z" fill="url(#t)"/><path d="M6 23.6C12 19.4 17 20.6 26 22.6V27H6Z" fill="${ink}"/></g>`;
  },
  word: (onDark) => saharaWord(onDark ? '#f6e3b8' : '#4a2350'),
  ground:
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1b1433"/><stop offset="1" stop-color="#4a2350"/></linearGradient>',
};

/** A joystick of bent tube. */
const neon: Identity = {
  code: 'neon',
  start: 'left',
  defs: '<radialGradient id="b" cx=".36" cy=".3" r=".8"><stop stop-color="#ffd0e6"/><stop offset=".4" stop-color="#ff4f9f"/><stop offset="1" stop-color="#c01466"/></radialGradient>',
  symbol: (onDark) => {
    const lime = onDark ? '#c6ff3d' : '#4c6d00';
    return `<g fill="none" stroke="${lime}" stroke-linecap="round" stroke-linejoin="round"><path d="M5 21.4H27A2.6 2.6 0 0 1 29.6 24V26.6A2.6 2.6 0 0 1 27 29.2H5A2.6 2.6 0 0 1 2.4 26.6V24A2.6 2.6 0 0 1 5 21.4Z" stroke-width="2.6"/><path d="M14 21.4L18.6 12" stroke-width="3.2"/><path d="M3.6 12.6A13 13 0 0 1 10 4.6M1.4 17.2A10 10 0 0 1 1.2 14" stroke-width="2" opacity=".75"/></g><circle cx="20.6" cy="7.8" r="6" fill="url(#b)"/><circle cx="23.6" cy="25.3" r="1.5" fill="#ff4f9f"/><circle cx="19" cy="25.3" r="1.5" fill="${lime}"/>`;
  },
  word: (onDark) => neonWord(onDark ? '#f6ffe0' : '#1c2010', onDark ? '#ff5fa8' : '#c8146a'),
  ground:
    '<radialGradient id="g" cx=".5" cy=".2" r="1"><stop stop-color="#2a2b31"/><stop offset=".6" stop-color="#121316"/><stop offset="1" stop-color="#08090b"/></radialGradient>',
};

/** A lighthouse in a porthole. */
const harbour: Identity = {
  code: 'harbour',
  start: 'left',
  isDay: true,
  hasLightGround: true,
  defs: '<clipPath id="h"><circle cx="16" cy="16" r="12.6"/></clipPath>',
  symbol: (onDark) => {
    const [ring, air, sea] = onDark ? ['#dcebf5', '#1b4467', '#7fb4d6'] : ['#0f3d63', '#dceaf4', '#2d709f'];
    return `<circle cx="16" cy="16" r="12.6" fill="${air}"/><g clip-path="url(#h)"><path d="M16 9.6L0 4V15.4ZM16 9.6L32 4V15.4Z" fill="#f7c948" opacity=".8"/><path d="M0 24.4Q4 22.6 8 24.4T16 24.4T24 24.4T32 24.4V32H0Z" fill="${sea}"/><path d="M13.4 11.6H18.6L20.4 26H11.6Z" fill="#fff"/><path d="M13 14.8H19L19.5 18.6H12.5ZM12.1 22.2H19.9L20.4 26H11.6Z" fill="#c8322b"/><path d="M12 10.6H20V12H12Z" fill="#0f2e4a"/><path d="M14 7.6H18V10.6H14Z" fill="#ffe9a6"/><path d="M13.2 7.8C14 4.8 18 4.8 18.8 7.8Z" fill="#c8322b"/></g><circle cx="16" cy="16" r="13.4" fill="none" stroke="${ring}" stroke-width="2.4"/>`;
  },
  word: (onDark) => harbourWord(onDark ? '#eef6fb' : '#0f3d63'),
  ground:
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#d4e5f0"/></linearGradient>',
};

/** A long boat before the sun. */
const mekong: Identity = {
  code: 'mekong',
  start: 'left',
  isDay: true,
  defs: '<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffd95e"/><stop offset="1" stop-color="#f58a1f"/></linearGradient>',
  symbol: (onDark) => {
    const [hull, wave] = onDark ? ['#fff4d6', '#ffc24a'] : ['#0a5a43', '#d4691a'];
    return `<circle cx="14" cy="10.4" r="7.6" fill="url(#m)"/><path d="M14 -.4V1.2M5.6 2.6L6.8 3.8M2.4 10.4H4M22.4 2.6L21.2 3.8" stroke="#f9a52b" stroke-width="1.7" stroke-linecap="round"/><path d="M.4 15.4C6.6 20.6 20.4 20.8 26.2 16.4C28.6 14.4 29.6 10.6 28.6 5.6C32.4 10.4 32.8 17 28.8 20.6C23 25.6 9.4 25.4 4 20.8C2.2 19.2 1 17.4 .4 15.4Z" fill="${hull}"/><path d="M3 28.4Q7.2 25.8 11.4 28.4T19.8 28.4T28.2 28.4" fill="none" stroke="${wave}" stroke-width="2.2" stroke-linecap="round"/>`;
  },
  word: (onDark) => mekongWord(onDark ? '#fff4d6' : '#0a5a43', '#f79a26'),
  ground:
    '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0f7a5a"/><stop offset="1" stop-color="#063d30"/></linearGradient>',
};

export const identities: readonly Identity[] = [aurora, lotus, sahara, neon, harbour, mekong];

/** Only the definitions that the drawing refers to. */
function used(defs: string, drawing: string): string {
  return [...defs.matchAll(/<(linearGradient|radialGradient|clipPath) id="(\w+)".*?<\/\1>/g)]
    .filter((m) => drawing.includes(`url(#${m[2]})`))
    .map((m) => m[0])
    .join('');
}

export function logoSvg(identity: Identity, onDark: boolean): string {
  const drawing = `${identity.symbol(onDark)}<g transform="translate(38 0) scale(.97)">${identity.word(onDark)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 134 32"><defs>${used(identity.defs, drawing)}</defs>${drawing}</svg>`;
}

/** `corner` is the radius of the icon's ground in a box of 64; 0 fills the square, for launchers that cut their own shape. */
export function markSvg(identity: Identity, corner: number, inset = 11): string {
  const k = (64 - inset * 2) / 32;
  const drawing = `<rect width="64" height="64" rx="${corner}" fill="url(#g)"/><g transform="translate(${inset} ${inset}) scale(${k})">${identity.symbol(identity.hasLightGround !== true)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>${used(identity.ground + identity.defs, drawing)}</defs>${drawing}</svg>`;
}
