import { type Page, type PageName, pages } from '#schemas/declare/pages/pages.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** What operators call a page: the title that players read over it, in the language of the tool. */
export function usePageTitle(): (name: PageName) => string {
  const t = useTranslate();
  const { has, t: playerText } = useTexts();
  return (name) => {
    const { title }: Page = pages[name];
    return title !== undefined && has(title) ? playerText(title) : regionTitle(t, 'home');
  };
}
