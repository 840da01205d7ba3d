import { whenIdle } from '@titian/ui'

/**
 * FRM-310: caches the site's files on the device. A browser that refuses the worker loads them from
 * the server as usual.
 */
export function startAssetWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () =>
    whenIdle(() => void navigator.serviceWorker.register('/asset-worker.js').catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
