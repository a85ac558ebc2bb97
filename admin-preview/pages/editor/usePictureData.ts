import { useEffect, useState } from 'react';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';

const readAsData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });

/**
 * A picture of this host as a `data:` address, for an SVG that may load nothing itself. Undefined until it is loaded, and for one that is
 * elsewhere: the server does not fetch those either.
 */
export function usePictureData(address: string): string | undefined {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly data: string }>();
  useEffect(() => {
    if (!address.startsWith('/') || checkUrl(address) !== 'ok') return undefined;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.blob().then(readAsData) : undefined))
      .then((data) => data !== undefined && setLoaded({ address, data }))
      .catch(() => undefined); // without its logo the picture is drawn as the server would draw it
    return () => stop.abort();
  }, [address]);
  return loaded?.address === address ? loaded.data : undefined;
}
