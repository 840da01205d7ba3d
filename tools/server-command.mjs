// The command of the built server for `npm start`, the suites and the bench.
export const serverProgram = 'apps/server/dist/main.js'

/**
 * Options for Node, with which it frees memory earlier than it otherwise would on a machine with
 * much memory (decisions 0055 and 0060).
 */
export const serverOptions = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
]

/**
 * Limits the memory pools. Otherwise each thread would have its own pool, which rarely returns
 * memory to the system.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2' }
