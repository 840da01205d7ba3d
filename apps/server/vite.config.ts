import { defineConfig } from 'vite'

/**
 * Builds the server as plain Node programs: the main one, and one for each kind of worker thread.
 * The workspaces are TypeScript and bundled; npm packages stay outside, because some contain native
 * code. Zod and Drizzle are bundled, because they consist of two hundred files; source maps contain
 * lines without the sources (decision 0060).
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
        doctor: 'src/doctor/doctor.ts',
        manage: 'src/operator/manage.ts',
        'move-files': 'src/file-moving/move-files.ts',
        'embedded-worker': 'src/platform/database/embedded-worker.ts',
        'render-worker': 'src/pages/render-worker.ts',
        'parse-worker': 'src/platform/parsing/parse-worker.ts',
        'paper-worker': '../../packages/site/src/resume-paper/paper-worker.tsx',
      },
      // The files are in one folder, because the server finds its workers and migrations relative
      // to its own file.
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
