import { useTexts } from '#src/i18n/TextContext.ts';
import { Badge, type BadgeProps } from '#src/ui/Badge/Badge.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  pending: 'accent',
  payable: 'accent',
  active: 'brand',
  running: 'brand',
};

interface StateBadgeProps {
  readonly of: 'contract' | 'earning';
  readonly status: string;
}

/** A state in words; an unknown one by the platform's name. */
export function StateBadge({ of, status }: StateBadgeProps) {
  const { t, has } = useTexts();
  const textKey = `${of}.status.${status}`;
  return <Badge tone={tones[status] ?? 'muted'}>{has(textKey) ? t(textKey) : status}</Badge>;
}
