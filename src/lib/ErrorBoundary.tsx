import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fault: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Catches errors of its children, so that the rest of the page stays. The error is logged once to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed and was left out.', error);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.fault(this.state.error);
  }
}
