/** The brands' own letters, as paths. Each word sits in a box of 96 by 32 whose origin is the top start corner. */

function row(letters: readonly (readonly [string, number])[], gap: number): string {
  let x = 0;
  return letters
    .map(([d, width]) => {
      const placed = `<path transform="translate(${Math.round(x * 10) / 10} 0)" d="${d}"/>`;
      x += width + gap;
      return placed;
    })
    .join('');
}

const wideA = 'M0 16L7.4 0L14.8 16';
const wideR = 'M0 16V0H6.9A4.7 4.7 0 0 1 6.9 9.4H3.4M6.6 9.4L11.6 16';
const wideU = 'M0 0V10A6 6 0 0 0 12 10V0';
const wideO = 'M0 8A8 8 0 1 0 16 8A8 8 0 1 0 0 8Z';

/** Wide light capitals without crossbars. */
export function auroraWord(ink: string): string {
  const letters = row(
    [
      [wideA, 14.8],
      [wideU, 12],
      [wideR, 11.6],
      [wideO, 16],
      [wideR, 11.6],
      [wideA, 14.8],
    ],
    3.9,
  );
  return `<g transform="translate(0 8.2) scale(.94)" fill="none" stroke="${ink}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`;
}

/** Round lower case with a heavy, even stroke. */
export function lotusWord(ink: string): string {
  const letters = row(
    [
      ['M0 0V21', 0],
      ['M0 14.4A6.6 6.6 0 1 0 13.2 14.4A6.6 6.6 0 1 0 0 14.4Z', 13.2],
      ['M4 2.6V16.2A4.6 4.6 0 0 0 8.6 20.8H9.6M0 8.2H9.4', 9.6],
      ['M0 8V14.6A6 6 0 0 0 12 14.6V8M12 14V21', 12],
      ['M10.6 9.4C8.6 7 .8 7.2 .8 11C.8 15 11 13.4 11 17.6C11 21.6 2.2 21.6 0 18.8', 11],
    ],
    8,
  );
  return `<g transform="translate(3 4.4) scale(1.1)" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`;
}

const serifA = 'M7.6 0H9.7L15.6 16H17.5V17H10.4V16H12.2L10.6 11.4H5L3.4 16H5.3V17H-.3V16H1.7ZM7.9 3.2L5.4 10.3H10.2Z';
const serifH = 'M0 0H6.6V1H4.9V7.6H10.6V1H8.9V0H15.5V1H13.8V16H15.5V17H8.9V16H10.6V8.9H4.9V16H6.6V17H0V16H1.7V1H0Z';
const serifR =
  'M0 0H8C11.6 0 13 2 13 4.4C13 6.9 11.4 8.5 9.2 8.9L13.4 16H15.4V17H11.6L6.6 9.2H4.9V16H6.7V17H0V16H1.7V1H0ZM4.9 1.1V8.1H7.4C9.2 8.1 9.8 6.6 9.8 4.5C9.8 2.3 9 1.1 7.4 1.1Z';
const serifS =
  'M10 0V5H9.1C8.6 2.2 7.3 .9 5.3 .9C3.7 .9 2.7 1.8 2.7 3C2.7 4.6 4.2 5.2 6.1 6.1C8.9 7.4 10.8 8.8 10.8 12C10.8 15.2 8.6 17.3 5.5 17.3C4 17.3 2.9 16.8 2 16.2L1 17H.4V11.4H1.3C1.9 14.6 3.4 16.3 5.5 16.3C7.2 16.3 8.3 15.3 8.3 13.8C8.3 12.1 6.9 11.4 4.8 10.4C2 9.1 .3 7.6 .3 4.6C.3 1.8 2.4 -.2 5.1 -.2C6.4 -.2 7.4 .2 8.2 .8L9.2 0Z';

/** Roman capitals with bracketless serifs. */
export function saharaWord(ink: string): string {
  const letters = row(
    [
      [serifS, 11],
      [serifA, 17.2],
      [serifH, 15.5],
      [serifA, 17.2],
      [serifR, 15.2],
      [serifA, 17.2],
    ],
    0.7,
  );
  return `<g transform="translate(0 7.6)" fill="${ink}" fill-rule="evenodd">${letters}</g>`;
}

const tubeN = 'M0 18V0L15 18V0';

/** Leaning tubes with a lit core, the O in the second colour. */
export function neonWord(ink: string, second: string): string {
  const before = row(
    [
      [tubeN, 15],
      ['M14 0H0V18H14M0 9H11', 14],
    ],
    9,
  );
  return `<g transform="translate(4 7) skewX(-9)" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><g stroke="${ink}">${before}<path transform="translate(72 0)" d="${tubeN}"/></g><path transform="translate(47 0)" d="M8 0A8 8 0 0 0 0 8V10A8 8 0 0 0 16 10V8A8 8 0 0 0 8 0Z" stroke="${second}"/></g>`;
}

/** Capitals of even stroke with slabs, as stencilled on a crate. */
export function harbourWord(ink: string): string {
  const letters = row(
    [
      ['M1.6 0V15M9.4 0V15M1.6 7.4H9.4M-.6 0H3.8M7.2 0H11.6M-.6 15H3.8M7.2 15H11.6', 11],
      ['M1.8 15L6.4 .3L11 15M3.4 9.8H9.4M-.2 15H4M8.8 15H13', 12.8],
      ['M1.6 0V15M-.6 0H5.8A3.8 3.8 0 0 1 5.8 7.8H1.6M6 7.8L10.4 15H12M-.6 15H3.8', 11.4],
      ['M1.6 0V15M-.6 0H5.6A3.6 3.6 0 0 1 5.6 7.2H1.6M5.6 7.2H6.2A3.9 3.9 0 0 1 6.2 15H-.6', 10.2],
      ['M6.2 0A6.2 7.5 0 1 0 6.2 15A6.2 7.5 0 1 0 6.2 0Z', 12.4],
      ['M1.8 0V10A4.4 5 0 0 0 10.6 10V0M-.4 0H4M8.4 0H12.8', 12.2],
      ['M1.6 0V15M-.6 0H5.8A3.8 3.8 0 0 1 5.8 7.8H1.6M6 7.8L10.4 15H12M-.6 15H3.8', 11.4],
    ],
    2.6,
  );
  return `<g transform="translate(1 8.6) scale(.98)" fill="none" stroke="${ink}" stroke-width="2.1" stroke-linejoin="round">${letters}</g>`;
}

/** Tall heavy capitals with cut ends; the O is a sun over water. */
export function mekongWord(ink: string, sun: string): string {
  const before = row(
    [
      ['M0 21V1L7 12L14 1V21', 14],
      ['M9.4 2H0V20H9.4M0 11H8', 9.4],
      ['M0 0V22M11 0L1 11.4L11.6 22', 11.6],
    ],
    5.4,
  );
  const after = row(
    [
      ['M0 22V1L11 21V0', 11],
      ['M11.4 4.4A6.6 9.6 0 1 0 11.4 17.4V12H7', 11.4],
    ],
    5.4,
  );
  return `<g transform="translate(2 5) scale(.94)" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="bevel">${before}<g transform="translate(68.6 0)">${after}</g><g stroke="none"><circle cx="57" cy="11" r="8.2" fill="${sun}"/><path d="M48.8 12.4Q52.9 9.8 57 12.4T65.2 12.4A8.2 8.2 0 0 1 48.8 12.4Z" fill="${ink}"/></g></g>`;
}
