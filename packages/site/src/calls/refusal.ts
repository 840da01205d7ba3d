import { refusals, type Envelope, type RefusalName } from '@titian/contract'

const busyForNow = 503

/** The server refused the call. `fields` contains a text for each invalid field. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal'
  readonly code: number
  readonly status: number
  readonly extend: Record<string, unknown>
  readonly path: string
  /** The seconds after which the server asks for the call again, if the refusal names them. */
  readonly retryAfter: number | null

  constructor(
    path: string,
    status: number,
    body: Pick<Envelope, 'code' | 'msg' | 'extend'>,
    retryAfter: number | null = null,
  ) {
    super(body.msg)
    this.path = path
    this.status = status
    this.retryAfter = retryAfter
    this.code = body.code
    this.extend = body.extend ?? {}
  }

  get msg(): string {
    return this.message
  }

  get reason(): string | null {
    const { reason } = this.extend
    return typeof reason === 'string' ? reason : null
  }

  /** OPS-054: the id of the request in the log of the server, if the error was unexpected. */
  get reference(): string | null {
    const { reference } = this.extend
    return typeof reference === 'string' ? reference : null
  }

  get fields(): Record<string, string> {
    const { fields } = this.extend
    if (typeof fields !== 'object' || fields === null) return {}
    const texts = Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return Object.fromEntries(texts)
  }

  /**
   * Code -2 means both "wrong input" and "not found". The HTTP status says which (FRM-192).
   * OPS-040: a busy server sends the usual status, or 503 if the same call may succeed in a moment.
   */
  is(name: RefusalName): boolean {
    const { code, status } = refusals[name]
    const isBusy = name === 'busy' && this.status === busyForNow
    return this.code === code && (this.status === status || isBusy)
  }
}

export type NetworkTrouble = 'throttled' | 'timeout' | 'network' | 'server'

/**
 * FRM-435: a response with this status cannot be parsed. From 500 on, the reason is not the user's
 * connection.
 */
export const troubleOf = (status: number): NetworkTrouble => (status >= 500 ? 'server' : 'network')

/** No readable answer came (FRM-154 to FRM-156). */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
  readonly trouble: NetworkTrouble

  constructor(trouble: NetworkTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

export const referenceOf = (error: unknown): string | null =>
  error instanceof ServerRefusal ? error.reference : null

export function isNotFound(error: unknown): boolean {
  return error instanceof ServerRefusal && error.is('notFound')
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ServerRefusal && error.is('noPermission')
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ServerRefusal && error.is('signIn')
}
