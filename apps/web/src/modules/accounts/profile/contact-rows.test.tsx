// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { person, renderAt, serve, cleanupRender, withCookie, ok } from '../testing/render-at.tsx'
import { ContactRows } from './contact-rows.tsx'

afterEach(cleanupRender)

it('[ACC-195] removing the binding says so, ends the session and reloads the home page', async () => {
  withCookie()
  sessionStore.look()
  const { of } = serve({ [accounts.socialUnbind.path]: ok(null) })
  const user = { ...person, bindWechat: true }
  const { router } = await renderAt(<ContactRows user={user} from="/home/learning/account" />, 'zh')
  // The response of `loginInfo` sets the cookie, so it must arrive before the test signs out.
  await waitFor(() => expect(of(accounts.loginInfo)).toHaveLength(1))
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }))
  const dialog = await screen.findByRole('dialog')
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '解除绑定',
  )
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull())
  if (confirm) await userEvent.click(confirm)
  expect(await screen.findByText('已退出登录，正在前往首页')).toBeTruthy()
  expect(of(accounts.socialUnbind)).toHaveLength(1)
  expect(document.cookie).not.toContain('isLogin')
  await waitFor(
    () => expect(navigate).toHaveBeenCalledWith({ href: '/home', reloadDocument: true }),
    { timeout: 5000 },
  )
})
