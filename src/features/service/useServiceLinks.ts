import { useEffect, useState } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

export interface ServiceLink {
  readonly title: string;
  readonly href: string;
}

/** Ways to reach customer service, decrypted. Undefined while they are on their way; those that cannot be read are left out. */
export function useServiceLinks() {
  const { serviceCipher } = useSite().site.behaviour.platform;
  const { data, error, mutate } = useRead('service', {});
  const [links, setLinks] = useState<readonly ServiceLink[]>();
  const [fault, setFault] = useState<unknown>();

  useEffect(() => {
    if (!data) return undefined;
    let wanted = true;
    // The cipher is loaded by those who ask for help only.
    import('./inside/decryptLink.ts')
      .then(({ decryptLink }) => {
        const found = data.flatMap(({ title, path }) => {
          const href = decryptLink(path, serviceCipher);
          return href === undefined ? [] : [{ title, href }];
        });
        if (wanted) setLinks(found);
      })
      .catch((reason: unknown) => wanted && setFault(reason));
    return () => {
      wanted = false;
    };
  }, [data, serviceCipher]);

  return { links, error: error ?? fault, retry: () => void mutate() };
}
