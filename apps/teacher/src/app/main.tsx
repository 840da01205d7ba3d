import '@titian/ui/styles'
import { accounts, schools } from '@titian/contract'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import {
  ask,
  askOptions,
  chooseLanguage,
  createQueryClient,
  readFirstData,
  readNonce,
  rememberedLanguage,
  seedFirstData,
  sessionStore,
  startTexts,
} from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createSiteRouter } from './router.tsx'
import { noteTicketFailure } from '../modules/accounts/parts/ticket-failure.ts'
import { takeTeacherToken } from './take-teacher-token.ts'

/** Without the school the site still starts, in English and in the house colours. */
function readSchool(client: QueryClient) {
  const first = readFirstData()
  return first
    ? Promise.resolve(first.school.initial)
    : client.fetchQuery(askOptions(schools.schoolInitial, {})).catch(() => null)
}

/** ACC-083: the code leaves the address bar before it is used, so that no reload tries it twice. */
async function openTicket(): Promise<void> {
  const { token, address } = takeTeacherToken(location.href)
  if (token === null) return
  history.replaceState(history.state, '', address)
  await ask(accounts.exchangeTeacherToken, { teacherToken: token }).catch(noteTicketFailure)
}

async function start(): Promise<void> {
  const client = createQueryClient()
  const school = await readSchool(client)
  const { language } = chooseLanguage({
    pathname: '/',
    remembered: rememberedLanguage(),
    school,
  })
  const texts = await startTexts(language)
  await openTicket()
  seedFirstData(client, readFirstData(), language)
  sessionStore.look()
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
            <RouterProvider router={createSiteRouter()} />
          </I18nextProvider>
        </QueryClientProvider>
      </TitianProvider>
    </StrictMode>,
  )
}

void start()
