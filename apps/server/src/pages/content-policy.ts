import type { Services } from '../platform/http/context.ts'

interface Outside {
  social: Pick<Services['social'], 'frameOrigin'>
  maps: Pick<Services['maps'], 'frameOrigin'>
  live: Pick<Services['live'], 'place'>
}

/** Returns the content security policy: what a page may load and which hosts it may connect to. */
export function contentPolicy(
  nonce: string,
  { social, maps, live }: Outside,
  { scripts = [], mayFrame = false }: { scripts?: string[]; mayFrame?: boolean } = {},
): string {
  const frames = [social.frameOrigin, maps.frameOrigin].filter((origin) => origin !== null)
  const liveOrigin = live.place?.origin
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // The server writes styles of elements as attributes. In the browser a script sets them, which
    // needs no permission.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${liveOrigin ? ` ${liveOrigin}` : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    // The sign-in code (ACC-190) and the map (JOB-124) are shown in frames.
    ['frame-src', "'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // TCH-147: the staff sites of the same host show the student's view in a frame.
    `frame-ancestors ${mayFrame ? "'self'" : "'none'"}`,
  ].join('; ')
}
