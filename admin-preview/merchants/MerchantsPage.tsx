import { Search, Store } from 'lucide-react';
import { useState } from 'react';
import type { MerchantSummary } from '#schemas/preview/operatorApi.schema.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { OperatorMenu } from '../session/OperatorMenu.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import { MerchantCard, MerchantCardGhost } from './MerchantCard.tsx';
import styles from './MerchantsPage.module.css';

/** From how many merchants on a search is worth its room. */
const SEARCH_FROM = 6;

const isMatch = ({ title, merchantCode }: MerchantSummary, text: string) =>
  `${title} ${merchantCode}`.toLowerCase().includes(text.trim().toLowerCase());

function Merchants({ merchants }: { readonly merchants: readonly MerchantSummary[] }) {
  const say = useSay();
  const [text, setText] = useState('');
  const shown = merchants.filter((merchant) => isMatch(merchant, text));
  if (merchants.length === 0)
    return <EmptyState icon={<Store size={32} />} title={say('merchants.empty')} text={say('merchants.emptyText')} />;
  return (
    <>
      {merchants.length >= SEARCH_FROM ? (
        <div className={styles.search}>
          <Search size={16} aria-hidden />
          <TextInput
            type="search"
            aria-label={say('merchants.search')}
            placeholder={say('merchants.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      ) : null}
      {shown.length === 0 ? <EmptyState title={say('merchants.none', { text })} /> : null}
      <ul className={styles.grid}>
        {shown.map((merchant) => (
          <MerchantCard key={merchant.merchantCode} merchant={merchant} />
        ))}
      </ul>
    </>
  );
}

/** Every merchant, and how its draft stands. */
export function MerchantsPage() {
  const say = useSay();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.merchants);
  return (
    <div className={styles.root}>
      <header className={styles.top}>
        <BrandMark size={24} />
        <span className={styles.product}>{say('app.name')}</span>
        <OperatorMenu />
      </header>
      <main className={styles.main} aria-busy={loaded.state === 'loading'}>
        <h1 className={styles.title}>{say('merchants.title')}</h1>
        <p className={styles.count}>
          {loaded.state === 'ready' ? say('merchants.count', { count: loaded.value.length }) : say('app.tagline')}
        </p>
        {loaded.state === 'loading' ? (
          <ul className={styles.grid}>
            <MerchantCardGhost />
            <MerchantCardGhost />
            <MerchantCardGhost />
          </ul>
        ) : null}
        {loaded.state === 'failed' ? (
          <EmptyState
            title={say('merchants.failed')}
            text={refusalText(say, loaded.refusal)}
            action={{ label: say('app.retry'), onPress: loaded.reload }}
          />
        ) : null}
        {loaded.state === 'ready' ? <Merchants merchants={loaded.value} /> : null}
      </main>
    </div>
  );
}
