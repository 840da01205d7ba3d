// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyArrivals } from '../arrivals/lazy-arrivals.tsx'
import { SignInPanel } from '../panel/sign-in-panel.tsx'
import {
  refused,
  renderAt,
  ready,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import { keepSocial, readSocial } from './stored-social.ts'
import { signedInEvent } from '../login/signed-in-event.ts'
import type { SocialReturn } from './use-social-return.ts'

// The callback address begins with the language of the page.
beforeEach(() => history.replaceState(null, '', '/login'))
afterEach(cleanupRender)

const school = (socialLogin: boolean) => ({
  '/school/initial': ok({ schoolSign: 'own', socialLogin, languageList: [] }),
})
const unbound = refused('phoneNotRegistered', {
  extend: { reason: 'socialUnbound', openId: 'sealed', socialName: 'Lotus' },
})

async function open(social?: SocialReturn) {
  const onSignedIn = vi.fn()
  await renderAt(
    <SignInPanel
      start="login"
      returnUrl="/course"
      social={social}
      onSignedIn={onSignedIn}
      onRegistered={() => 'confirm'}
      onGoOn={() => {}}
      corner={null}
      renderHeading={(text) => <h2>{text}</h2>}
    />,
  )
  await ready('Phone number')
  return { onSignedIn }
}
const scan = { name: 'Sign in with WeChat' }

describe('signing in by a scan', () => {
  it("[ACC-190] shows the provider's code, which redirects to this site", async () => {
    const connectUrl = 'http://localhost/sandbox/scan'
    const { of } = serve({
      ...school(true),
      [accounts.socialConnect.path]: ok({ connectUrl, state: 's' }),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', scan))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Code to scan with WeChat')
    expect(frame.getAttribute('src')).toBe(connectUrl)
    expect(screen.getByRole('link', { name: 'Open the WeChat page' }).getAttribute('href')).toBe(
      connectUrl,
    )
    const callBack = new URL(String(of(accounts.socialConnect)[0]?.body['callBack']))
    expect(callBack.origin).toBe(location.origin)
    expect(callBack.pathname + callBack.search).toBe('/login?social=1&url=%2Fcourse')
  })

  it('[ACC-190] [FRM-213] takes the focus, because the pressed button disappears with the form', async () => {
    const connectUrl = 'http://localhost/sandbox/scan'
    serve({ ...school(true), [accounts.socialConnect.path]: ok({ connectUrl, state: 's' }) })
    await open()
    const button = await screen.findByRole('button', scan)
    button.focus()
    fireEvent.click(button)
    const view = await screen.findByRole('region', scan)
    expect(button.isConnected).toBe(false)
    expect(document.activeElement).toBe(view)
  })

  it('[ACC-190] explains what to do when the provider cannot be reached', async () => {
    serve({ ...school(true), [accounts.socialConnect.path]: refused('requestFailed') })
    await open()
    fireEvent.click(await screen.findByRole('button', scan))
    expect(await screen.findByText(/Get a new code, or sign in by phone/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in by phone' }))
    expect(await ready('Phone number')).toBeTruthy()
  })

  it('[ACC-196] is not offered without a provider', async () => {
    serve(school(false))
    await open()
    expect(screen.queryByRole('button', scan)).toBeNull()
  })

  it('[ACC-191] [ACC-192] uses the returned code once and loads the login info', async () => {
    const done = ok({ pcToken: 'p', auditStatus: 0 }, withCookie)
    const { of } = serve({ ...school(true), [accounts.socialLogin.path]: done })
    const { onSignedIn } = await open({ code: 'C', state: 'S' })
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(of(accounts.socialLogin).map(({ body }) => body)).toEqual([{ code: 'C', state: 'S' }])
    expect(of(accounts.loginInfo).length).toBeGreaterThan(0)
  })

  it('asks for the second step, as after a password', async () => {
    const answer = refused('secondStep', { extend: { ticket: 'T' } })
    serve({ ...school(true), [accounts.socialLogin.path]: answer })
    await open({ code: 'C', state: 'S' })
    expect(await screen.findByText('One more step')).toBeTruthy()
  })

  it('[ACC-193] stores a social account that is not bound to anyone, and says so', async () => {
    serve({ ...school(true), [accounts.socialLogin.path]: unbound })
    const { onSignedIn } = await open({ code: 'C', state: 'S' })
    expect(
      await screen.findByText(/WeChat account Lotus is not linked to an account here yet/),
    ).toBeTruthy()
    expect(readSocial()).toMatchObject({ openId: 'sealed', socialName: 'Lotus' })
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['was cancelled', { code: '', state: '' }, /The scan was cancelled or has expired/],
    [
      'has expired',
      { code: 'C', state: 'S' },
      'The scan was cancelled or has expired. Please scan again.',
    ],
  ])('says what to do when the scan %s', async (_, social, text) => {
    const over = refused('wrongCode', { extend: { reason: 'socialOver' } })
    serve({ ...school(true), [accounts.socialLogin.path]: over })
    await open(social)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('[ACC-194] the offer to bind a social account', () => {
  const bindTo = async (answer: string) => {
    const { of } = serve({ [accounts.socialBind.path]: ok(null) })
    withCookie()
    sessionStore.look()
    await renderAt(<LazyArrivals />)
    keepSocial('sealed', 'Lotus')
    window.dispatchEvent(new Event(signedInEvent))
    expect(await screen.findByText('Link the WeChat account Lotus?')).toBeTruthy()
    expect(of(accounts.socialBind)).toEqual([])
    // A dialog ignores clicks in its first half second (FRM-366).
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    fireEvent.click(screen.getByRole('button', { name: answer }))
    await waitFor(() => expect(readSocial()).toBeNull())
    return of(accounts.socialBind).map(({ body }) => body)
  }
  it('[ACC-194] binds after a sign-in, on a yes', async () =>
    expect(await bindTo('Link')).toEqual([{ openId: 'sealed' }]))
  it('[ACC-194] binds nothing on a no', async () => expect(await bindTo('Not now')).toEqual([]))
})
