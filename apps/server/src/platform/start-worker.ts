import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread, built or from sources through tsx; `source` is the URL of its file, and
 * `tsconfig` sets how tsx compiles JSX in it.
 */
export function startWorker(
  name: string,
  source: URL,
  options: WorkerOptions,
  tsconfig?: string,
): Worker {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const built = join(here, `${name}.js`)
  if (existsSync(built)) return new Worker(built, options)
  // Unbuilt sources need tsx, which a worker has to load explicitly.
  return new Worker(
    `import('tsx/esm/api').then((tsx) => { tsx.register(${tsconfig ? JSON.stringify({ tsconfig }) : ''}); return import(${JSON.stringify(source.href)}) })`,
    { ...options, eval: true },
  )
}
