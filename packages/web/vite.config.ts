import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { offline } from './src/offline/build.ts';
import { precompress } from './src/offline/precompress.ts';

/** The first screen's fonts are asked for at once, not when the style sheet has been read. */
const FIRST_SCREEN_FONTS =
  /^assets\/(im-fell-english-latin-400-normal|alegreya-sans-latin-400-normal)-.*\.woff2$/;

const preloadedFonts = (): Plugin => ({
  name: 'vedette:preloaded-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_SCREEN_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
});

export default defineConfig({
  plugins: [preloadedFonts(), offline(), precompress()],
  // The rulesets come straight from their sources.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy lets no font or script come from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
