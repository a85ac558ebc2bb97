import type { Shape } from '../../base/json/jsonShapes.ts';

/** Notices for administrators about the server's configuration. */
export const noticesSchema = {
  type: 'array',
  description: '`proxy.untrusted`: requests carry headers that proxies add, and no proxy is trusted (`TRUST_PROXY`).',
  items: { type: 'string', enum: ['proxy.untrusted'] },
} as const;
export type ServerNotices = Shape<typeof noticesSchema>;
