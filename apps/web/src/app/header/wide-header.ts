import { lazyRouteComponent } from '@tanstack/react-router'
import { isNarrow } from '@titian/ui'

/** A phone has a header of its own. */
export const DesktopHeader = lazyRouteComponent(
  () => import('./desktop-header.tsx'),
  'DesktopHeader',
)

/** Has the header ready where it is shown: what the server has drawn never waits for it. */
export const loadHeader = async (): Promise<void> => {
  if (!isNarrow()) await DesktopHeader.preload?.()
}
