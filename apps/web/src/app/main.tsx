import '@titian/ui/styles'
import { schools } from '@titian/contract'
import type { QueryClient } from '@tanstack/react-query'
import {
  askOptions,
  chooseLanguage,
  createQueryClient,
  listenToOtherTabs,
  readFirstData,
  readNonce,
  rememberedLanguage,
  rememberLanguage,
  seedFirstData,
  sessionStore,
  speakInWindow,
  splitLanguage,
  startTexts,
} from '@titian/site'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteEarlyActs } from './early-acts.ts'
import { dropFirstHead } from './first-head.ts'
import { loadHeader } from './header/wide-header.ts'
import { createSiteRouter, NotFoundPage } from './router.tsx'
import { SiteRoot } from './site-root.tsx'
import { whenIdle } from '@titian/ui'

/**
 * FRM-310: stores the site's files on the device. A browser that refuses the service worker loads
 * the files from the server as usual.
 */
function startAssetWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () =>
    whenIdle(() => void navigator.serviceWorker.register('/asset-worker.js').catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/**
 * If the school cannot be loaded, the site still starts, in English and with the default colours.
 */
function readSchool(client: QueryClient) {
  const first = readFirstData()
  return first
    ? Promise.resolve(first.school.initial)
    : client.fetchQuery(askOptions(schools.schoolInitial, {})).catch(() => null)
}

/** Gives control to the browser, so that it can scroll and paint between the steps of a start. */
const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

async function start(): Promise<void> {
  await breathe()
  const root = document.getElementById('root')
  if (!root) return
  const isDrawn = root.hasChildNodes()
  const client = createQueryClient()
  const school = await readSchool(client)
  const choice = chooseLanguage({
    pathname: location.pathname,
    // The server chose the language of a server-rendered page.
    remembered: (isDrawn && readFirstData()?.language) || rememberedLanguage(),
    school,
  })
  speakInWindow(choice.language)
  const [texts] = await Promise.all([startTexts(choice.language), loadHeader()])
  seedFirstData(client, readFirstData(), choice.language)
  if (choice.prefix !== null) {
    rememberLanguage(choice.language)
  } else {
    // FRM-016: a language that the school does not offer is removed from the address.
    const { prefix, rest } = splitLanguage(location.pathname, school?.languageList)
    if (prefix !== null)
      history.replaceState(history.state, '', rest + location.search + location.hash)
  }
  await breathe()
  sessionStore.look()
  listenToOtherTabs(client)
  const router = createSiteRouter(choice)
  dropFirstHead(router)
  const draw = (onReady: () => void) => (
    <SiteRoot
      client={client}
      router={router}
      texts={texts}
      language={choice.language}
      browser={{ userAgent: navigator.userAgent, origin: location.origin }}
      primary={school?.primaryColor ?? undefined}
      nonce={readNonce()}
      missing={readFirstData()?.missing === true}
      onReady={onReady}
    />
  )
  const asked = router.latestLocation.pathname
  if (isDrawn) {
    // With this flag the router renders without its own Suspense boundary, as on the server;
    // otherwise hydration would not match.
    router.ssr = { manifest: undefined }
    await breathe()
    await router.load()
    await breathe()
    if (router.state.matches.some((match) => match._notFound)) await NotFoundPage.preload?.()
  }
  if (isDrawn && router.state.location.pathname === asked) {
    // As a transition, the hydration runs in small steps, and the browser scrolls and paints
    // between the steps.
    startTransition(() => void hydrateRoot(root, draw(noteEarlyActs(root))))
  } else createRoot(root).render(draw(noteEarlyActs(root)))
}

void start()
startAssetWorker()
