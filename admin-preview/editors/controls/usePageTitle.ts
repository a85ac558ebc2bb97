import { type Page, type PageName, pages } from '#schemas/declare/pages/pages.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useSay } from '../../kit/texts/say.ts';

/** What operators call a page: the title that players read over it, in the language of the tool. */
export function usePageTitle(): (name: PageName) => string {
  const say = useSay();
  const { has, t } = useTexts();
  return (name) => {
    const { title }: Page = pages[name];
    return title !== undefined && has(title) ? t(title) : say('screen.home');
  };
}
