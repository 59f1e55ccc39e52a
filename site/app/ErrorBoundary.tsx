import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { FailedScreen } from '@afterglow/design-system/screens/FailedScreen';
import { failedScreen } from '@afterglow/design-system/screens/FailedScreen/view';
import { Component, type ReactNode } from 'react';

/** A page that throws leaves header, footer and a way on. React offers this only as a class. */
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
