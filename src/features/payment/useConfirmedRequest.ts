import { useRef, useState } from 'react';

/**
 * A payment request: asked for, confirmed, sent. A retry after a lost answer keeps its request id, so that the platform does not pay twice; so
 * does an identical request after the confirmation was closed.
 */
export function useConfirmedRequest<R extends object>(send: (request: R, requestId: string) => Promise<void>) {
  const [request, setRequest] = useState<R>();
  const numbered = useRef<{ readonly what: string; readonly requestId: string }>(undefined);

  function ask(wanted: R) {
    const what = JSON.stringify(wanted);
    if (numbered.current?.what !== what) numbered.current = { what, requestId: crypto.randomUUID() };
    setRequest(wanted);
  }

  async function confirm() {
    const requestId = numbered.current?.requestId;
    if (request === undefined || requestId === undefined) return;
    await send(request, requestId);
    numbered.current = undefined;
    setRequest(undefined);
  }

  return { request, ask, confirm, drop: () => setRequest(undefined) };
}
