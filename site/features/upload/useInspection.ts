import { useEffect, type Dispatch } from 'react';
import { secondsOf } from './localFile.ts';
import { uninspectedFile, type UploadEvent, type UploadState } from './uploadState.ts';

/** Finds out how long a chosen file is. Another choice does not end this, as the file may have been sent meanwhile. */
export function useInspection(state: UploadState, dispatch: Dispatch<UploadEvent>): void {
  const file = uninspectedFile(state);
  useEffect(() => {
    if (file) void secondsOf(file).then((seconds) => dispatch({ type: 'inspected', file, seconds }));
  }, [file, dispatch]);
}
