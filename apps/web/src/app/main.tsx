import '@titian/ui/styles'
import { schools } from '@titian/contract'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import {
  askOptions,
  chooseLanguage,
  createQueryClient,
  hearOtherTabs,
  PersonBoundary,
  readFirstData,
  readNonce,
  rememberedLanguage,
  rememberLanguage,
  seedFirstData,
  sessionStore,
  splitLanguage,
  startTexts,
} from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createSiteRouter } from './router.tsx'

/** Without the school the site still starts, in English and in the house colours. */
function readSchool(client: QueryClient) {
  const first = readFirstData()
  return first
    ? Promise.resolve(first.school.initial)
    : client.fetchQuery(askOptions(schools.schoolInitial, {})).catch(() => null)
}

async function start(): Promise<void> {
  const client = createQueryClient()
  const school = await readSchool(client)
  const choice = chooseLanguage({
    pathname: location.pathname,
    remembered: rememberedLanguage(),
    school,
  })
  const texts = await startTexts(choice.language)
  seedFirstData(client, readFirstData(), choice.language)
  if (choice.prefix !== null) {
    rememberLanguage(choice.language)
  } else {
    // FRM-016: a language that is not offered goes from the address.
    const { prefix, rest } = splitLanguage(location.pathname, school?.languageList)
    if (prefix !== null)
      history.replaceState(history.state, '', rest + location.search + location.hash)
  }
  sessionStore.look()
  hearOtherTabs(client)
  const router = createSiteRouter(choice)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <TitianProvider
        primary={school?.primaryColor ?? undefined}
        language={choice.language}
        nonce={readNonce()}
      >
        <QueryClientProvider client={client}>
          <I18nextProvider i18n={texts}>
            <PersonBoundary>
              <RouterProvider router={router} />
            </PersonBoundary>
          </I18nextProvider>
        </QueryClientProvider>
      </TitianProvider>
    </StrictMode>,
  )
}

void start()
