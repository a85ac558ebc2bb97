import { Component, type ReactNode } from 'react';
import { useTranslate } from '../texts/useTranslate.ts';
import { EmptyState } from './EmptyState.tsx';

interface ToolBoundaryProps {
  readonly children: ReactNode;
}

function Stumbled({ reason }: { readonly reason: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      isPage
      title={t('app.broken')}
      text={t('app.brokenText', { reason })}
      action={{ label: t('app.reload'), onPress: () => location.reload() }}
    />
  );
}

/** Says so when a page of the tool throws, instead of leaving nothing. Edits are in the browser's keeping by then. */
export class ToolBoundary extends Component<ToolBoundaryProps, { readonly reason: string | null }> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === null ? this.props.children : <Stumbled reason={reason} />;
  }
}
