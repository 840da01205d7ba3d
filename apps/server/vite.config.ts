import { defineConfig } from 'vite'

/**
 * The server as plain Node programs: the main one, and one for each kind of worker thread.
 * Our own workspaces are TypeScript and go into the bundle; packages of npm stay outside, because
 * some of them carry native code. Zod and Drizzle come as two hundred files, of which the bundle takes
 * what is used; source maps name lines and do not repeat the sources (decision 0060).
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        setup: 'src/setup/setup.ts',
        backup: 'src/backup/backup.ts',
        restore: 'src/backup/restore.ts',
        'embedded-worker': 'src/platform/database/embedded-worker.ts',
        'render-worker': 'src/pages/render-worker.ts',
        'parse-worker': 'src/platform/parsing/parse-worker.ts',
        'paper-worker': '../../packages/site/src/resume-paper/paper-worker.tsx',
      },
      // Flat, since the server finds its workers and its migrations from where its own file lies.
      output: {
        format: 'es',
        sourcemapExcludeSources: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-part.js',
      },
    },
  },
  ssr: { noExternal: [/^@titian\//, 'zod', /^drizzle-orm/] },
})
