import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), compressAssets()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page needs; it changes with the versions only, so browsers keep it over deploys.
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@trpc|@tanstack[\\/](?:react-query|query-core))[\\/]/,
              priority: 2,
            },
            {
              name: 'aria',
              test: /node_modules[\\/](?:react-aria|react-aria-components|react-stately|@internationalized|@react-aria|@react-stately)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/trpc': { target: server, ws: true },
      '/api': server,
      '/healthz': server,
    },
  },
});
