import { declaredPages } from '../../declare/pages/declaredPages.ts';

type Declared = typeof declaredPages;
export type IconedPage = {
  [Name in keyof Declared]: Declared[Name] extends { readonly icon: string } ? Name : never;
}[keyof Declared];

export const hasIcon = (name: string): name is IconedPage =>
  Object.hasOwn(declaredPages, name) && 'icon' in declaredPages[name as keyof Declared]; // it is a key

export type PageIcon = Declared[IconedPage]['icon'];

export const pageIconOf = (page: IconedPage): PageIcon => declaredPages[page].icon;

export const pageIcons: readonly PageIcon[] = [...new Set(Object.keys(declaredPages).filter(hasIcon).map(pageIconOf))];
