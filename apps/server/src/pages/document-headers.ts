/** They say how documents behave; our own code, styles and drawings are none, and they are only weight there (FRM-319). */
export const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-xss-protection',
]
