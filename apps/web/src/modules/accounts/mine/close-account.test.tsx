import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, privacy, type AccountClosing, type Language } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { ClosingNote } from '@titian/site/privacy'
import { ClosingDialog } from '@titian/site/privacy/closing-dialog'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { person } from '../testing/render-at.tsx'
import { CloseOwnAccount } from './close-account.tsx'

const closing = (more: Partial<AccountClosing> = {}): AccountClosing => ({
  state: 'open',
  requestedAt: null,
  endsAt: null,
  hindrances: [],
  kept: [
    { thing: 'orders', count: 3, years: 7 },
    { thing: 'certificates', count: 1, years: null },
    { thing: 'discussions', count: 0, years: null },
  ],
  applications: 2,
  ...more,
})
const begun = closing({
  state: 'closing',
  requestedAt: '2026-11-02T08:00:00.000Z',
  endsAt: '2026-11-09T08:00:00.000Z',
})

beforeEach(() => {
  vi.stubGlobal('crypto', {})
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
})
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = (
  answers: Record<string, unknown>,
  language: Language = 'en',
  page = <CloseOwnAccount />,
) => renderPage(page, { language, answers: { [accounts.loginInfo.path]: person, ...answers } })

/** A dialog ignores clicks in its first half second (FRM-366). */
async function pressInDialog(name: string) {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull())
  const button = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  if (!button) throw new Error(`The dialog has no button ${name}.`)
  await userEvent.click(button)
}

it.each<[Language, string[]]>([
  [
    'en',
    [
      'What is kept, and why',
      'It is kept for 7 years.',
      'as long as the school exists',
      '2 open job applications are withdrawn.',
    ],
  ],
  [
    'zh',
    ['会保留什么，为什么', '保留 7 年。', '学校存续期间一直保留', '2 份进行中的求职申请将被撤回。'],
  ],
  [
    'my',
    [
      'Apa yang disimpan, dan sebabnya',
      'Disimpan selama 7 tahun.',
      'selagi sekolah wujud',
      '2 permohonan kerja yang masih dibuka ditarik balik.',
    ],
  ],
])(
  '[ACC-316] says what ends, what stays, how much of it, how long and why (%s)',
  async (language, words) => {
    await open({ [privacy.accountClosing.path]: closing() }, language)
    const [title = '', ...others] = words
    const kept = (await screen.findByRole('heading', { name: title })).parentElement
    for (const one of others) expect(document.body.textContent).toContain(one)
    expect(kept?.textContent).toMatch(/ \(3\)|（3）/)
    // Kinds of things of which the person has none are not listed.
    expect(kept?.querySelectorAll('li')).toHaveLength(2)
  },
)

it('[ACC-316] obstacles are listed with links, and closing is not offered until they are solved', async () => {
  const hindrances: AccountClosing['hindrances'] = [
    { kind: 'unpaidOrder', count: 1, names: ['T2026000001'] },
    { kind: 'course', count: 2, names: ['Tea', 'Coffee'] },
    { kind: 'staff', count: 1, names: [] },
  ]
  await open({ [privacy.accountClosing.path]: closing({ hindrances }) })
  expect(await screen.findByText(/1 order is not paid yet.*\(T2026000001\)/)).toBeTruthy()
  expect(screen.getByText(/2 courses have no other lead teacher.*\(Tea, Coffee\)/)).toBeTruthy()
  const way = screen.getByRole('link', { name: 'See the unpaid orders' })
  expect(way.getAttribute('href')).toBe('/home/learning/account/orders?orderType=1')
  expect(screen.getByText(/Another member of staff has to take over/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
})

it.each<[Language, string, string, string]>([
  ['en', 'Your password', 'Close my account', 'Keep my account'],
  ['zh', '您的密码', '注销我的账号', '保留我的账号'],
  ['my', 'Kata laluan anda', 'Tutup akaun saya', 'Kekalkan akaun saya'],
])(
  '[ACC-316] closes after the proof and one question, in which the safe answer has the focus, and keeps the account again (%s)',
  async (language, field, close, keep) => {
    const sent: unknown[] = []
    await open(
      {
        [privacy.accountClosing.path]: closing(),
        [privacy.closeOwnAccount.path]: (input: unknown) => {
          sent.push(input)
          return begun
        },
        [privacy.keepOwnAccount.path]: () => closing(),
      },
      language,
    )
    await userEvent.type(await screen.findByLabelText(field), 'Titian2026')
    await userEvent.click(screen.getByRole('button', { name: close }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(keep))
    expect(sent).toEqual([])
    await pressInDialog(close)
    await waitFor(() => expect(sent).toEqual([{ password: 'plain:Titian2026' }]))
    await waitFor(() => expect(screen.queryByLabelText(field)).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: keep }))
    expect(await screen.findByLabelText(field)).toBeTruthy()
  },
)

it('[ACC-317] the account page shows until when a closing can be cancelled, and nothing for an open account', async () => {
  const { asked } = await open(
    { [privacy.accountClosing.path]: begun, [privacy.keepOwnAccount.path]: () => closing() },
    'en',
    <ClosingNote />,
  )
  expect(await screen.findByText(/^Your account will be closed on 9 Nov 2026/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByText(/will be closed/)).toBeNull())
  expect(asked).toContain(privacy.keepOwnAccount.path)
})

it('[ACC-317] a person who signs in while the account is being closed is asked whether to keep it', async () => {
  const { asked } = await open(
    { [privacy.accountClosing.path]: begun, [privacy.keepOwnAccount.path]: () => closing() },
    'en',
    <ClosingDialog />,
  )
  expect((await screen.findByRole('dialog')).textContent).toContain('9 Nov 2026')
  await pressInDialog('Keep my account')
  await waitFor(() => expect(asked).toContain(privacy.keepOwnAccount.path))
})
