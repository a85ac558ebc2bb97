import { X } from 'lucide-react';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { splitPair } from '#schemas/base/text/pair.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { leftName as declaredName, rightName } from '#texts/tool/words.ts';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useRowIds } from '../../kit/sortable/useRowIds.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { AddWord } from './AddWord.tsx';
import type { ControlProps } from './Control.ts';
import styles from './PairsControl.module.css';
import { usePageTitle } from './usePageTitle.ts';
import { wordsOf } from './wordsOf.ts';

/** Key and value pairs, such as a page and its gate: the key is chosen or typed once, the value comes from a closed set or, where the pairs change a table, is typed. */
export function PairsControl({ setting, title, value, onChange }: ControlProps) {
  const t = useTranslate();
  const { has, t: playerText } = useTexts();
  const titleOf = usePageTitle();
  const pairs = wordsOf(value).map(splitPair);
  const { ids, removeAt } = useRowIds(pairs.length);
  const listFocus = useListFocus<HTMLUListElement>(pairs.length);
  const { right: rights = [], offered, usual } = setting.pair ?? {};
  const change = (next: readonly (readonly [string, string])[]) => onChange(next.map((pair) => pair.join('=')));

  function leftName(left: string): string {
    const page = pageAt(left);
    return page ? t('page.choice', { title: titleOf(page), address: left }) : declaredName(t, setting, left);
  }
  const nameOf = (right: string) => (has(right) ? playerText(right) : rightName(t, setting.pointer, right));

  return (
    <div className={styles.root}>
      {pairs.length === 0 ? <p className={styles.empty}>{t('list.empty')}</p> : null}
      <ul {...listFocus} className={styles.list} aria-label={title}>
        {pairs.map(([left, right], index) => (
          <li key={ids[index]} className={styles.pair}>
            <span className={styles.left}>{leftName(left)}</span>
            <span className={styles.right}>
              {usual ? (
                <TextInput
                  aria-label={t('pair.right', { title, name: leftName(left) })}
                  value={right}
                  placeholder={t('value.empty')}
                  autoComplete="off"
                  onChange={({ target }) => change(pairs.with(index, [left, target.value.trim()]))}
                />
              ) : (
                <SelectInput
                  aria-label={t('pair.right', { title, name: leftName(left) })}
                  value={right}
                  onChange={({ target }) => change(pairs.with(index, [left, target.value]))}
                >
                  {rights.includes(right) ? null : <option value={right}>{right}</option>}
                  {rights.map((word) => (
                    <option key={word} value={word}>
                      {nameOf(word)}
                    </option>
                  ))}
                </SelectInput>
              )}
              <ToolButton
                label={t('list.remove', { name: leftName(left) })}
                onClick={() => {
                  removeAt(index);
                  change(pairs.toSpliced(index, 1));
                }}
              >
                <X size={16} aria-hidden />
              </ToolButton>
            </span>
          </li>
        ))}
      </ul>
      <AddWord
        title={title}
        onAdd={(left) => change([...pairs, [left, usual?.[left] ?? rights[0] ?? '']])}
        choices={offered
          ?.filter((left) => pairs.every(([taken]) => taken !== left))
          .map((left) => ({ word: left, name: leftName(left) }))}
      />
    </div>
  );
}
