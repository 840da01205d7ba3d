import { accounts, schools } from '@titian/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../signed-in/session-store.ts'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { AgreementGate } from './agreement-gate.tsx'

const person = {
  userId: 'u',
  mobile: '123456701',
  areaCode: '60',
  name: 'Nur Aisyah',
  sex: 0,
  photo: null,
  roleStr: 'student',
  _roleName: 'student',
  functionCodeList: [],
  auditStatus: 0,
  bindWechat: false,
  impersonation: null,
}
const owed = {
  form: 2,
  version: 3,
  at: '2026-11-24T00:00:00Z',
  title: 'Privacy agreement',
  note: 'We keep sign-ins for 30 days.',
  accepted: 1,
}

/**
 * A fake server that requires the acceptance of an agreement until the page has sent the
 * acceptance.
 */
function serve() {
  const sent: object[] = []
  const replies: Record<string, () => unknown> = {
    [accounts.loginInfo.path]: () => ({ ...person, mustAgree: sent.length === 0 }),
    [schools.agreementsToAccept.path]: () => [owed],
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === schools.acceptAgreements.path) sent.push(JSON.parse(body ?? '{}') as object)
    return Response.json({ ok: true, code: 200, msg: '', data: replies[path]?.() ?? null })
  })
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStore.forget()
})

it('[CNT-084] shows the changes and both versions, and closes after the newest is accepted', async () => {
  const sent = serve()
  await renderWithSite(<AgreementGate onSignOut={() => Promise.resolve()} />)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(owed.note)
  const addresses = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/agreement?form=2&version=3', '/agreement?form=2&version=1'])
  // The dialog cannot be closed.
  await userEvent.keyboard('{Escape}')
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull())
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ agreements: [{ form: 2, version: 3 }] }])
})

it('[CNT-084] offers sign-out as the only alternative', async () => {
  serve()
  const signOut = vi.fn(() => Promise.resolve())
  await renderWithSite(<AgreementGate onSignOut={signOut} />)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(owed.note)
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
})
