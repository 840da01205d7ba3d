import type { LocationRewrite } from '@tanstack/react-router'
import { splitLanguage } from '@titian/site'

/**
 * Removes the language prefix from the addresses that pages read, and adds it to the addresses that
 * pages open (FRM-181). So pages need not know the prefix.
 */
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
