import type { Region } from '../names/regions.ts';

/** Menus that open over a page, called as the regions that they show. */
export const menus = ['leftMenu', 'rightMenu', 'memberMenu'] as const satisfies readonly Region[];
export type Menu = (typeof menus)[number];

/** Sheets and questions that any part of a page may open. */
export const sheets = ['service', 'chat', 'invite', 'trial', 'contract', 'logout'] as const;
export type Sheet = (typeof sheets)[number];

/** Sheets of the pages that a game is played on. */
export const gameSheets = ['deposit'] as const;
export type GameSheet = (typeof gameSheets)[number];

/**
 * Dialogs that open by themselves, at the first visit or after a time. The player has no control to open them; a preview opens them so that
 * operators can see them.
 */
export const safetyDialogs = ['ageGate', 'idleWarning', 'realityCheck'] as const;
export type SafetyDialog = (typeof safetyDialogs)[number];

/** Overlays of a page, one at a time. */
export const overlays = [...menus, ...sheets, ...gameSheets, ...safetyDialogs] as const;
export type Overlay = (typeof overlays)[number];

export const isSafetyDialog = (name: string): name is SafetyDialog => safetyDialogs.some((dialog) => dialog === name);
export const isMenu = (name: string): name is Menu => menus.some((menu) => menu === name);
