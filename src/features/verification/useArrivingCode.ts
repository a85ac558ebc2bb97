import { useEffect, useRef } from 'react';

/** WebOTP's addition to `navigator.credentials.get`; TypeScript's library does not declare it yet. */
interface CodeCredential extends Credential {
  readonly code?: string;
}

/** Takes the code out of the message that arrives, where the browser can (WebOTP) and the player agrees. */
export function useArrivingCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return undefined;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (credential: CodeCredential | null) => credential?.code !== undefined && take.current(credential.code),
      () => undefined, // refused, or the form has closed: the code is typed
    );
    return () => stop.abort();
  }, [isAwaited]);
}
