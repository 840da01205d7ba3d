/**
 * OPS-068: the server refused a write because it is a replica, usually a former primary after a
 * failover. The same request may succeed in a moment, on a connection to the new primary.
 */
export class ReadOnlyServer extends Error {
  override name = 'ReadOnlyServer'

  constructor(message = 'It is a replica.') {
    super(`The database server takes no writes: ${message}`)
  }
}

/** Returns the error of a statement, as a `ReadOnlyServer` where PostgreSQL refused a write. */
export function failureOf(error: unknown): unknown {
  const { code } = error instanceof Error ? (error as Error & { code?: string }) : {}
  return error instanceof Error && code === '25006' ? new ReadOnlyServer(error.message) : error
}
