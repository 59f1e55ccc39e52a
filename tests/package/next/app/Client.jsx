'use client';

import { AfterglowProvider } from '@afterglow/design-system/reader/AfterglowProvider';
import de from '@afterglow/design-system/messages/de';
import { App } from '../shared/App.tsx';

const brand = { name: 'Elsewhere' };

/** The interactive part of the page, around what the server has rendered. */
export const Client = ({ children }) => (
  <AfterglowProvider brand={brand} language="de" messages={de}>
    {children}
    <App />
  </AfterglowProvider>
);
