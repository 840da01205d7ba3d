import { lazyRouteComponent } from '@tanstack/react-router'
import { isNarrow } from '@titian/ui'

/** A phone has another header, so this one is loaded lazily. */
export const DesktopHeader = lazyRouteComponent(
  () => import('./desktop-header.tsx'),
  'DesktopHeader',
)

/**
 * Loads the header before hydration on wide screens. Otherwise the server-rendered header would be
 * suspended.
 */
export const loadHeader = async (): Promise<void> => {
  if (!isNarrow()) await DesktopHeader.preload?.()
}
