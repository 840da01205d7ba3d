import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, archiveParts, privacy, type Language, type OwnArchive } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { refusal } from '../testing/refusal.ts'
import { person } from '../testing/render-at.tsx'
import { OwnData } from './own-data.tsx'

const archive = (more: Partial<OwnArchive> = {}): OwnArchive => ({
  state: 'none',
  requestedAt: null,
  bytes: null,
  endsAt: null,
  nextAt: null,
  parts: archiveParts.map((part) => ({ part, rows: null })),
  ...more,
})
const ready = archive({
  state: 'ready',
  requestedAt: '2026-11-02T08:00:00.000Z',
  bytes: 3_400_000,
  endsAt: '2099-11-09T08:00:00.000Z',
  nextAt: '2099-11-03T08:00:00.000Z',
  parts: archiveParts.map((part, at) => ({ part, rows: at })),
})

beforeEach(() => {
  // With the browser's cryptography the page would encrypt passwords, and the test could not read
  // them.
  vi.stubGlobal('crypto', {})
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
})
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = (answers: Record<string, unknown>, language: Language = 'en') =>
  renderPage(<OwnData />, {
    language,
    answers: { [accounts.loginInfo.path]: person, ...answers },
  })

it.each<[Language, string, string, string]>([
  ['en', 'Job applications', 'Request the archive', 'Please enter your password.'],
  ['zh', '求职申请', '申请存档', '请输入密码'],
  ['my', 'Permohonan kerja', 'Mohon arkib', 'Sila masukkan kata laluan anda.'],
])(
  '[ACC-315] says what an archive contains, and orders none without a proof (%s)',
  async (language, part, order, missing) => {
    const { asked } = await open({ [privacy.ownArchive.path]: archive() }, language)
    await userEvent.click(await screen.findByRole('button', { name: order }))
    expect(screen.getByText(part)).toBeTruthy()
    expect(screen.getByText(missing)).toBeTruthy()
    expect(asked).not.toContain(privacy.orderOwnArchive.path)
  },
)

it('[ACC-315] an archive is ordered with the password and shown when it is ready', async () => {
  let now = archive()
  const sent: unknown[] = []
  await open({
    [privacy.ownArchive.path]: () => now,
    [privacy.orderOwnArchive.path]: (input: unknown) => {
      sent.push(input)
      now = archive({ state: 'waiting', requestedAt: '2026-11-02T08:00:00.000Z' })
      return now
    },
  })
  await userEvent.type(await screen.findByLabelText('Your password'), 'Titian2026')
  await userEvent.click(screen.getByRole('button', { name: 'Request the archive' }))
  expect(await screen.findByText(/^Your archive is being made since 2 Nov/)).toBeTruthy()
  expect(sent).toEqual([{ password: 'plain:Titian2026' }])
  expect(screen.queryByRole('button', { name: 'Request the archive' })).toBeNull()
  now = ready
  expect(
    await screen.findByText('Your archive is ready (3.2 MB).', {}, { timeout: 6000 }),
  ).toBeTruthy()
})

it('[ACC-315] a ready archive can be downloaded, with its expiry and the time of the next order', async () => {
  const { asked } = await open({
    [privacy.ownArchive.path]: ready,
    [privacy.downloadOwnArchive.path]: { url: '/own.zip', fileName: 'own.zip', bytes: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/own.zip'),
  )
  expect(asked).toContain(privacy.downloadOwnArchive.path)
  expect(
    screen.getByText(/^You can download it until|You can download it until 9 Nov 2099/),
  ).toBeTruthy()
  expect(screen.getByText(/^You can order the next archive from 3 Nov 2099/)).toBeTruthy()
  const files = within(screen.getByText('Files').closest('li') ?? document.body)
  expect(files.getByText(String(archiveParts.indexOf('files')))).toBeTruthy()
  document.querySelector('iframe')?.remove()
})

it('[ACC-315] a wrong password is reported at its field, and an SMS code can be used instead', async () => {
  const sent: unknown[] = []
  await open({
    [privacy.ownArchive.path]: archive(),
    [privacy.orderOwnArchive.path]: (input: { code?: string }) => {
      sent.push(input)
      return input.code ? archive({ state: 'waiting' }) : refusal('wrongOldPassword')
    },
    [accounts.sendCodeForMobile.path]: (input: unknown) => void sent.push(input),
  })
  const field = await screen.findByLabelText('Your password')
  await userEvent.type(field, 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Request the archive' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.click(screen.getByRole('radio', { name: 'Code by text message' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Get code' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ mobile: person.mobile, type: 2 })
  await userEvent.type(screen.getByLabelText('Code from the SMS'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Request the archive' }))
  await waitFor(() => expect(sent[2]).toEqual({ code: '123456' }))
})

it('[ACC-315] a failed archive is reported and can be ordered again', async () => {
  await open({ [privacy.ownArchive.path]: archive({ state: 'failed' }) })
  expect(
    await screen.findByText('The archive could not be made. Please order it again.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Request the archive' })).toBeTruthy()
})
