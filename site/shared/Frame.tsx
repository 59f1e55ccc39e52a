import { refusedTitle } from '@afterglow/design-system/forms/refusedTitle';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { FailedScreen } from '@afterglow/design-system/screens/FailedScreen';
import { failedHead, failedScreen } from '@afterglow/design-system/screens/FailedScreen/view';
import { MissingScreen } from '@afterglow/design-system/screens/MissingScreen';
import { missingHead, missingScreen } from '@afterglow/design-system/screens/MissingScreen/view';
import { RefusedScreen } from '@afterglow/design-system/screens/RefusedScreen';
import { refusedHead, refusedScreen } from '@afterglow/design-system/screens/RefusedScreen/view';
import { useContext, useEffect, type ReactNode } from 'react';
import type { PreviewedResource, Resource } from '../runtime/data/answer.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { popularRead } from '../data/videos.ts';
import { titleIsSet } from '../runtime/client/headingFocus.ts';
import { setTitle } from './setTitle.ts';
import { usePageVisible } from '../runtime/client/pageVisibility.ts';
import { useSubmitted } from './submitted.ts';
import { valueOrPending } from './usePreview.ts';
import { ReportContext, type PageHead, type Report } from './head.ts';

export interface FrameProps<Value, Preview> {
  of: PreviewedResource<Value, Preview>;
  /** Returns the document's head; null if a preview does not know it yet. */
  head?: (value: Value | Preview) => PageHead | null;
  /** Returns whether a ready page tells the visitor that they may not see what they asked for. */
  isRefused?: (value: Value | Preview) => boolean;
  /** A skeleton with the dimensions of the page; not needed where there is a preview. */
  loading?: ReactNode;
  children: (value: Value | Preview) => ReactNode;
}

/**
 * Renders every state of a page in one place, and reports title and status to the document. Preview and ready page are
 * the same elements, so that the arriving answer only fills in the missing parts.
 */
export function Frame<Value, Preview = never>({
  of,
  head,
  isRefused,
  loading = null,
  children,
}: FrameProps<Value, Preview>) {
  const reader = useReader();
  const report = useContext(ReportContext);
  const known = reportOf(of, { head, isRefused }, reader);
  const reported = useSubmitted().refusals.length > 0 ? known && ofRefusedForm(known, reader) : known;
  if (reported) report?.(reported);
  return (
    <>
      {reported && <DocumentTitle title={reported.head.title} here={reader.href.here()} />}
      {of.state === 'ready' || of.state === 'preview' ? children(of.value) : <Other of={of} loading={loading} />}
    </>
  );
}

/** A component of its own, so that showing the page again renders only this. */
function DocumentTitle({ title, here }: { title: string; here: string }) {
  const shown = usePageVisible();
  useEffect(() => {
    if (!shown) return;
    setTitle(title);
    titleIsSet(here);
  }, [shown, title, here]);
  return null;
}

type OtherState = Exclude<Resource<unknown>, { state: 'ready' }>;

function Other({ of, loading }: { of: OtherState; loading: ReactNode }) {
  const reader = useReader();
  switch (of.state) {
    case 'loading':
      return loading;
    case 'missing':
      return <Missing meant={of.suggestion} />;
    case 'refused':
      // A guest returns here after signing in.
      return (
        <RefusedScreen
          {...refusedScreen({ signInHref: of.code === 'login' ? reader.href.page('signIn') : undefined }, reader)}
        />
      );
    case 'failed':
      return <FailedScreen {...failedScreen(of, reader)} />;
  }
}

/**
 * Reads popular videos, in the browser only: most addresses that lead nowhere are requested by bots, which should not
 * cost the API a request.
 */
function Missing({ meant }: { meant: string | undefined }) {
  const popular = valueOrPending(useResource(popularRead));
  return <MissingScreen {...missingScreen({ meant, popular }, useReader())} />;
}

const ofRefusedForm = ({ head, ...report }: Report, reader: Reader): Report => ({
  ...report,
  head: { ...head, title: refusedTitle(head.title, reader) },
});

function reportOf<Value, Preview>(
  of: PreviewedResource<Value, Preview>,
  { head, isRefused }: { [Name in 'head' | 'isRefused']: FrameProps<Value, Preview>[Name] | undefined },
  reader: Reader,
): Report | null {
  switch (of.state) {
    case 'loading':
      return null;
    case 'preview':
    case 'ready': {
      const known = head?.(of.value);
      return known ? { head: known, status: isRefused?.(of.value) ? 403 : 200 } : null;
    }
    case 'missing':
      return { head: missingHead(reader), status: 404 };
    case 'refused':
      return { head: refusedHead(reader), status: 403 };
    case 'failed':
      return { head: failedHead(reader), status: of.status, waitSeconds: of.waitSeconds };
  }
}
