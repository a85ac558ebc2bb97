import { Component, type ReactNode } from 'react';
import { useSay } from '../texts/say.ts';
import { EmptyState } from './EmptyState.tsx';

interface ToolBoundaryProps {
  readonly children: ReactNode;
}

function Stumbled({ reason }: { readonly reason: string }) {
  const say = useSay();
  return (
    <EmptyState
      isPage
      title={say('app.broken')}
      text={say('app.brokenText', { reason })}
      action={{ label: say('app.reload'), onPress: () => location.reload() }}
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
