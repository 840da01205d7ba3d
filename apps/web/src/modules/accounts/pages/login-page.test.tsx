// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browseAs, desktopAgent, phoneAgent } from '../../../testing/render-page.tsx'
import {
  field,
  renderAt,
  ready,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import { LoginPage } from './login-page.tsx'

beforeEach(() => void browseAs(phoneAgent))
afterEach(() => {
  browseAs(desktopAgent)
  cleanupRender()
})

/** Opens the paths one after the other, and registers on the last path. */
async function register(visited: string[]) {
  serve({
    [accounts.checkUniqueByMobile.path]: ok(null),
    [accounts.register.path]: ok({ pcToken: 'p', auditStatus: 0 }, withCookie),
  })
  const { router } = await renderAt(<LoginPage />, 'en', visited, '/login')
  await ready('Phone number')
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  fireEvent.click(field('agreement'))
  type('name', 'Farah Aminah')
  type('phone', '1123456789')
  type('newPassword', 'Titian2026')
  type('passwordAgain', 'Titian2026')
  type('smsCode', '123456')
  fireEvent.submit(field('phone').form ?? document)
  return router
}

describe('after a registration on a phone', () => {
  const form = '/login?form=regist'

  it('[ACC-099] [ACC-100] the browser goes back to the previous page', async () => {
    const router = await register(['/course', '/courseDetail/abc', form])
    await waitFor(() => expect(router.state.location.pathname).toBe('/courseDetail/abc'))
    // Going back must open the page before the course page, because the registration has added no
    // entry to the history.
    router.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'))
  })

  it('[ACC-100] [ACC-255] the return address is opened, even if there is a previous page', async () => {
    const router = await register(['/course', `${form}&url=%2FcourseDetail%2Fxyz`])
    await waitFor(() => expect(router.state.location.pathname).toBe('/courseDetail/xyz'))
  })

  it('[ACC-100] the learning centre is opened if there is no history', async () => {
    const router = await register([form])
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/learning/center'))
    expect(screen.queryByText('You are registered and signed in.')).toBeNull()
  })
})

describe('the form on a desktop', () => {
  beforeEach(() => void browseAs(desktopAgent))

  it.each([
    ['/login?form=regist', 'name'],
    ['/login', 'phone'],
  ] as const)('[FRM-273] puts the focus of %s into its first field, %s', async (address, first) => {
    serve({})
    await renderAt(<LoginPage />, 'en', [address], '/login')
    await ready('Phone number')
    await waitFor(() => expect(document.activeElement).toBe(field(first)))
  })
})
