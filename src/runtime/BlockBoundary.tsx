import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  readonly fault: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Catches what a block throws, so that the rest of the page stays. The error is reported once, to the console. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error('A block failed and was left out.', error);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.fault(this.state.error);
  }
}
