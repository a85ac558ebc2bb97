import { type ReactNode, useState } from 'react';
import { type Facets, type FilterName, volatilities } from '#schemas/declare/platform/games.schema.ts';
import { rtpSteps } from '#schemas/declare/names/rtpSteps.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './FilterSheet.module.css';
import { classText } from './classText.ts';
import { classChoices, vendorChoices } from './filterChoices.ts';
import { type ListFilter, countFilters, filterOf, listSorts, noFilter } from './listState.ts';
import type { List } from './useList.ts';
import { catalogueParams } from './useListReads.ts';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.choices}>{children}</div>
  </fieldset>
);

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** How many games the filter would leave. A filter that would leave none can only be switched off. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Choice = ({ kind, name, isChosen, onChoose, count, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={kind} name={name} checked={isChosen} disabled={count === 0 && !isChosen} onChange={onChoose} />
    <span>{children}</span>
    {count === undefined ? null : <span className={styles.number}>{count}</span>}
  </label>
);

interface FilterProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

function SortChoices({ filter, onChange }: FilterProps) {
  const { t } = useTexts();
  return (
    <Group title={t('filter.sort')}>
      {listSorts.map((each) => (
        <Choice
          key={each}
          kind="radio"
          name="sort"
          isChosen={filter.sort === each}
          onChoose={() => onChange({ ...filter, sort: each })}
        >
          {t(each === '' ? 'filter.sort.usual' : `filter.sort.${each}`)}
        </Choice>
      ))}
    </Group>
  );
}

interface StakeChoicesProps extends FilterProps {
  /** In the currency's units. */
  readonly steps: readonly number[];
  readonly countOf: (step: number) => number | undefined;
}

/** With how little a game can be played. */
function StakeChoices({ filter, steps, countOf, onChange }: StakeChoicesProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <Group title={t('filter.stake')}>
      {[0, ...steps].map((step) => (
        <Choice
          key={step}
          kind="radio"
          name="stake"
          count={step === 0 ? undefined : countOf(step)}
          isChosen={filter.minBet === step}
          onChoose={() => onChange({ ...filter, minBet: step })}
        >
          {step === 0 ? t('filter.anyStake') : t('filter.upTo', { amount: roundMoney(step, locale, currency) })}
        </Choice>
      ))}
    </Group>
  );
}

interface OwnFiltersProps extends FilterProps {
  readonly facets: Facets;
}

/** Filters of our server, where the platform has data for them. */
function OwnFilters({ filter, facets: { volatility, rtp, freeplay }, onChange }: OwnFiltersProps) {
  const { t } = useTexts();
  const locale = useLocale();
  return (
    <>
      {Object.keys(volatility).length > 0 ? (
        <Group title={t('games.volatility')}>
          {volatilities.map((each) => (
            <Choice
              key={each}
              kind="checkbox"
              name="volatility"
              count={volatility[each] ?? 0}
              isChosen={filter.volatility.includes(each)}
              onChoose={() => onChange({ ...filter, volatility: toggled(filter.volatility, each) })}
            >
              {t(`games.volatility.${each}`)}
            </Choice>
          ))}
        </Group>
      ) : null}
      {Object.keys(rtp).length > 0 ? (
        <Group title={t('games.rtp')}>
          {[0, ...rtpSteps].map((step) => (
            <Choice
              key={step}
              kind="radio"
              name="rtp"
              count={step === 0 ? undefined : (rtp[step] ?? 0)}
              isChosen={filter.minRtp === step}
              onChoose={() => onChange({ ...filter, minRtp: step })}
            >
              {step === 0 ? t('list.all') : `≥ ${(step / 100).toLocaleString(locale, { style: 'percent' })}`}
            </Choice>
          ))}
        </Group>
      ) : null}
      {freeplay[1] === undefined ? null : (
        <Group title={t('games.free')}>
          <Choice
            kind="checkbox"
            name="free"
            count={freeplay[1]}
            isChosen={filter.isFree}
            onChoose={() => onChange({ ...filter, isFree: !filter.isFree })}
          >
            {t('games.playFree')}
          </Choice>
        </Group>
      )}
    </>
  );
}

