import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanIcons } from './scripts/lean-icons.ts'

export default defineConfig({
  plugins: [leanIcons(), react(), tailwind()],
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Styles of a route travel with its chunk, so a student downloads only what is on the screen.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app.html',
      output: {
        // What every screen needs comes in one file that stays the same from release to release.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|web[\\/]lean[\\/]/,
              priority: 3,
            },
          ],
        },
      },
    },
  },
})
