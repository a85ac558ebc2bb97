import type { Region } from './release/layout.schema.ts';

/** Menus that open over a page, called as the regions that they show. */
export const menus = ['leftMenu', 'rightMenu', 'memberMenu'] as const satisfies readonly Region[];
export type Menu = (typeof menus)[number];

/** Sheets and questions that any part of a page may open. */
export const sheets = ['service', 'chat', 'invite', 'trial', 'contract', 'logout'] as const;
export type Sheet = (typeof sheets)[number];

/** What lies over a page, one at a time. */
export const overlays = [...menus, ...sheets] as const;
export type Overlay = (typeof overlays)[number];

export const isMenu = (name: string): name is Menu => menus.some((menu) => menu === name);
