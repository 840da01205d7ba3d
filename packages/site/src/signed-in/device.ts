import { deviceKindOf, type DeviceKind } from '@titian/contract'
import { useNarrow } from '@titian/ui'
import { createContext, use } from 'react'

export interface Browser {
  userAgent: string
  /** The scheme and host of the site, such as `https://school.example`. */
  origin: string
}

/** The user agent for which the server renders the page; null in the browser. */
export const BrowserContext = createContext<Browser | null>(null)

export function useDevice(): DeviceKind {
  return deviceKindOf((use(BrowserContext) ?? navigator).userAgent)
}

export function useOrigin(): string {
  return (use(BrowserContext) ?? location).origin
}

/** True on phones, and in any window that is narrow enough for one column. */
export function usePhoneLayout(): boolean {
  const narrow = useNarrow()
  return useDevice() === 'mobile' || narrow
}
