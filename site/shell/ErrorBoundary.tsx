import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { FailedScreen } from '@afterglow/design-system/screens/FailedScreen';
import { failedScreen } from '@afterglow/design-system/screens/FailedScreen/view';
import { Component, type ReactNode } from 'react';

/** Keeps header, footer and navigation usable when a page throws. React supports error boundaries only as classes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary reader={useReader()}>{children}</Boundary>;
}

class Boundary extends Component<{ reader: Reader; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedScreen {...failedScreen(null, this.props.reader)} />;
  }
}
