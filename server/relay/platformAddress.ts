/** Words and numbers only: no segment can climb out of the platform's paths, plain or encoded. */
const SAFE_PATH = /^(?:\/\w[\w.-]*)+\/?$/;

/**
 * Where a path and query lie at the platform. Undefined for everything that would lead to another host, out of the platform's
 * base path, or into a place that only a decoder of the platform's would see.
 *
 * @param platformUrl Origin and base path, without a closing slash.
 */
export function platformAddress(platformUrl: string, target: string): URL | undefined {
  const [path = ''] = target.split('?', 1);
  if (!SAFE_PATH.test(path) || !URL.canParse(platformUrl + target)) return undefined;
  const platform = new URL(platformUrl);
  const address = new URL(platformUrl + target);
  const basePath = platform.pathname.replace(/\/$/, '');
  return address.origin === platform.origin && address.pathname === basePath + path ? address : undefined;
}
