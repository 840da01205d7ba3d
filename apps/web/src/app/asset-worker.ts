import { whenIdle } from '@titian/ui'

/** FRM-310: later visits take the site's files from the device. A browser that refuses the worker asks the server, as ever. */
export function startAssetWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () =>
    whenIdle(() => void navigator.serviceWorker.register('/asset-worker.js').catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
