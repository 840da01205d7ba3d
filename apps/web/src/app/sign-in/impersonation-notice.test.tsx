import { accounts } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { askKey, callServer, sessionStore } from '@titian/site'
import { TitianProvider, toast } from '@titian/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import site from '../../../../../packages/site/src/texts/en.json' with { type: 'json' }
import { ImpersonationNotice } from './impersonation-notice.tsx'

const impersonation = {
  studentName: 'Nur Aisyah',
  endsAt: new Date(Date.now() + 600_000).toISOString(),
}
const asked: string[] = []
let answers: Record<string, object> = {}

async function show(shown: object | null) {
  const texts = createInstance()
  const resources = { en: { site: { ...site, reasons: { impersonationOver: 'It has ended.' } } } }
  await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'site', resources })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(askKey(accounts.loginInfo), { name: 'Nur Aisyah', impersonation: shown })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <ImpersonationNotice />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

describe('while staff impersonate a student', () => {
  const assign = vi.fn()
  beforeEach(() => {
    document.cookie = 'isLogin=1; path=/'
    sessionStore.look()
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response(JSON.stringify(answers[url.split('?')[0] ?? ''] ?? {}))
    })
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
  })
  afterEach(() => {
    sessionStore.forget()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('[FRM-139] every page shows a banner with the name, and its button ends the impersonation', async () => {
    answers = { '/api/v1/user/exitSimulation': { ok: true, code: 1, msg: '', data: null } }
    await show(impersonation)
    expect(
      await screen.findByText(/currently operating with the account of a student: Nur Aisyah/i),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: site.impersonation.stop }))
    expect(asked).toContain('/api/v1/user/exitSimulation')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/home'))
  })

  it('[FRM-139] no other person sees a banner', async () => {
    await show(null)
    await act(async () => {})
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[FRM-139] the banner disappears with a message when a call is refused because the impersonation ended', async () => {
    const failure = vi.spyOn(toast, 'failure').mockImplementation(() => {})
    const over = {
      ok: false,
      code: -6,
      msg: '',
      data: null,
      extend: { reason: 'impersonationOver' },
    }
    answers = {
      '/api/v1/user/refreshLastLoginTime': over,
      '/api/v1/user/loginInfo': {
        ok: true,
        code: 200,
        msg: '',
        data: { name: 'Nur Aisyah', impersonation: null },
      },
    }
    await show(impersonation)
    await screen.findByRole('button')
    await act(async () => void (await callServer(accounts.refreshLastLoginTime, {})))
    expect(failure).toHaveBeenCalledWith('It has ended.')
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull(), { timeout: 5000 })
  })
})
