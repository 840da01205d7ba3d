import { accounts, privacy, type AccountClosing, type OwnArchive } from '@titian/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import account from '../account/texts/en.json' with { type: 'json' }
import texts from '../privacy/texts/en.json' with { type: 'json' }
import { sessionStore } from '../signed-in/session-store.ts'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { OwnDataPage } from './own-data-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStore.forget()
})

const archive: OwnArchive = {
  state: 'none',
  requestedAt: null,
  bytes: null,
  endsAt: null,
  nextAt: null,
  parts: [],
}
const closing: AccountClosing = {
  state: 'open',
  requestedAt: null,
  endsAt: null,
  hindrances: [{ kind: 'course', count: 1, names: ['Tea'] }],
  kept: [],
  applications: 0,
}

it('[ACC-319] lets a teacher order a copy of their data by password alone, and shows what prevents closing the account', async () => {
  const sent: object[] = []
  const replies: Record<string, unknown> = {
    [privacy.ownArchive.path]: archive,
    [privacy.accountClosing.path]: closing,
    [privacy.orderOwnArchive.path]: {
      ...archive,
      state: 'waiting',
      requestedAt: '2026-11-02T08:00:00Z',
    },
    [accounts.loginInfo.path]: null,
  }
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === privacy.orderOwnArchive.path) sent.push(JSON.parse(body ?? '{}') as object)
    return Response.json({ ok: true, code: 200, msg: '', data: replies[path] ?? null })
  })
  await renderWithSite(<OwnDataPage />, 'en', { privacy: texts, account })
  const way = await screen.findByRole('link', { name: 'Go to the courses' })
  expect(way.getAttribute('href')).toBe('/teacher/#/teachingCenter')
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Code by text message' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Your password'), 'Titian2026')
  await userEvent.click(screen.getByRole('button', { name: 'Request the archive' }))
  await waitFor(() => expect(sent).toEqual([{ password: 'plain:Titian2026' }]))
})
