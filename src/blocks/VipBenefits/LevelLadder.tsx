import { type TouchEvent, useRef, useState } from 'react';
import type { LadderLevel } from '#src/features/vip/levelLadder.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { useTabs } from '#src/ui/Tabs/useTabs.ts';
import { SWIPE_PX } from '#src/ui/swipePx.ts';
import { LevelMark, LevelRewards, LevelSteps } from './LevelFacts.tsx';
import styles from './LevelLadder.module.css';

/** Moves by one level with a horizontal swipe, in reading direction. */
function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (start.current ?? changedTouches[0]?.clientX ?? 0);
      start.current = undefined;
      if (Math.abs(way) < SWIPE_PX) return;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      move(way < 0 === isRtl ? -1 : 1);
    },
  };
}

/** Requirements and benefits of a level. */
const Benefits = ({ level }: { readonly level: LadderLevel }) => (
  <>
    <div className={styles.head}>
      <h3 className={styles.name}>
        <bdi>{level.label}</bdi>
      </h3>
      <LevelMark level={level} />
    </div>
    <LevelSteps level={level} />
    <LevelRewards level={level} />
  </>
);

/** All levels in a row, and the benefits of the selected one (by tap or swipe; the player's own level at first) (HUB-05). */
export function LevelLadder({ levels }: { readonly levels: readonly LadderLevel[] }) {
  const { t } = useTexts();
  const own = Math.max(
    0,
    levels.findIndex(({ state }) => state === 'own'),
  );
  const [chosen, setChosen] = useState(own);
  const places = levels.map((_level, place) => String(place));
  const { list, tab, panel } = useTabs(places, String(chosen), (place) => setChosen(Number(place)));
  const swipe = useSwipe((by) => setChosen((place) => Math.min(levels.length - 1, Math.max(0, place + by))));
  const level = levels[chosen];
  return (
    <>
      <div {...list} className={styles.levels} aria-label={t('vip.all')}>
        {levels.map(({ label, state }, place) => (
          <ChipButton
            key={label}
            {...tab(String(place))}
            icon={state === 'own' ? 'vip' : state === 'reached' ? 'success' : undefined}
          >
            {label}
          </ChipButton>
        ))}
      </div>
      <div {...panel} {...swipe} className={styles.panel}>
        {level ? <Benefits level={level} /> : null}
      </div>
    </>
  );
}
