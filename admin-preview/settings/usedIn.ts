import { type BlockType, isBlockType } from '#schemas/blockSchemas.ts';
import { settingsDeciding } from '#schemas/entries/dependencies.ts';
import { keysOf } from '#schemas/problem.ts';
import type { Site, SiteBlock } from '#schemas/resolve/site.ts';

/** Blocks that a setting outside the layout shapes, beside those that it shows or hides, by its pointer or that of the group around it. */
export const shapes: Readonly<Record<string, readonly BlockType[]>> = {
  '/template/parameters/footer_nav': ['footer-nav'],
  '/template/parameters/default_language': ['left-menu'],
  '/template/parameters/age_limit': ['home-footer', 'register-form', 'safer-play'],
  '/template/parameters/terms_ticked': ['register-form'],
  '/template/parameters/image_loading': ['hot-games', 'category-rails'],
  '/template/theme/header': ['home-header'],
  '/template/theme/footer': ['footer-nav'],
  '/template/behaviour/login': ['login-form', 'register-form'],
  '/template/behaviour/password': ['change-password-form'],
  '/template/behaviour/social': ['login-form', 'register-form'],
  '/template/behaviour/verification': ['login-form', 'register-form', 'forgot-form'],
  '/template/behaviour/responsible/sessionClock': ['home-header'],
  '/template/behaviour/saferPlay': ['home-footer', 'member-links', 'safer-play'],
  '/template/behaviour/company': ['home-footer', 'safer-play'],
  '/template/behaviour/documents': ['home-footer', 'login-form', 'open-account', 'register-form'],
  '/template/behaviour/gates/deposit': ['footer-nav', 'right-menu', 'member-menu'],
  '/template/behaviour/gates/withdraw': ['footer-nav', 'right-menu'],
  '/template/behaviour/gates/notice': ['footer-nav'],
  '/template/behaviour/gates/chat': ['footer-nav'],
  '/template/behaviour/gates/play': ['hot-games', 'category-rails'],
  '/registerSettings/order': ['register-form'],
  '/registerSettings/fields': ['register-form'],
  '/registerSettings/shared/loginUsername': ['login-form'],
  '/registerSettings/shared/loginPassword': ['login-form'],
  '/registerSettings/shared/loginMobileNum': ['login-form'],
  '/registerSettings/shared/verificationCode': ['login-form', 'forgot-form'],
  '/registerSettings/shared/password': ['change-password-form', 'forgot-form'],
  '/registerSettings/shared/mobileNum': ['forgot-form'],
  '/registerSettings/shared/captcha': ['login-form', 'forgot-form'],
};

const typesFor = (pointer: string): readonly BlockType[] =>
  Object.entries(shapes).find(([at]) => pointer === at || pointer.startsWith(`${at}/`))?.[1] ?? [];

/** The placed blocks that a setting shows in: those that it shapes, and those that it shows or hides, or something in them. */
export function blocksUsing(pointer: string, site: Site): SiteBlock[] {
  const all = Object.values(site.layout).flat();
  const [root, part, region, index] = keysOf(pointer);
  if (root === 'template' && part === 'layout') {
    const at = `/template/layout/${region ?? ''}`;
    return all.filter((each) => (index === undefined ? each.pointer.startsWith(`${at}/`) : each.pointer === `${at}/${index}`));
  }
  const types = typesFor(pointer);
  return all.filter(
    (placed) => (isBlockType(placed.block) && types.includes(placed.block)) || settingsDeciding(placed, site).includes(pointer),
  );
}
