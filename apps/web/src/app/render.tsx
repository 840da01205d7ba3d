import type { Language, PageRequest } from '@titian/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient, seedFirstData, startTexts, type FirstData } from '@titian/site'
import { prerender } from 'react-dom/static'
import { createSiteRouter } from './router.tsx'
import { SiteRoot } from './site-root.tsx'

const texts = new Map<Language, ReturnType<typeof startTexts>>()

function textsOf(language: Language) {
  const known = texts.get(language) ?? startTexts(language)
  texts.set(language, known)
  return known
}

/** Returns the HTML of a visitor's page, or null if the address redirects. */
export async function render(request: PageRequest): Promise<string | null> {
  const { address, prefix, language, browser, nonce } = request
  const firstData = JSON.parse(request.firstData) as FirstData
  const client = createQueryClient()
  seedFirstData(client, firstData, language)
  const router = createSiteRouter(
    { language, prefix },
    createMemoryHistory({ initialEntries: [address] }),
    browser.origin,
  )
  await router.load()
  if (router._serverResult?.type === 'redirect') return null
  const { prelude } = await prerender(
    <SiteRoot
      client={client}
      router={router}
      texts={await textsOf(language)}
      language={language}
      browser={browser}
      primary={firstData.school.initial.primaryColor ?? undefined}
      nonce={nonce}
      missing={firstData.missing === true}
    />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  client.clear()
  return html
}
