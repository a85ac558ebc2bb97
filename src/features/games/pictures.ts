import type { ThemeMode } from '#schemas/release/themeRoles.ts';

/**
 * Address of a picture that the platform names by a path below its image hosts. Each picture always comes from the same
 * host, so that it is cached once; without hosts it comes from where the page does.
 *
 * @param seed Any number that belongs to the picture.
 */
export function pictureUrl(path: string, hosts: readonly string[], seed: number): string {
  if (path.startsWith('https://')) return path;
  const host = hosts[Math.abs(seed) % Math.max(1, hosts.length)] ?? '';
  return `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** A vendor's mark: white for the dark look, black for the light one (PROV-06). */
export const vendorMarkUrl = (vassalage: string, theme: ThemeMode): string =>
  `/art/vendors/${encodeURIComponent(vassalage)}-${theme === 'dark' ? 'WHITE' : 'BLACK'}.svg`;

/** Which of the four tile colours a game has: always the same one, so that pictures of the page are the same twice (THEME-02). */
export const tileClass = (nodeId: number): 1 | 2 | 3 | 4 => ([1, 2, 3, 4] as const)[Math.abs(nodeId) % 4] ?? 1;
