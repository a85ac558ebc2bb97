import { useState } from 'react';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { declaredPages, type Page } from '#schemas/declare/pages/declaredPages.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { ControlProps } from './Control.ts';
import styles from './PageControl.module.css';
import { usePageTitle } from './usePageTitle.ts';

/** Choice of an address that is typed. No page has it. */
const OTHER = 'other';

/** Pages that open by their address alone. Excluded are the return address of login providers and pages that need a query. */
const choosable = pageNames.filter((name) => {
  const { shows, sample }: Page = declaredPages[name];
  return shows !== 'social' && sample === undefined;
});

/** The address of a page: one of the product's pages, or another address, typed. Whatever the draft holds is shown. */
export function PageControl({ setting, title, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const t = useTranslate();
  const titleOf = usePageTitle();
  const [isTyping, setIsTyping] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const allows = (text: string) => setting.pattern === undefined || new RegExp(setting.pattern).test(text);
  const offered = choosable.filter((name) => allows(pages[name].path));
  const isOffered = (allows('') && address === '') || offered.some((name) => pages[name].path === address);
  const isOther = isTyping || !isOffered;
  const page = pageAt(address.split('?', 1)[0] ?? '');
  const marks = { 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined };
  return (
    <div className={styles.root}>
      <SelectInput
        id={id}
        {...(isOther ? {} : marks)}
        value={isOther ? OTHER : address}
        onChange={({ target }) => {
          setIsTyping(target.value === OTHER);
          if (target.value !== OTHER) onChange(target.value);
        }}
      >
        {allows('') ? <option value="">{t('page.none')}</option> : null}
        {offered.map((name) => (
          <option key={name} value={pages[name].path}>
            {t('page.choice', { title: titleOf(name), address: pages[name].path })}
          </option>
        ))}
        <option value={OTHER}>{t('page.other')}</option>
      </SelectInput>
      {isOther ? (
        <TextInput
          {...marks}
          aria-label={t('page.address', { title })}
          value={address}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
      {isOther && page ? <p className={styles.opens}>{t('page.opens', { title: titleOf(page) })}</p> : null}
    </div>
  );
}
