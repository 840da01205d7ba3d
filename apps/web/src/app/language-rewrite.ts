import type { LocationRewrite } from '@tanstack/react-router'
import { splitLanguage } from '@titian/site'

/** Pages know nothing of the prefix: it is taken off on the way in and put back on the way out (FRM-181). */
export function languageRewrite(prefix: string | null): LocationRewrite {
  return {
    input: ({ url }) => {
      const written = url.pathname.split('/')[1] ?? ''
      const known = written === prefix || splitLanguage(url.pathname).prefix !== null
      if (known) url.pathname = `/${url.pathname.split('/').slice(2).join('/')}`
      return url
    },
    output: ({ url }) => {
      if (prefix !== null) url.pathname = `/${prefix}${url.pathname === '/' ? '' : url.pathname}`
      return url
    },
  }
}
