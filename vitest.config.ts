import { defineConfig } from 'vitest/config'

// The limits only end what hangs: a machine with busy neighbours is three times as slow as usual.
const onDatabase = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
} as const

// A poll ends as soon as it succeeds, so a long limit costs nothing on a fast machine and lets a slow one finish.
const polls = { poll: { timeout: 15_000 } } as const

/**
 * Five suites, each with the isolation its tests need:
 *  - unit: pure functions, no database, no browser. The files of a worker share what is loaded, so that
 *    each puts back what it replaces.
 *  - components: React in happy-dom. One environment is shared by the files of a worker, because
 *    building another one costs more than the tests; `component-setup.ts` cleans up after each test.
 *  - calls: the real server on a real database (embedded, or the one in DATABASE_URL). The files of a
 *    worker share the loaded server; each begins on the database of the file before, emptied.
 *  - contract: questions generated from the contract, asked of the real server; isolated as the calls are.
 *  - faults: kills processes and cuts connections, hence one file after the other. They mostly wait for a
 *    process to start, so that the runs on the two databases run at the same time (tools/test.mjs).
 */
export default defineConfig({
  resolve: { tsconfigPaths: false },
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    expect: polls,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'apps/server/seeds/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/*.calls.test.ts'],
          setupFiles: ['./tests/fresh-mocks.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          // Style sheets of other addresses are not loaded, and no test waits for them.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          setupFiles: ['./tests/fresh-mocks.ts', './tests/component-setup.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          // Without performance.now, by which equal calls are counted (component-clock.ts).
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
          },
        },
      },
      {
        extends: true,
        test: { ...onDatabase, name: 'calls', include: ['apps/server/src/**/*.calls.test.ts'] },
      },
      {
        extends: true,
        test: { ...onDatabase, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
