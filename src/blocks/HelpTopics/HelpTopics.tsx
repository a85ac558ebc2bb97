import { useLocation } from 'react-router-dom';
import type { HelpTopicsProps } from './block.ts';
import { useHelp } from '#src/features/help/useHelp.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { useOneOpen, useScrollTo } from '#src/ui/Disclosure/useOneOpen.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import styles from './HelpTopics.module.css';

const idOf = (index: number) => `topic-${index}`;

function Topics() {
  const t = useText();
  const { search } = useLocation();
  const { data, error, mutate } = useHelp();
  const requested = new URLSearchParams(search).get('i') ?? '';
  const named = /^\d{1,4}$/.test(requested) && data?.[Number(requested)] ? Number(requested) : undefined;
  const { isOpen, toggle } = useOneOpen(named);
  useScrollTo(named === undefined ? undefined : idOf(named), data !== undefined, 0);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  if (data.length === 0) return <EmptyState icon="help" text={t('help.none')} />;
  return data.map(({ id, title, content }, index) => (
    <Disclosure
      key={id}
      id={idOf(index)}
      group="help"
      open={isOpen(index)}
      onToggle={(open) => toggle(index, open)}
      title={title}
    >
      <RichText html={content} />
    </Disclosure>
  ));
}

/** The help centre: topics to open; the address names the one that is open at first (HELP-01, HELP-02). */
export function HelpTopics({ contact }: HelpTopicsProps) {
  const t = useText();
  const openOverlay = useSiteState((state) => state.openOverlay);
  return (
    <div className={styles.root}>
      <Topics />
      {useEntries(entries, { contact })('contact') ? (
        <div className={styles.contact}>
          <p>{t('help.more')}</p>
          <Button variant="soft" icon="service" aria-haspopup="dialog" onClick={() => openOverlay('service')}>
            {t('home.contact.service')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
