import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { checksumOf, paymentCode } from '#sandbox/money/codes/paymentCode.ts';
import { qrSchemes } from '#sandbox/money/codes/qrSchemes.ts';
import { QrCode } from '#src/ui/QrCode/QrCode.tsx';

const MODULE_PX = 4;
const MODULE = /M(\d+) (\d+)h1v1h-1z/g;

/** The pixels of a code that the page draws, as a camera sees them. */
function pixelsOf(drawing: HTMLElement) {
  const modules = Number((drawing.getAttribute('viewBox') ?? '').split(' ')[2]);
  const size = modules * MODULE_PX;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of (drawing.querySelector('path')?.getAttribute('d') ?? '').matchAll(MODULE))
    for (let at = 0; at < MODULE_PX ** 2; at += 1) {
      const [column, row] = [Number(x) * MODULE_PX + (at % MODULE_PX), Number(y) * MODULE_PX + Math.floor(at / MODULE_PX)];
      const pixel = (row * size + column) * 4;
      data.fill(0, pixel, pixel + 3); // what is opaque stays opaque
    }
  return { width: size, height: size, data };
}

it.each(Object.entries(qrSchemes))('the drawn code of a payment in %s is read as what was to be paid', (_currency, scheme) => {
  const text = paymentCode(scheme, {
    amount: '250000',
    reference: 'D000000012',
    askedAt: new Date('2026-03-01T12:00:00Z'),
    expiresAt: new Date('2026-03-01T12:15:00Z'),
  });
  render(<QrCode text={text} label="Code" />);
  const read = decodeQR(pixelsOf(screen.getByRole('img', { name: 'Code' })));
  expect(read).toBe(text);
  expect(checksumOf(read.slice(0, -4))).toBe(read.slice(-4));
});
