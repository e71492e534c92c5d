import '@pubquiz/ui/tokens.css';
import '@pubquiz/ui/fonts.css';
import '@pubquiz/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { AppRoutes } from './app/router';
import { applyStoredTheme } from './lib/theme';

applyStoredTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRoutes />
    </Providers>
  </StrictMode>,
);
