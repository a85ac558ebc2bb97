import { type ReactNode, useState } from 'react';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './FilterSheet.module.css';
import { classText } from './classText.ts';
import { classChoices, vendorChoices } from './filterChoices.ts';
import { type ListFilter, listSorts, noFilter } from './listState.ts';
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
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Choice = ({ kind, name, isChosen, onChoose, count, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={kind} name={name} checked={isChosen} onChange={onChoose} />
    <span>{children}</span>
    {count === undefined ? null : <span className={styles.number}>{count}</span>}
  </label>
);

interface FilterSheetProps {
  readonly list: List;
  readonly pageSize: number;
  readonly onClose: () => void;
}

const narrows = ({ vendors, classify, minBet, sort }: ListFilter): boolean =>
  vendors.length > 0 || classify !== '' || minBet > 0 || sort !== '';

/** Every filter of a list, tried before it is applied: the button says how many games would be left. */
export function FilterSheet({ list, pageSize, onClose }: FilterSheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const { site } = useSite();
  const language = useListLanguage();
  const locale = useLocale();
  const currency = useCurrency();
  const { data: structure } = useVendorStructure();
  const { vendors, classify, minBet, sort, search } = list.state;
  const [filter, setFilter] = useState<ListFilter>({ vendors, classify, minBet, sort });
  const params = catalogueParams({ ...list, filter, search, pageSize }, site, language, 1);
  const total = useRead('games', params).data?.totalCount;
  const offered = structure ? vendorChoices(structure, list, site) : [];
  const classes = structure ? classChoices(structure, list, filter) : [];
  const steps = site.behaviour.lobby.stakeSteps.map((step) => step / 100);

  const toggle = (vendor: string) =>
    setFilter({
      ...filter,
      vendors: filter.vendors.includes(vendor)
        ? filter.vendors.filter((chosen) => chosen !== vendor)
        : [...filter.vendors, vendor],
    });

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
        <Group title={t('filter.sort')}>
          {listSorts.map((each) => (
            <Choice
              key={each}
              kind="radio"
              name="sort"
              isChosen={filter.sort === each}
              onChoose={() => setFilter({ ...filter, sort: each })}
            >
              {t(each === '' ? 'filter.sort.usual' : `filter.sort.${each}`)}
            </Choice>
          ))}
        </Group>
        {classes.length > 0 ? (
          <Group title={t('filter.kind')}>
            {[{ key: '', count: undefined }, ...classes].map(({ key, count }) => (
              <Choice
                key={key}
                kind="radio"
                name="kind"
                count={count}
                isChosen={filter.classify === key}
                onChoose={() => setFilter({ ...filter, classify: key })}
              >
                {key === '' ? t('list.all') : classText(texts, key)}
              </Choice>
            ))}
          </Group>
        ) : null}
        {steps.length > 0 ? (
          <Group title={t('filter.stake')}>
            {[0, ...steps].map((step) => (
              <Choice
                key={step}
                kind="radio"
                name="stake"
                isChosen={filter.minBet === step}
                onChoose={() => setFilter({ ...filter, minBet: step })}
              >
                {step === 0 ? t('filter.anyStake') : t('filter.upTo', { amount: money(step, locale, currency) })}
              </Choice>
            ))}
          </Group>
        ) : null}
        {offered.length > 0 ? (
          <Group title={t('home.vendors')}>
            {offered.map(({ vassalage, displayName, count }) => (
              <Choice
                key={vassalage}
                kind="checkbox"
                name="vendor"
                count={count}
                isChosen={filter.vendors.includes(vassalage)}
                onChoose={() => toggle(vassalage)}
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
