// Caches the hashed files of the sites and the offline page (FRM-310).
const files = 'files-1'
const pages = 'offline-1'
const languages = ['en', 'zh', 'my']
/** Files of several releases may be cached; the oldest are removed first. */
const mostFiles = 400
/**
 * Milliseconds after which the offline pages are loaded again, because the name of the school may
 * have changed.
 */
const pageAge = 24 * 60 * 60 * 1000

/** Stores no page for a language that the school does not offer. */
async function keepPages() {
  const cache = await caches.open(pages)
  await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`/offline/${language}`).catch(() => undefined)
      if (response?.ok) await cache.put(`/offline/${language}`, response)
    }),
  )
}

async function refreshPages() {
  const [kept] = await (await caches.open(pages)).matchAll()
  const date = Date.parse(kept?.headers.get('date') ?? '')
  if (!(Date.now() - date < pageAge)) await keepPages()
}

async function dropFormer() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => ![files, pages].includes(name)).map((name) => caches.delete(name)),
  )
}

async function keepFile(request, response) {
  const cache = await caches.open(files)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - mostFiles)).map((one) => cache.delete(one)),
  )
}

/** A hashed file never changes, so the cached one can always be used. */
async function findFile(event) {
  const kept = await caches.match(event.request, { cacheName: files })
  if (kept) return kept
  const response = await fetch(event.request)
  // If the device has no space left, the file is simply requested again next time.
  if (response.status === 200)
    event.waitUntil(keepFile(event.request, response.clone()).catch(() => undefined))
  return response
}

async function findPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refreshPages().catch(() => undefined))
    return response
  } catch (error) {
    const [, prefix = ''] = new URL(event.request.url).pathname.split('/')
    const spoken = { zh: 'zh', ms: 'my' }[navigator.language.slice(0, 2)] ?? 'en'
    const language = languages.includes(prefix) ? prefix : spoken
    const cache = await caches.open(pages)
    const page = (await cache.match(`/offline/${language}`)) ?? (await cache.matchAll())[0]
    if (page) return page
    throw error
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  // The request of a navigation starts in parallel to this worker.
  event.waitUntil(
    Promise.all([
      dropFormer(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(findPage(event))
  else if (/^\/(?:\w+\/)?assets\//.test(pathname)) event.respondWith(findFile(event))
})
