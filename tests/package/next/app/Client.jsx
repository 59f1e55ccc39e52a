'use client';

import { AfterglowProvider } from '@afterglow/design-system/reader/AfterglowProvider';
import de from '@afterglow/design-system/messages/de';
import { App } from '../shared/App.tsx';

const brand = { name: 'Elsewhere' };

/** What reacts in the browser, around what the server has made. */
export const Client = ({ children }) => (
  <AfterglowProvider brand={brand} language="de" messages={de}>
    {children}
    <App />
  </AfterglowProvider>
);
