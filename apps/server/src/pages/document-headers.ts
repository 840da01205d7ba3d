/**
 * These headers concern documents only. On scripts, styles and drawings they would be useless
 * weight (FRM-319).
 */
export const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  // Browsers cache files, and the id of a request is not that of the next one.
  'x-request-id',
  'x-xss-protection',
]
