import type { Plugin } from 'vite';

const ROUTER_FILE = /react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * Lets the bundler drop the parts of the router that nobody uses. Its file gives every context and component a
 * `displayName`, which counts as a side effect and keeps forms, data routers and server components in the first load;
 * and every link could prefetch a framework's page data, which we have none of.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'prune-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER_FILE },
      handler(code) {
        return code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll('createElement(PrefetchPageLinks,', 'createElement("link",')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      },
    },
  };
}
