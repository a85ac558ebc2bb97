import { oklch } from '../color.ts';
import type { Pen } from '../pen.ts';
import { type Sky, rect } from './skies.ts';

const flagColours = [
  ['#c8322b', '#ffffff'],
  ['#1d4f86', '#f4c22f'],
  ['#f4c22f', '#c8322b'],
  ['#ffffff', '#1d4f86'],
] as const;

/** Signal flags on a sagging line. */
function signalFlags(sky: Sky, y: number, sag: number, size: number): string {
  const n = Math.round(sky.width / (size * 1.5));
  const heightAt = (t: number) => y + sag * 4 * t * (1 - t);
  const flags = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    const [ground, sign] = flagColours[i % flagColours.length] ?? flagColours[0];
    const signs = [
      `<path d="M0 0L${size} ${size * 0.8}M${size} 0L0 ${size * 0.8}" stroke="${sign}" stroke-width="${size * 0.2}"/>`,
      `<circle cx="${size / 2}" cy="${size * 0.4}" r="${size * 0.22}" fill="${sign}"/>`,
      `<path d="M0 0H${size * 0.5}V${size * 0.8}H0Z" fill="${sign}"/>`,
      `<path d="M${size * 0.3} 0H${size * 0.7}V${size * 0.8}H${size * 0.3}Z" fill="${sign}"/>`,
    ];
    return `<g transform="translate(${(t * sky.width - size / 2).toFixed(0)} ${heightAt(t).toFixed(0)}) rotate(${((t - 0.5) * -10).toFixed(1)})"><path d="M0 0H${size}V${size * 0.8}H0Z" fill="${ground}"/>${signs[i % signs.length] ?? ''}</g>`;
  });
  return `<path d="M0 ${y}Q${sky.width / 2} ${y + sag * 2} ${sky.width} ${y}" fill="none" stroke="#6b5a44" stroke-width="3"/>${flags.join('')}`;
}

function lighthouse(x: number, y: number, scale: number, beam: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-6 -118L-420 -176V-66ZM6 -118L420 -176V-66Z" fill="${beam}"/><path d="M-110 6C-70 -26 70 -26 110 6Z" fill="#4a5661"/><path d="M-17 -104H17L27 0H-27Z" fill="#fbfdff"/><path d="M-19.4 -80H19.4L22.2 -52H-22.2ZM-24.4 -26H24.4L27 0H-27Z" fill="#c8322b"/><path d="M4 -104H17L27 0H8Z" fill="#0b2742" opacity=".16"/><path d="M-24 -110H24V-103H-24Z" fill="#16324c"/><path d="M-13 -130H13V-110H-13Z" fill="#ffe9a6"/><path d="M-17 -130C-12 -148 12 -148 17 -130Z" fill="#c8322b"/></g>`;
}

/** A calm bay in daylight. `dark` is the hour after sunset, deep enough for white text on the start side. */
export function harbourSky(pen: Pen, sky: Sky, dark: boolean): string {
  const { width: w, height: h, tint } = sky;
  const hue = 240 + tint;
  const air = pen.linear(
    dark
      ? [
          [0, oklch(0.3, 0.09, hue)],
          [0.5, oklch(0.52, 0.1, hue - 20)],
          [0.72, oklch(0.8, 0.09, 60)],
          [1, oklch(0.86, 0.08, 75)],
        ]
      : [
          [0, '#d9eaf4'],
          [0.6, '#f3f8fa'],
          [1, '#fdf3e2'],
        ],
    90,
  );
  const horizon = h * (dark ? 0.62 : 0.64);
  const clouds = Array.from({ length: 6 }, () => {
    const [cx, cy] = [pen.between(0, w), pen.between(h * 0.16, horizon - h * 0.12)];
    const size = pen.between(0.6, 1.3) * (dark ? 1 : 1.6);
    return `<path transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) scale(${size.toFixed(2)})" d="M-90 10H90A16 16 0 0 0 70 -8A26 26 0 0 0 26 -22A34 34 0 0 0 -36 -18A22 22 0 0 0 -72 -6A12 12 0 0 0 -90 10Z" fill="#fff" opacity="${dark ? 0.16 : 0.9}"/>`;
  }).join('');
  const wave = (i: number): string => {
    const y = horizon + i * i * (h - horizon) * 0.062 + i * 6;
    const swing = 3 + i * 3.4;
    const step = w / (9 - i);
    const crests = Array.from({ length: 11 }, (_, n) => `q${step / 2} ${n % 2 ? swing : -swing} ${step} 0`).join('');
    const l = dark ? 0.42 - i * 0.055 : 0.84 - i * 0.05;
    const start = -step * 0.3 * (i % 3);
    return `<path d="M${start.toFixed(0)} ${y.toFixed(0)}${crests}V${h}H${start.toFixed(0)}Z" fill="${oklch(l, dark ? 0.085 : 0.055, hue - 14 + i * 3)}"/><path d="M${start.toFixed(0)} ${y.toFixed(0)}${crests}" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.2 : 0.5}" stroke-width="${1.5 + i * 0.5}"/>`;
  };
  const gulls = Array.from(
    { length: 5 },
    () =>
      `<path transform="translate(${pen.between(w * 0.3, w * 0.95).toFixed(0)} ${pen.between(h * 0.2, h * 0.42).toFixed(0)}) scale(${pen.between(0.7, 1.4).toFixed(2)})" d="M-20 -6Q-8 -14 0 0Q8 -14 20 -6" fill="none" stroke="${dark ? '#eaf3fa' : '#48627a'}" stroke-width="3.4" stroke-linecap="round"/>`,
  ).join('');
  const head = `<path d="M${w * 0.6} ${horizon + 4}C${w * 0.72} ${horizon - 30} ${w * 0.86} ${horizon - 46} ${w} ${horizon - 60}V${horizon + 4}Z" fill="${oklch(dark ? 0.36 : 0.62, 0.05, hue - 40)}"/>`;
  const beam = pen.radial([
    [0, '#fff3c4', 0.75],
    [1, '#fff3c4', 0],
  ]);
  const tower = lighthouse(w * (dark ? 0.93 : 0.78), horizon - (dark ? 44 : 30), dark ? 1.25 : 2.1, beam);
  return `${rect(sky, air)}${clouds}${head}${tower}${gulls}${[0, 1, 2, 3, 4].map(wave).join('')}${dark ? signalFlags(sky, -6, 20, 34) : ''}`;
}
