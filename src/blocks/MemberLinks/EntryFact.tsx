import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './MemberLinks.module.css';

const Fact = ({ words }: { readonly words: string }) => <bdi className={styles.fact}>{words}</bdi>;

function Level() {
  const words = useRead('member', {}).data?.clubLabel?.labelName ?? '';
  return words === '' ? null : <Fact words={words} />;
}

function ReadyRewards() {
  const t = useText();
  const { format } = new Intl.NumberFormat(useLocale());
  const ready = useRead('rewards', {}).data?.filter(({ state }) => state === 'open').length ?? 0;
  return ready === 0 ? null : <Fact words={`${t('reward.ready')}: ${format(ready)}`} />;
}

function Points() {
  const t = useText();
  const { format } = new Intl.NumberFormat(useLocale());
  const points = useRead('mall', {}).data?.points;
  return points === undefined ? null : <Fact words={t('mall.price', { points: format(points), count: points })} />;
}

/** What the member has behind an entry, where the platform tells it; nothing while it is on its way or could not be had. */
export function EntryFact({ entry }: { readonly entry: MenuEntry }) {
  if (entry === 'vip') return <Level />;
  if (entry === 'rewards') return <ReadyRewards />;
  if (entry === 'mall') return <Points />;
  return null;
}
