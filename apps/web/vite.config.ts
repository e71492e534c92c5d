import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets';
import { pruneRouter } from './build/prune-router';

const server = 'http://localhost:3000';

/** Our own code that several pages use; the components that stand on React Aria stay apart, for the team page has none. */
const SHARED =
  /(?:packages\/(?:ui|core)\/src|apps\/web\/src\/lib|node_modules\/lucide-react)\/.*\.(?:tsx?|mjs)$/;
const ON_REACT_ARIA =
  /packages\/ui\/src\/(?:confirm-dialog|dialog|drawer|menu|popover|tabs|toast-region|tooltip)\.tsx$/;

/** The bundler names a shared chunk after every page that shares it; the first word will do. */
function shortName(name: string | undefined): string {
  return name?.split('~')[0] ?? 'asset';
}

export default defineConfig({
  plugins: [react(), pruneRouter(), compressAssets()],
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => {
          const [name = 'asset'] = names;
          const extension = name.slice(name.lastIndexOf('.'));
          return `assets/${shortName(name.slice(0, -extension.length))}-[hash]${extension}`;
        },
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
            // What several pages share of our own: a few files rather than one for every icon and button.
            {
              name: 'kit',
              test: (id) => SHARED.test(id) && !ON_REACT_ARIA.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 24_000,
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
