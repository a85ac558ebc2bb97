import { type BlockType, isBlockType } from '#schemas/blockSchemas.ts';
import { keysOf } from '#schemas/problem.ts';
import type { When } from '#schemas/release/layout.schema.ts';
import type { Site, SiteBlock } from '#schemas/resolve/site.ts';

/** Blocks that a setting outside the layout shows in, by the setting's pointer or that of the group around it. */
export const usedIn: Readonly<Record<string, readonly BlockType[]>> = {
  '/template/parameters/footer_nav': ['footer-nav'],
  '/template/parameters/switch_register_button': ['home-header', 'left-menu', 'login-form'],
  '/template/parameters/language': ['left-menu'],
  '/template/parameters/default_language': ['left-menu'],
  '/template/parameters/age_limit': ['home-footer', 'register-form'],
  '/template/parameters/terms_ticked': ['register-form'],
  '/template/parameters/image_loading': ['hot-games', 'category-rails'],
  '/template/theme/header': ['home-header'],
  '/template/theme/footer': ['footer-nav'],
  '/template/behaviour/login': ['login-form'],
  '/template/behaviour/password': ['change-password-form'],
  '/template/behaviour/social': ['login-form', 'register-form'],
  '/template/behaviour/verification': ['login-form', 'register-form', 'forgot-form'],
  '/template/behaviour/responsible/sessionClock': ['home-header'],
  '/template/behaviour/gates/deposit': ['footer-nav', 'left-menu'],
  '/template/behaviour/gates/withdraw': ['footer-nav', 'left-menu'],
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
  '/switches/MOBILECODELOGIN3': ['login-form'],
  '/switches/PSWEMAIL3': ['login-form', 'forgot-form'],
  '/switches/PSWPHONE3': ['login-form', 'forgot-form'],
  '/switches/TRIAL3': ['trial-start', 'home-header', 'left-menu'],
  '/switches/THEMESWITCH3': ['left-menu'],
  '/switches/CBS3': ['footer-nav'],
  '/switches/REFERRAL': ['footer-nav'],
  '/switches/USERNAMEREG3': ['register-form'],
  '/switches/MOBILENUMREG3': ['register-form'],
  '/switches/REGMOBVERF3': ['register-form'],
  '/switches/MOBILENUMPASSREG3': ['register-form'],
  '/switches/FACEBOOKLOGIN3': ['login-form', 'register-form'],
  '/switches/GOOGLELOGIN3': ['login-form', 'register-form'],
  '/switches/telegram': ['login-form', 'register-form'],
  '/switches/REWCEN3': ['left-menu'],
  '/switches/VIPBENEFIT3': ['left-menu'],
};

function asksSwitch(when: When | undefined, name: string): boolean {
  if (when === undefined) return false;
  if ('switch' in when) return when.switch === name;
  if ('all' in when) return when.all.some((inner) => asksSwitch(inner, name));
  if ('any' in when) return when.any.some((inner) => asksSwitch(inner, name));
  return 'not' in when && asksSwitch(when.not, name);
}

const typesFor = (pointer: string): readonly BlockType[] =>
  Object.entries(usedIn).find(([at]) => pointer === at || pointer.startsWith(`${at}/`))?.[1] ?? [];

/** The placed blocks that a setting shows in: those that read it, and for a switch those whose condition asks for it. */
export function blocksUsing(pointer: string, { layout }: Pick<Site, 'layout'>): SiteBlock[] {
  const all = Object.values(layout).flat();
  const [root, part, region, index] = keysOf(pointer);
  if (root === 'template' && part === 'layout') {
    const at = `/template/layout/${region ?? ''}`;
    return all.filter((each) => (index === undefined ? each.pointer.startsWith(`${at}/`) : each.pointer === `${at}/${index}`));
  }
  const types = typesFor(pointer);
  const name = root === 'switches' ? (part ?? '') : '';
  return all.filter(
    ({ block, when }) => (isBlockType(block) && types.includes(block)) || (name !== '' && asksSwitch(when, name)),
  );
}
