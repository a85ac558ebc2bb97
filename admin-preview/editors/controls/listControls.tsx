import { languageCodes } from '#schemas/declare/languages/languages.ts';
import { isInGroup, isMenuEntry, menuGroupNames } from '#schemas/declare/pages/menuEntries.ts';
import { footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { coverageOf } from '../ownTexts/coverage.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { choiceName, wordName } from '#texts/tool/words.ts';
import type { ControlProps } from './Control.ts';
import { listOf, wordsOf } from './commaWords.ts';
import { WordListControl } from './WordListControl.tsx';

const isFooterItem = (word: string) => footerItems.find((item) => item === word);

/** The items of the bottom bar: a comma list on the wire. */
export function FooterOrderControl({ title, value, onChange }: ControlProps) {
  const t = useTranslate();
  return (
    <WordListControl
      title={title}
      nameOf={(word) => wordName(t, 'footer', word)}
      choices={footerItems}
      words={wordsOf(value, footerItems)}
      emptyText={t('list.empty')}
      picture={(word) => {
        const item = isFooterItem(word);
        return item ? <Icon name={item} size={18} /> : null;
      }}
      onChange={(words) => onChange(words.join(','))}
    />
  );
}

/** The allowed languages, a comma list on the wire, each with how much of the merchant's own wording it has. */
export function LanguageListControl({ title, value, onChange }: ControlProps) {
  const t = useTranslate();
  const strings = useDraft(({ resolved }) => resolved.site.strings);
  const coverage = (word: string) => {
    const found = coverageOf(strings, languageCodes).find(({ language }) => language === word);
    return found && found.all > 0 ? t('list.ownTexts', { written: found.written, count: found.all }) : null;
  };
  return (
    <WordListControl
      title={title}
      nameOf={(word) => wordName(t, 'language', word)}
      choices={languageCodes}
      words={wordsOf(value, languageCodes)}
      emptyText={t('list.empty')}
      note={coverage}
      onChange={(words) => onChange(words.join(','))}
    />
  );
}

/** Categories of games, in an order. */
export function CategoryListControl({ setting, title, value, onChange }: ControlProps) {
  const t = useTranslate();
  return (
    <WordListControl
      title={title}
      nameOf={(word) => wordName(t, 'category', word)}
      choices={setting.choices}
      words={listOf(value)}
      emptyText={t('list.emptyCategories')}
      onChange={onChange}
    />
  );
}

const menuGroupOf = (word: string) => menuGroupNames.find((group) => isInGroup(group, word)) ?? '';

/** Words in an order: of a closed set where the setting has one, else any. Avatars are called as players read them. */
export function WordsControl({ setting, title, value, onChange }: ControlProps) {
  const t = useTranslate();
  const { has, t: playerText } = useTexts();
  const isNamed = setting.widget === 'words' && setting.choices.length > 0;
  const isMenu = setting.choices.length > 0 && setting.choices.every(isMenuEntry);
  function nameOf(word: string): string {
    if (isNamed) return choiceName(t, setting.pointer, word);
    const avatar = `headIcon.${word}`;
    return has(avatar) ? playerText(avatar) : word;
  }
  return (
    <WordListControl
      title={title}
      nameOf={nameOf}
      {...(setting.choices.length > 0 ? { choices: setting.choices } : {})}
      words={listOf(value)}
      emptyText={t('list.empty')}
      {...(isMenu ? { note: (word) => wordName(t, 'menuGroup', menuGroupOf(word)) } : {})}
      onChange={onChange}
    />
  );
}
