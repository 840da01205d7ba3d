// How the built server is started: by `npm start`, by the suites and by the bench.
export const serverProgram = 'apps/server/dist/main.js'

/** What Node is told: it frees memory sooner than it would on a machine with much of it (decisions 0055 and 0060). */
export const serverOptions = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
]

/** Each thread would take a pool of its own from the system, of which it seldom gives back any. */
export const serverMemory = { MALLOC_ARENA_MAX: '2' }
