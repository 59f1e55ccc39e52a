import { Component, type ReactNode } from 'react';
import { Frame } from '../kit/Frame.tsx';

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

/** Keeps header, footer and navigation usable when the page at an address throws. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<BoundaryProps, { address: string; failed: boolean }> {
  override state = { address: this.props.address, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The next address starts anew. */
  static getDerivedStateFromProps({ address }: BoundaryProps, state: { address: string }) {
    return address === state.address ? null : { address, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // With its title: the one of the page before would be wrong, and focus moves once there is one.
    return <Frame of={{ state: 'failed', status: 503 }}>{() => null}</Frame>;
  }
}
