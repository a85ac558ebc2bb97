import type { MenuEntry } from '../pages/menuEntries.ts';
import type { CallName } from '../calls/declaredCalls.ts';
import { pointerTo } from '../../base/json/problem.ts';
import type { SocialProvider } from '../names/behaviourWords.ts';
import type { Behaviour } from '../release/behaviour.schema.ts';
import type { Combined, WhenWord } from '../release/layout.schema.ts';
import type { RegisterField } from '../register/registerSettings.schema.ts';

/** Settings that entries depend on, by their place in a `Site`. */
export type EntrySetting =
  | 'registerButton'
  | 'languages'
  | 'behaviour.lobby.guestsInvite'
  | 'behaviour.login.passkeys'
  | 'behaviour.team.dividendSwitch'
  | 'behaviour.responsible.reverseWithdrawals'
  | `behaviour.measuring.${'visits' | 'onlyAgreed'}`
  | `behaviour.social.${SocialProvider}.${'issuer' | 'clientId' | 'bot'}`
  | `registerSettings.fields.${RegisterField}.enabled`;

/** Settings that hold the name of a switch, by their place in a `Site`. */
export type SwitchSetting = 'behaviour.team.dividendSwitch' | `behaviour.menus.${MenuEntry}.switch`;

/** Conditions of entries, besides those that a layout may use. */
type EntryWord =
  /** A call that the merchant's platform has, and that it does not refuse the visitor. */
  | { readonly call: CallName }
  /** The page that the menu entry leads to does not refuse the visitor. */
  | { readonly opens: MenuEntry }
  /** The gate of an action does not refuse the visitor. */
  | { readonly gate: Exclude<keyof Behaviour['gates'], 'pages' | 'refusal'> }
  /** The setting is on, or not empty; a list has several items. */
  | { readonly setting: EntrySetting }
  /** The switch that the setting names is on, or the setting names none. */
  | { readonly switchIn: SwitchSetting }
  /** The block's own setting is on, or not empty, or has this value. */
  | { readonly prop: string; readonly is?: string };

/** Condition of an entry of the player: everything that a layout's `when` may say, and more. */
export type Condition = Combined<WhenWord | EntryWord>;

/** Settings whose parsed value has another pointer than the wire value. */
const wirePointers: Readonly<Record<string, string>> = {
  registerButton: pointerTo('template', 'parameters', 'switch_register_button'),
  languages: pointerTo('template', 'parameters', 'language'),
};

/** Where a release holds a setting. */
export function pointerOf(setting: EntrySetting | SwitchSetting): string {
  const keys = setting.split('.');
  return wirePointers[setting] ?? pointerTo(...(keys[0] === 'behaviour' ? ['template', ...keys] : keys));
}
