import { describe, expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import type { ToastMessage } from './createToastSlice.ts';
import { toastDuration } from './toastDuration.ts';

const { behaviour } = resolvedWith({}).site;
const toast = (more: Partial<ToastMessage>): ToastMessage => ({ id: 1, kind: 'info', text: 'x', length: 'default', ...more });

describe('a message lasts', () => {
  it.each([
    ['as usual', {}, 1500],
    ['short', { length: 'short' }, 3000],
    ['long', { length: 'long' }, 8000],
    ['as a refusal', { length: 'reject' }, 2000],
    ['as a sent mail', { length: 'sent' }, 1000],
    ['as its caller asks', { durationMs: 700 }, 700],
    ['as a wait of no kind', { kind: 'loading' }, 3000],
  ] as const)('%s', (_title, more, ms) => {
    expect(toastDuration(toast(more), behaviour)).toBe(ms);
  });

  it('as the release says', () => {
    const { site } = resolvedWith({ '/template/behaviour': { timings: { toastMs: 900 } } });
    expect(toastDuration(toast({}), site.behaviour)).toBe(900);
  });
});
