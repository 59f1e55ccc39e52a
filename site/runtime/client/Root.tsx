import { useMemo, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Router, useLocation, useSearch } from 'wouter';
import type { Answer } from '../data/answer.ts';

interface RootProps {
  /** Server-rendered answers, by key. */
  answers: Record<string, Answer<unknown>>;
  /** Called with each answer that arrives. */
  onAnswer?: ((answer: Answer<unknown>) => void) | undefined;
  /** Path and query, on the server only. */
  ssrPath?: string | undefined;
  ssrSearch?: string | undefined;
  children: ReactNode;
}

/** Reads never throw, so SWR has nothing to retry; regaining window focus triggers no request. */
const swrOptions = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false };

/** Escapes percent signs, because the router decodes its input; so the address is preserved as it was requested. */
const escapePercent = (text: string): string => text.replaceAll('%', '%25');

/** Provides the answers of a document and its address to everything below. */
export function Root({ answers, onAnswer, ssrPath, ssrSearch = '', children }: RootProps) {
  const location =
    ssrPath === undefined ? {} : { ssrPath: escapePercent(ssrPath), ssrSearch: escapePercent(ssrSearch) };
  return (
    <SWRConfig value={{ ...swrOptions, ...(onAnswer && { onSuccess: onAnswer }), fallback: answers }}>
      <Router {...location}>{children}</Router>
    </SWRConfig>
  );
}

/** Returns the current address. The first one was parsed before rendering, to load its page and its answers. */
export function useAddress<Address>(first: Address, parse: (path: string, query: URLSearchParams) => Address): Address {
  const [path] = useLocation();
  const search = useSearch();
  const [firstUrl] = useState({ path, search });
  return useMemo(
    () => (path === firstUrl.path && search === firstUrl.search ? first : parse(path, new URLSearchParams(search))),
    [first, firstUrl, parse, path, search],
  );
}
