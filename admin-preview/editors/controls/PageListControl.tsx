import { type PageName, pageNames, pages } from '#schemas/declare/pages/pages.ts';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { ControlProps } from './Control.ts';
import { usePageTitle } from './usePageTitle.ts';
import { WordListControl } from './WordListControl.tsx';
import { wordsOf } from './wordsOf.ts';

/** Pages by the first part of their address, which means all that begin with it. */
const pagesOf = new Map<string, PageName[]>();
for (const name of pageNames) {
  const [, , part = ''] = pages[name].path.split('/');
  if (pages[name].shows !== 'social') pagesOf.set(part, [...(pagesOf.get(part) ?? []), name]);
}

/** Pages by the first part of their address, chosen by their titles. */
export function PageListControl({ title, value, onChange }: ControlProps) {
  const t = useTranslate();
  const titleOf = usePageTitle();
  function nameOf(part: string): string {
    const [first, ...others] = pagesOf.get(part) ?? [];
    if (first === undefined) return part;
    const address = PAGE_PREFIX + part;
    return others.length === 0
      ? t('page.choice', { title: titleOf(first), address })
      : t('page.choices', { title: titleOf(first), address, count: others.length });
  }
  return (
    <WordListControl
      title={title}
      nameOf={nameOf}
      choices={[...pagesOf.keys()]}
      words={wordsOf(value)}
      emptyText={t('list.empty')}
      onChange={onChange}
    />
  );
}
