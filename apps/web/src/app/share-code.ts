import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { stored, stringifySearch } from '@titian/site'

const storedCode = stored({
  name: 'shareCode',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is string => typeof value === 'string',
})
const listeners = new Set<() => void>()
const publish = () => listeners.forEach((listener) => listener())

/**
 * CRS-088, CRS-101: stores the code of a sharing link in this tab until its dialog is closed or
 * confirmed.
 */
export const shareCode = {
  read: () => storedCode.read(),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  forget(): void {
    storedCode.forget()
    publish()
  },
}

interface Entering {
  location: Pick<ParsedLocation, 'pathname' | 'search' | 'hash'>
  preload: boolean
}

/**
 * Moves the code from the address to the store before any guard runs. A reload then does not ask
 * again.
 */
export function takeShareCode({ location, preload }: Entering): void {
  const { shareCode: code, ...rest }: Record<string, unknown> = location.search
  if (preload || (typeof code !== 'string' && typeof code !== 'number')) return
  if (code !== '') storedCode.keep(String(code))
  publish()
  const hash = location.hash ? `#${location.hash}` : ''
  throw redirect({ href: location.pathname + stringifySearch(rest) + hash, replace: true })
}
