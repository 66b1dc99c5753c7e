import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ONLY_WHAT_IS_USED } from './scripts/only-what-is-used.ts'
import { onlyWoff2 } from './scripts/only-woff2.ts'
import { partsLoader } from './scripts/parts-loader.ts'

export default defineConfig({
  plugins: [onlyWoff2(), partsLoader(), react()],
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Styles of a route travel with its chunk, so a student downloads only what is on the screen.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // Fonts come from our own address alone, so a small one must not travel inside a style sheet.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    rolldownOptions: {
      input: 'app.html',
      treeshake: ONLY_WHAT_IS_USED,
      output: {
        codeSplitting: {
          // Each takes only what it names; what that needs stays where it is needed first.
          includeDependenciesRecursively: false,
          groups: [
            {
              // What every screen needs comes in one file that stays the same from release to release.
              name: 'react',
              test: /node_modules[\\/]((react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
              priority: 4,
            },
            { name: 'app', tags: ['$initial'], priority: 3 },
            // By itself every shared part becomes a file of its own, and small files compress badly: what stands
            // on all screens, and what nearly every screen of the shell has, comes as one file each.
            {
              name: 'frames',
              test: /ui[\\/](router[\\/]|actions[\\/](use-)?theme)|icons[\\/](moon|sun|sun-moon)\./,
              priority: 2,
            },
            {
              name: 'parts',
              test: /ui[\\/](loading[\\/]|\w+[\\/](chip|glyph|price|(use-)?toast|usage-bar)|art[\\/]glyph)|kit[\\/]money|web[\\/](use|stale)-access|api-client[\\/](query-cache|use-query|use-refresh|query-problem|date-and-time)|icons[\\/](chevron-down|file-text|shield-check)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
