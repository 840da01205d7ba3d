/**
 * An error for the log, without phones, passwords and tokens, because log readers must not see
 * them.
 */
export type DescribedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: DescribedError
}

/** Limits the depth of causes, which also stops circular ones. */
const deepest = 4
const longest = 500

type ErrorDetails = Error & { code?: unknown; query?: unknown; params?: unknown }

/** FRM-207: the text of a failing statement without its values; the message of other errors. */
function messageOf({ message, query, params }: ErrorDetails): string {
  if (params !== undefined) return `Failed query: ${String(query)}`
  // PostgreSQL repeats an unreadable value after a colon, in quotes.
  return message.replace(/: "[\s\S]*"/g, ': "…"').replace(/\nparams: [\s\S]*$/, '')
}

/** The stack lines without the message, which may contain values. */
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
