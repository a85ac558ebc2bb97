import { administered } from '#schemas/edges/api/roleGrants.ts';

/** Pages of the tool in the order of its navigation. */
export const toolPages = ['merchants', 'people', 'webhooks', 'audit'] as const;
export type ToolPage = (typeof toolPages)[number];

/** The pages that an operator's roles reach; any other would only refuse. */
export function openPages(roles: Parameters<typeof administered>[0]): ToolPage[] {
  const mine = administered(roles);
  const isOpen = { merchants: true, people: mine.length > 0, webhooks: mine === 'all', audit: mine.length > 0 };
  return toolPages.filter((page) => isOpen[page]);
}
