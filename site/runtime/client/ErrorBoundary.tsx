import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  address: string;
  /**
   * Shown in place of the page. It has to set a title: the previous page's would be wrong, and focus moves only once
   * there is one.
   */
  failed: ReactNode;
  children: ReactNode;
}

/**
 * Keeps header, footer and navigation usable when the page at an address throws. React supports error boundaries only
 * as classes.
 */
export class ErrorBoundary extends Component<BoundaryProps, { address: string; failed: boolean }> {
  override state = { address: this.props.address, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Clears the failure at the next address. */
  static getDerivedStateFromProps({ address }: BoundaryProps, state: { address: string }) {
    return address === state.address ? null : { address, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
