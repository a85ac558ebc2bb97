/** Texts of a declaration in the schemas for operators. */
export const settingTextNames = ['title', 'description', 'explanation'] as const;
export type SettingText = (typeof settingTextNames)[number];

/**
 * Key of a text that is declared in the schemas.
 *
 * @param address JSON Pointer to the declaration: of a setting in a release (`/template/parameters/title`), of a block
 *   (`/blocks/home-header`), of a block's setting (`/blocks/home-header/member`), or of a finding (`/findings/contrast.low`).
 */
export const settingTextKey = (address: string, text: SettingText): string => `${address}.${text}`;
