import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { tileClass } from '#src/features/games/tileClass.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './GameFrame.module.css';

interface OpeningProps {
  readonly facts: Game | undefined;
  readonly label: string;
}

/** Picture and name of a game that is on its way. */
export function Opening({ facts, label }: OpeningProps) {
  const { site } = useSite();
  const images = useImages();
  return (
    <div className={styles.opening} role="status">
      <span className={styles.art} data-tile={tileClass(facts?.nodeId ?? 0)}>
        {facts ? (
          <LazyImage src={images.game(facts.iconUrl)} width={240} height={240} alt="" fallback={site.loadingPicture} />
        ) : null}
      </span>
      {facts ? (
        <p className={styles.title} dir="auto">
          {facts.gameName}
        </p>
      ) : null}
      <p className={styles.wait}>
        <Spinner size={20} />
        <span>{label}</span>
      </p>
    </div>
  );
}
