/** An error as it may stand in a log, where whoever reads must not learn of phones, passwords or tokens. */
export type DescribedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: DescribedError
}

/** Causes below this depth add nothing, and a circle of them ends. */
const deepest = 4
const longest = 500

type ErrorDetails = Error & { code?: unknown; query?: unknown; params?: unknown }

/** FRM-207: of a failing statement its text without the values, of other errors their message. */
function messageOf({ message, query, params }: ErrorDetails): string {
  if (params !== undefined) return `Failed query: ${String(query)}`
  // PostgreSQL repeats a value that it could not read after a colon, in quotes.
  return message.replace(/: "[\s\S]*"/g, ': "…"').replace(/\nparams: [\s\S]*$/, '')
}

/** The places alone: the first lines of a stack repeat the message, values included. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error.', stack: '' }
  const details: ErrorDetails = error
  const hasCause = error.cause instanceof Error && depth < deepest
  return {
    type: error.name,
    message: messageOf(details).slice(0, longest),
    stack: placesOf(error),
    ...(typeof details.code === 'string' && { code: details.code }),
    ...(hasCause && { cause: describeError(error.cause, depth + 1) }),
  }
}
