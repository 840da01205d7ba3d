import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A worker thread of the built server, or of the sources, which run through tsx; `source` is the address of its file. */
export function startWorker(name: string, source: URL, options: WorkerOptions): Worker {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const built = join(here, `${name}.js`)
  if (existsSync(built)) return new Worker(built, options)
  // Unbuilt sources run through tsx, which a worker has to be told about.
  return new Worker(
    `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(source.href)}) })`,
    { ...options, eval: true },
  )
}
