import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageRequest } from '@titian/contract'

interface Program {
  render(request: PageRequest): Promise<string | null>
}

const { file } = workerData as { file: string }
const program = (await import(pathToFileURL(file).href)) as Program

parentPort?.postMessage({ ready: true })

interface Job {
  id: number
  request: PageRequest
}

parentPort?.on('message', ({ id, request }: Job) => {
  program.render(request).then(
    (html) => parentPort?.postMessage({ id, html }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.stack : String(error) }),
  )
})
