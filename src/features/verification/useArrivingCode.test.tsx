import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useArrivingCode } from './useArrivingCode.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with WebOTP that receives the message `arrives`. */
function browserWith(arrives: Promise<unknown>) {
  const get = vi.fn((_request: { readonly signal: AbortSignal }) => arrives);
  vi.stubGlobal('OTPCredential', true);
  vi.stubGlobal('navigator', { credentials: { get } });
  return get;
}

it('takes the code out of the message, once it is awaited', async () => {
  const get = browserWith(Promise.resolve({ code: '123456' }));
  const take = vi.fn();
  const { rerender } = renderHook(({ isAwaited }) => useArrivingCode(isAwaited, take), { initialProps: { isAwaited: false } });
  expect(get).not.toHaveBeenCalled();
  rerender({ isAwaited: true });
  await waitFor(() => expect(take).toHaveBeenCalledWith('123456'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

it('leaves the code to the player who refuses, and stops asking when the form closes', async () => {
  const get = browserWith(Promise.reject(new Error('refused')));
  const take = vi.fn();
  const { unmount } = renderHook(() => useArrivingCode(true, take));
  await waitFor(() => expect(get).toHaveBeenCalled());
  unmount();
  expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true);
  expect(take).not.toHaveBeenCalled();
});
