import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { GameTile } from '../GameTile.tsx';
import { similarParams } from '../gameReads.ts';
import styles from './SimilarGames.module.css';
import { gameKey } from '../useGames.ts';

/** Games of the same vendor and kind. Renders nothing without any. */
export function SimilarGames({ game }: { readonly game: Game }) {
  const t = useText();
  const { merchantCode } = useSite().site;
  const language = useListLanguage();
  const { data } = useRead('games', similarParams(merchantCode, language, game));
  const others = data?.games.filter(({ nodeId }) => nodeId !== game.nodeId) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="similar-title">
      <h3 id="similar-title" className={styles.title}>
        {t('games.similar')}
      </h3>
      <Rail label={t('games.similar')} inView={3.5}>
        {others.map((other) => (
          <GameTile key={gameKey(other)} game={other} />
        ))}
      </Rail>
    </section>
  );
}
