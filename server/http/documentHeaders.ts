import type { Headers } from './finishedBody.ts';

/** What no page of ours asks for, nor lets a framed one ask for. */
export const permissionsPolicy: Headers = {
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), serial=(), usb=()',
};

/** What every document says about itself, player's or not. */
export const documentHeaders: Headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Games, and logins at a provider, open in windows of their own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...permissionsPolicy,
};
