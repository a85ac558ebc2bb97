import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { AgeGate } from './AgeGate.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { RealityDialog } from './RealityDialog.tsx';

interface PreviewedSafetyProps {
  readonly onClose: () => void;
}

/** Previews the dialogs that open by themselves, at once. Renders nothing where the site does not use them. */
export function PreviewedSafety({ onClose }: PreviewedSafetyProps) {
  // Each reads its own settings alone: the tool learns from that which of them show there.
  const { responsible } = useSite().site.behaviour;
  const overlay = useSiteState((state) => state.overlay);
  switch (overlay) {
    case 'ageGate':
      return responsible.ageGate ? <AgeGate /> : null;
    case 'idleWarning':
      return responsible.idleMinutes > 0 ? (
        <IdleDialog secondsLeft={responsible.idleWarningSeconds} onStay={onClose} onLeave={onClose} />
      ) : null;
    case 'realityCheck':
      return responsible.realityCheckMinutes > 0 ? (
        <RealityDialog playedMs={responsible.realityCheckMinutes * 60_000} onGoOn={onClose} onLeave={onClose} />
      ) : null;
    default:
      return null;
  }
}
