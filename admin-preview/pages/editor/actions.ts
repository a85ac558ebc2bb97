import type { ToolText } from '#texts/tool/toolTranslator.ts';

/** The editor's actions besides changing settings, with their names. Shortcuts and the search offer them. */
export const actionTexts = {
  search: 'search.title',
  publish: 'publish.button',
  compare: 'compare.open',
  share: 'share.open',
  problems: 'problems.title',
  undo: 'editor.undo',
  redo: 'editor.redo',
  save: 'shortcuts.save',
  newMerchant: 'newMerchant.button',
  merchants: 'app.back',
  people: 'nav.people',
  webhooks: 'nav.webhooks',
  audit: 'nav.audit',
  account: 'nav.account',
  support: 'support.open',
  help: 'shortcuts.help',
} as const satisfies Readonly<Record<string, ToolText>>;
export type ActionName = keyof typeof actionTexts;

export const actionNames = Object.keys(actionTexts) as readonly ActionName[]; // the keys of a literal

/** The handler of each action that the operator may use. */
export type Acts = Readonly<Partial<Record<ActionName, () => void>>>;
