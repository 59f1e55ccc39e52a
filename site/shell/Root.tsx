import { useEffect } from 'react';
import { App, type AppProps } from './App.tsx';

/** The app in a browser. Its first effect marks the document as hydrated, which tests and forms wait for. */
export function Root(props: AppProps) {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return <App {...props} />;
}
