import { Plus, Store } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import {
  MERCHANTS_PER_PAGE,
  type MerchantList,
  type MerchantOrder,
  type MerchantState,
  type MerchantSummary,
} from '#schemas/edges/api/merchants.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { BrowserNotice } from '../../kit/session/BrowserNotice.tsx';
import { ServerNotice } from '../../kit/session/ServerNotice.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { DriftTable } from './DriftTable.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { MerchantCard, MerchantCardGhost } from './MerchantCard.tsx';
import styles from './MerchantsPage.module.css';
import { MerchantTable } from './MerchantTable.tsx';
import { type MerchantQuery, MerchantTools } from './MerchantTools.tsx';
import { type MerchantView, keepMerchantView, keptMerchantView } from './merchantView.ts';
import { NewMerchantDialog } from './NewMerchantDialog.tsx';
import { Pager } from './Pager.tsx';

type Doing =
  | { readonly what: 'new'; readonly copyOf?: string }
  | { readonly what: 'import'; readonly merchant: MerchantSummary }
  | undefined;

const start: MerchantQuery = { search: '', state: 'all', order: 'recent', offset: 0, against: '' };

function countText(t: ToolTranslator, { found, all }: MerchantList): string {
  return found < all ? t('merchants.found', { found, count: all }) : t('merchants.count', { count: all });
}

const Ghosts = () => (
  <ul className={styles.grid}>
    <MerchantCardGhost />
    <MerchantCardGhost />
    <MerchantCardGhost />
  </ul>
);

interface ListProps {
  readonly list: MerchantList;
  /** What the list answers. */
  readonly query: MerchantQuery;
  readonly onQuery: (change: Partial<MerchantQuery>) => void;
  readonly onDo: (doing: Doing) => void;
  readonly view: MerchantView;
}

function List({ list, query, view, onQuery, onDo }: ListProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const { merchants, found, all } = list;
  if (all === 0) {
    const text = t(session.roles.all === 'admin' ? 'merchants.emptyText' : 'merchants.emptyForYou');
    return <EmptyState icon={<Store size={32} />} title={t('merchants.empty')} text={text} />;
  }
  if (merchants.length === 0) {
    const title = query.search === '' ? t('merchants.noneHere') : t('merchants.none', { text: query.search });
    return <EmptyState title={title} action={{ label: t('merchants.clear'), onPress: () => onQuery(start) }} />;
  }
  const copy = ({ merchantCode }: MerchantSummary) => onDo({ what: 'new', copyOf: merchantCode });
  const importInto = (merchant: MerchantSummary) => onDo({ what: 'import', merchant });
  return (
    <>
      {view === 'drift' ? (
        <DriftTable
          merchants={merchants}
          against={query.against}
          onAgainst={(against) => onQuery({ against, offset: query.offset })}
        />
      ) : null}
      {view === 'list' ? <MerchantTable merchants={merchants} onCopy={copy} onImport={importInto} /> : null}
      {view === 'cards' ? (
        <ul className={styles.grid}>
          {merchants.map((merchant) => (
            <MerchantCard
              key={merchant.merchantCode}
              merchant={merchant}
              onCopy={() => copy(merchant)}
              onImport={() => importInto(merchant)}
            />
          ))}
        </ul>
      ) : null}
      <Pager offset={query.offset} perPage={MERCHANTS_PER_PAGE} found={found} onOffset={(offset) => onQuery({ offset })} />
    </>
  );
}

/** Every merchant that the operator may see: found, sorted and paged by the server, so that ten thousand are not a burden. */
export function MerchantsPage() {
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const [query, setQuery] = useState(start);
  const [doing, setDoing] = useState<Doing>();
  const [view, setView] = useState(keptMerchantView);
  const showAs = (next: MerchantView) => {
    setView(next);
    keepMerchantView(next);
  };
  const asked = useDeferredValue(query);
  // The list stays until the next one is loaded, and is described by its own filter.
  const load = useCallback(async () => ({ list: await api.merchants({ query: asked }), query: asked }), [api, asked]);
  const loaded = useLoaded(load);
  const onQuery = (change: Partial<MerchantQuery>) => setQuery((before) => ({ ...before, offset: 0, ...change }));
  const mayAdd = session.roles.all === 'admin';
  return (
    <PageFrame
      page="merchants"
      title={t('merchants.title')}
      text={loaded.state === 'ready' ? countText(t, loaded.value.list) : t('app.tagline')}
      isBusy={loaded.state === 'loading'}
      action={
        mayAdd ? (
          <Button size="small" onClick={() => setDoing({ what: 'new' })}>
            <Iconed icon={<Plus size={16} aria-hidden />}>{t('newMerchant.button')}</Iconed>
          </Button>
        ) : null
      }
    >
      <BrowserNotice />
      {mayAdd ? <ServerNotice /> : null}
      <MerchantTools
        query={query}
        view={view}
        onView={showAs}
        onSearch={(search) => onQuery({ search })}
        onState={(state: MerchantState) => onQuery({ state })}
        onOrder={(order: MerchantOrder) => onQuery({ order })}
      />
      {loaded.state === 'loading' ? <Ghosts /> : null}
      {loaded.state === 'failed' ? (
        <LoadFailure title={t('merchants.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />
      ) : null}
      {loaded.state === 'ready' ? <List {...loaded.value} view={view} onQuery={onQuery} onDo={setDoing} /> : null}
      {doing?.what === 'new' ? <NewMerchantDialog copyOf={doing.copyOf} onClose={() => setDoing(undefined)} /> : null}
      {doing?.what === 'import' ? <ImportDialog merchant={doing.merchant} onClose={() => setDoing(undefined)} /> : null}
    </PageFrame>
  );
}
