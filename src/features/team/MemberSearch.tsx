import { useCallback } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { SearchInput } from '#src/ui/SearchInput/SearchInput.tsx';
import { useSearchText } from '../gameSearch/useSearchText.ts';
import styles from './MemberSearch.module.css';

interface MemberSearchProps {
  /** The current search. */
  readonly name: string;
  readonly onSearch: (name: string) => void;
}

/** A field that finds team members by a part of their name, while typing. */
export function MemberSearch({ name, onSearch }: MemberSearchProps) {
  const t = useText();
  const { text, setText, submit } = useSearchText(
    name,
    useCallback((sought: string) => onSearch(sought.trim()), [onSearch]),
  );
  return (
    <div className={styles.root}>
      <SearchInput label={t('team.search')} value={text} onChange={setText} onSubmit={() => submit()} />
    </div>
  );
}
