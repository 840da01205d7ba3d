/** Segments of a path that may be a token, a sealed id, a phone number or a mail address. */
const telling = /^(?:[\w~.-]{20,}|[\d+() -]{7,}|.*@.*)$/

/**
 * OPS-055: returns the path of an address for the log, without the query and without segments that
 * may name a person or open something.
 */
export function plainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((segment) => (telling.test(readable(segment)) ? '…' : segment))
    .join('/')
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
