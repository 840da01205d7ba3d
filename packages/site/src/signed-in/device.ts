import { deviceKindOf, type DeviceKind } from '@titian/contract'
import { useNarrow } from '@titian/ui'
import { createContext, use } from 'react'

export interface Browser {
  userAgent: string
  /** Scheme and host of the site, such as `https://school.example`. */
  origin: string
}

/** Whose browser the page is drawn for; null where the browser itself draws it. */
export const BrowserContext = createContext<Browser | null>(null)

export function useDevice(): DeviceKind {
  return deviceKindOf((use(BrowserContext) ?? navigator).userAgent)
}

export function useOrigin(): string {
  return (use(BrowserContext) ?? location).origin
}

/** True on phones, and wherever the window is folded to one column. */
export function usePhoneLayout(): boolean {
  const narrow = useNarrow()
  return useDevice() === 'mobile' || narrow
}