interface FilterSheetProps {
  readonly list: List;
  readonly onClose: () => void;
}

const narrows = (filter: ListFilter): boolean => countFilters(filter) > 0;

const toggled = <T,>(chosen: readonly T[], one: T): readonly T[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];

/** Number of games for each choice of the filters, as last answered; undefined where only the platform answers. */
function useCounts({ list, filter }: { readonly list: List; readonly filter: ListFilter }) {
  const { site } = useSite();
  const language = useListLanguage();
  const params = catalogueParams({ ...list, filter, search: list.state.search, pageSize: 1 }, site, language, 1);
  const { data } = useRead('games', { ...params, facets: 1 });
  const [last, setLast] = useState(data?.facets);
  if (data && data.facets !== last) setLast(data.facets);
  return { total: data?.totalCount, facets: data ? data.facets : last };
}

/** Every filter of a list, tried before it is applied: the button says how many games would be left. */
export function FilterSheet({ list, onClose }: FilterSheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const { site } = useSite();
  const locale = useLocale();
  const { data: structure } = useVendorStructure();
  const [filter, setFilter] = useState<ListFilter>(() => filterOf(list.state));
  const { total, facets } = useCounts({ list, filter });
  const offered = structure ? vendorChoices(structure, list, site) : [];
  const classes = structure ? classChoices(structure, list, filter) : [];
  const steps = site.behaviour.lobby.stakeSteps.map((step) => step / 100);
  /** Games that a choice would leave; the platform's own counts cover all games, whatever else is chosen. */
  const countOf = (name: FilterName, key: string | number, otherwise?: number) =>
    facets === undefined ? otherwise : (facets[name][key] ?? 0);

  function apply() {
    list.change({ type: 'filter', filter });
    onClose();
  }

  const footer = (
    <>
      <Button variant="soft" disabled={!narrows(filter)} onClick={() => setFilter(noFilter)}>
        {t('filter.clear')}
      </Button>
      <Button onClick={apply}>
        {total === undefined ? t('filter.showAny') : t('filter.show', { number: total.toLocaleString(locale) })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('filter.title')} footer={footer} onClose={onClose}>
      <div className={styles.root}>
        <SortChoices filter={filter} onChange={setFilter} />
        {classes.length > 0 ? (
          <Group title={t('filter.kind')}>
            {[{ key: '', count: undefined }, ...classes].map(({ key, count }) => (
              <Choice
                key={key}
                kind="radio"
                name="kind"
                count={key === '' ? undefined : countOf('classes', key, count)}
                isChosen={filter.classify === key}
                onChoose={() => setFilter({ ...filter, classify: key })}
              >
                {key === '' ? t('list.all') : classText(texts, key)}
              </Choice>
            ))}
          </Group>
        ) : null}
        {steps.length > 0 ? (
          <StakeChoices filter={filter} steps={steps} countOf={(step) => countOf('stakes', step)} onChange={setFilter} />
        ) : null}
        {facets ? <OwnFilters filter={filter} facets={facets} onChange={setFilter} /> : null}
        {offered.length > 0 ? (
          <Group title={t('home.vendors')}>
            {offered.map(({ vassalage, displayName, count }) => (
              <Choice
                key={vassalage}
                kind="checkbox"
                name="vendor"
                count={countOf('vendors', vassalage, count)}
                isChosen={filter.vendors.includes(vassalage)}
                onChoose={() => setFilter({ ...filter, vendors: toggled(filter.vendors, vassalage) })}
              >
                <bdi>{displayName}</bdi>
              </Choice>
            ))}
          </Group>
        ) : null}
      </div>
    </Dialog>
  );
}
