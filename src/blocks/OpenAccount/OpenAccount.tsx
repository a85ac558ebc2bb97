import { useState } from 'react';
import type { OpenAccountProps } from './block.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { OwnLink } from '#src/features/referral/OwnLink.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { entries } from './entries.ts';
import { CreateAccount } from './CreateAccount.tsx';
import styles from './OpenAccount.module.css';

type Way = OpenAccountProps['ways'][number];

/** An agent adds a member to the team (AGTEAM-09): by filling in the form for them, or by a link that they register with. */
export function OpenAccount({ ways, hints, qr }: OpenAccountProps) {
  const t = useText();
  const offered = ways.filter(useEntries(entries));
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? offered[0];
  if (way === undefined) return <RecordScreen isOffered={false}>{null}</RecordScreen>;
  const content =
    way === 'create' ? (
      <CreateAccount hints={hints} />
    ) : (
      <div className={styles.part}>
        <p className={styles.lead}>{t('openAccount.linkText')}</p>
        <OwnLink text={t('openAccount.linkText')} qr={qr} />
      </div>
    );
  return (
    <div className={styles.root}>
      {offered.length < 2 ? (
        content
      ) : (
        <Tabs
          label={t('openAccount.ways')}
          tabs={offered.map((id) => ({ id, label: t(`openAccount.${id}`) }))}
          selected={way}
          onSelect={setChosen}
        >
          {content}
        </Tabs>
      )}
    </div>
  );
}
