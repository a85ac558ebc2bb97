import { useRef, useState } from 'react';

/**
 * A wish that moves money: asked about, confirmed, sent. A wish that is sent again, because its answer got lost, keeps its number,
 * so that the platform moves nothing twice; so does the very same wish after the question was closed.
 */
export function useWish<W extends object>(send: (wish: W, requestId: string) => Promise<void>) {
  const [wish, setWish] = useState<W>();
  const numbered = useRef<{ readonly what: string; readonly requestId: string }>(undefined);

  function ask(wanted: W) {
    const what = JSON.stringify(wanted);
    if (numbered.current?.what !== what) numbered.current = { what, requestId: crypto.randomUUID() };
    setWish(wanted);
  }

  async function confirm() {
    const requestId = numbered.current?.requestId;
    if (wish === undefined || requestId === undefined) return;
    await send(wish, requestId);
    numbered.current = undefined;
    setWish(undefined);
  }

  return { wish, ask, confirm, drop: () => setWish(undefined) };
}
