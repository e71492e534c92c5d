import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets';
import { paintFirst } from './build/paint-first';
import { pruneRouter } from './build/prune-router';

const server = 'http://localhost:3000';

/** Our own code that most pages use, the team page too: nothing that stands on React Aria may be among it. */
const SHARED: readonly RegExp[] = [
  /packages\/ui\/src\/(?:badge|banner|button|card|copy-button|copy-text|disclosure|empty-state|field|icon-button|medal|skeleton|spinner|switch|text-area|text-field|toast-host|toast-queue|visually-hidden)\.(?:tsx?|css)$/,
  /apps\/web\/src\/lib\/(?:shell\/(?:account-menu|bare-page-skeleton|footer|logo|page-skeleton|theme-switch|top-bar)|browser-id|current-user|error-text|page-title|paths|scroll|team-cookie|theme|timing|trpc|trpc-client|use-is-peek|live\/(?:feed-view|waking-socket|use-connection-state|use-feed-cache|use-session-feed|use-team-feed))\.tsx?$/,
  /lucide-react\/dist\/esm\/(?:shared\/|createLucideIcon|Icon|context|defaultAttributes)/,
  // A few hundred bytes each: on a phone a file of their own costs more than they do.
  /lucide-react\/dist\/esm\/icons\/(?:check|chevron-down|cloud-off|eye|heart|trophy|x)\.m?js$/,
  /packages\/core\/src\/(?:.*\/)?(?:limits|ordinal|points|session-status)\.ts$/,
];

export default defineConfig({
  plugins: [react(), pruneRouter(), paintFirst(), compressAssets()],
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
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
            // What most pages share of our own, in one file rather than one for every button.
            { name: 'kit', test: (id) => SHARED.some((pattern) => pattern.test(id)) },
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
