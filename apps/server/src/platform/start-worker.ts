import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * A worker thread of the built server, or of the sources, which run through tsx; `source` is the address of its file, and
 * `tsconfig` says how elements are written in it.
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
  // Unbuilt sources run through tsx, which a worker has to be told about.
  return new Worker(
    `import('tsx/esm/api').then((tsx) => { tsx.register(${tsconfig ? JSON.stringify({ tsconfig }) : ''}); return import(${JSON.stringify(source.href)}) })`,
    { ...options, eval: true },
  )
}
