import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { FailedScreen } from '@afterglow/design-system/screens/FailedScreen';
import { failedScreen } from '@afterglow/design-system/screens/FailedScreen/view';
import { Component, type ReactNode } from 'react';

/** Keeps header, footer and navigation usable when the page at an address throws. React supports error boundaries only as classes. */
export function ErrorBoundary({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Boundary address={address} reader={useReader()}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  address: string;
  reader: Reader;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { address: string; failed: boolean }> {
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
    return <FailedScreen {...failedScreen(null, this.props.reader)} />;
  }
}
