import { parentPort } from 'node:worker_threads'
import { parsers, type ParseKind } from './parsers.ts'

interface Request {
  kind: ParseKind
  input: never
}

parentPort?.on('message', ({ kind, input }: Request) => {
  const parse: (input: never) => unknown = parsers[kind]
  Promise.resolve()
    .then(() => parse(input))
    .then(
      (output) => parentPort?.postMessage({ output }),
      (error: unknown) =>
        parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) }),
    )
})
parentPort?.postMessage({ ready: true })
