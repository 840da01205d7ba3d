import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * The file of a worker's source. A function finds a file of another workspace, because an
 * installation has the built worker without that workspace. `tsconfig` sets how tsx compiles JSX.
 */
export type WorkerSource = URL | (() => { file: URL; tsconfig: string })

/** Starts a worker thread, built or from sources through tsx. */
export function startWorker(name: string, source: WorkerSource, options: WorkerOptions): Worker {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const built = join(here, `${name}.js`)
  if (existsSync(built)) return new Worker(built, options)
  const { file, ...compiled } = source instanceof URL ? { file: source } : source()
  // Unbuilt sources need tsx, which a worker has to load explicitly.
  return new Worker(
    `import('tsx/esm/api').then((tsx) => { tsx.register(${JSON.stringify(compiled)}); return import(${JSON.stringify(file.href)}) })`,
    { ...options, eval: true },
  )
}
