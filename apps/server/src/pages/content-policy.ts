import type { Services } from '../platform/http/context.ts'

interface Outside {
  social: Pick<Services['social'], 'frameOrigin'>
  live: Pick<Services['live'], 'place'>
}

/** What a page may load and where it may speak to. */
export function contentPolicy(
  nonce: string,
  { social, live }: Outside,
  { scripts = [], mayFrame = false }: { scripts?: string[]; mayFrame?: boolean } = {},
): string {
  const liveOrigin = live.place?.origin
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // What the server draws carries the styles of its elements in them, as the browser sets them from script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${liveOrigin ? ` ${liveOrigin}` : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    // The code to scan stands in a frame (ACC-190).
    `frame-src 'self'${social.frameOrigin ? ` ${social.frameOrigin}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // TCH-147: the staff sites of the same host show what a student sees in a frame.
    `frame-ancestors ${mayFrame ? "'self'" : "'none'"}`,
  ].join('; ')
}
