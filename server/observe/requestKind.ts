import { PLATFORM_PATH } from '../playerCalls/callOf.ts';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';

/** What a request is for, by its path: single paths would be too many to count apart. The first that fits counts. */
const kinds = [
  ['stream', new RegExp(`^(?:/site/(?:draft/)?|${API_BASE}/(?:.*/)?)events$`)],
  ['health', /^\/(?:healthz|readyz)/],
  ['file', /^\/(?:assets|brand|art|country|storybook)\/|^\/[\w-]+\.\w{2,11}$/],
  ['call', PLATFORM_PATH],
  ['operator', new RegExp(`^${API_BASE}/`)],
  ['page', /^\/(?:m\/|$)/],
] as const;
type Kind = (typeof kinds)[number][0] | 'other';

/** What a request is for, which metrics and traces name instead of its address. */
export const requestKind = (url: string): Kind => kinds.find(([, paths]) => paths.test(url.split('?')[0] ?? ''))?.[0] ?? 'other';
