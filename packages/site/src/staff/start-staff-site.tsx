import { schools } from '@titian/contract'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { TitianProvider } from '@titian/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { readFirstData, readNonce } from '../calls/first-data.ts'
import { createQueryClient, seedFirstData } from '../calls/query-client.ts'
import { askOptions } from '../calls/use-ask.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { speakInWindow } from '../locale/current-language.ts'
import { rememberedLanguage } from '../language/remembered-language.ts'
import { startTexts } from '../language/start-texts.ts'
import { PersonBoundary } from '../session/person-boundary.tsx'
import { sessionStore } from '../signed-in/session-store.ts'
import { listenToOtherTabs } from '../signed-in/watch-person.ts'

interface StartOptions {
  createRouter: () => AnyRouter
  /** Runs after the language is set and before the user is loaded. */
  before?: () => Promise<void>
}

/** If the school cannot be loaded, the site still starts, in English and in the default colours. */
function readSchool(client: QueryClient) {
  const first = readFirstData()
  return first
    ? Promise.resolve(first.school.initial)
    : client.fetchQuery(askOptions(schools.schoolInitial, {})).catch(() => null)
}

/** Renders a staff site into the page. */
export async function startStaffSite({ createRouter, before }: StartOptions): Promise<void> {
  const client = createQueryClient()
  const school = await readSchool(client)
  // The address has no language here; see change-language.ts.
  const { language } = chooseLanguage({ pathname: '/', remembered: rememberedLanguage(), school })
  speakInWindow(language)
  const texts = await startTexts(language)
  await before?.()
  seedFirstData(client, readFirstData(), language)
  sessionStore.look()
  listenToOtherTabs(client)
  const router = createRouter()
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <TitianProvider
        primary={school?.primaryColor ?? undefined}
        language={language}
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
