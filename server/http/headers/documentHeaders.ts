import type { Headers } from './commonHeaders.ts';

const unused = 'camera=(), geolocation=(), hid=(), microphone=(), midi=(), serial=(), usb=()';

/** What no page of the player asks for, nor lets a framed one ask for. */
const permissionsPolicy: Headers = { 'permissions-policy': `${unused}, display-capture=()` };

/** The same of the operator's tool, which takes a picture of its own page for a support bundle, if the operator says so. */
export const toolPermissionsPolicy: Headers = { 'permissions-policy': `${unused}, display-capture=(self)` };

/** What every document says about itself, player's or not. */
export const documentHeaders: Headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Games, and logins at a provider, open in windows of their own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...permissionsPolicy,
};
