import { auroraWord, lotusWord, saharaWord } from './lettering.ts';

export interface Identity {
  code: 'aurora' | 'lotus' | 'sahara';
  /** Where the writing of the script starts, hence where banners stay empty. */
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

export const identities: readonly Identity[] = [aurora, lotus, sahara];

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
  const drawing = `<rect width="64" height="64" rx="${corner}" fill="url(#g)"/><g transform="translate(${inset} ${inset}) scale(${k})">${identity.symbol(identity.code !== 'lotus')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>${used(identity.ground + identity.defs, drawing)}</defs>${drawing}</svg>`;
}
