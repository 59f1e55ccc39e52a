import { startTransition, useEffect, useState } from 'react';

/** Returns an address at which a file can be played from this device; null until there is one. */
export function useObjectUrl(file: Blob | null): string | null {
  const [made, setMade] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    startTransition(() => setMade({ file, url }));
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file && made?.file === file ? made.url : null;
}
