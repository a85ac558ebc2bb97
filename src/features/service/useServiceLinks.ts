import useSWR from 'swr';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

export interface ServiceLink {
  readonly title: string;
  readonly href: string;
}

/** The cipher is loaded only when help is requested. */
const loadCipher = async () => (await import('./inside/decryptLink.ts')).decryptLink;

/** Links to customer service, decrypted. Undefined while they load; unreadable ones are left out. */
export function useServiceLinks() {
  const { serviceCipher } = useSite().site.behaviour.platform;
  const { data, error, mutate } = useRead('service', {});
  const cipher = useSWR(data && 'cipher of service links', loadCipher, { revalidateIfStale: false, revalidateOnFocus: false });
  const decryptLink = cipher.data;
  const links =
    data &&
    decryptLink &&
    data.flatMap(({ title, path }): readonly ServiceLink[] => {
      const href = decryptLink(path, serviceCipher);
      return href === undefined ? [] : [{ title, href }];
    });
  const retry = () => void (error ? mutate() : cipher.mutate());
  return { links, error: error ?? cipher.error, retry };
}
