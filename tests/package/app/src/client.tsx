import '@afterglow/tokens/tokens.css';
import '@afterglow/design-system/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root.');
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
