// @vitest-environment happy-dom
import { accounts, courses, identities } from '@titian/contract'
import {
  ask,
  onIdentityNeeded,
  sessionStore,
  useSession,
  useSignIn,
  type SignInLook,
} from '@titian/site'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  browseAs,
  desktopAgent,
  waitForFocusKeeper,
  phoneAgent,
} from '../../testing/render-page.tsx'
import {
  field,
  refused,
  person,
  renderAt,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../../modules/accounts/testing/render-at.tsx'
import { SignInLayer } from './sign-in-layer.tsx'

beforeEach(() => void browseAs(desktopAgent))
afterEach(() => {
  browseAs(desktopAgent)
  cleanupRender()
})

const list = { courseName: '', page: 1, size: 8 }
const call = () => act(() => ask(courses.courseList, list).catch(() => undefined))

function Page({ look }: { look?: SignInLook }) {
  const openSignIn = useSignIn()
  const { status, user, audit, needsIdentity, signOut } = useSession()
  return (
    <>
      <input aria-label="Note" />
      <output>{`${status} ${user?.name ?? 'nobody'} ${audit ? 'approved' : 'not approved'} ${needsIdentity ? 'owes' : 'free'}`}</output>
      <button
        type="button"
        onClick={({ currentTarget }) => openSignIn('login', null, look ?? { under: currentTarget })}
      >
        open
      </button>
      <button type="button" onClick={() => void signOut()}>
        leave
      </button>
    </>
  )
}

/** A button that asks for a sign-in and stays on the page afterwards. */
function JoinButton() {
  const openSignIn = useSignIn()
  return (
    <button type="button" onClick={() => openSignIn('login')}>
      Join
    </button>
  )
}

/** The sign-in button of the header, and a shared course that requires an account. */
function Shared() {
  const openSignIn = useSignIn()
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => openSignIn('regist', null, { under: currentTarget })}
      >
        Register
      </button>
      <button type="button" onClick={() => openSignIn('login', null, { shared: true })}>
        Arrive
      </button>
    </>
  )
}

async function open(at = '/course', look?: SignInLook) {
  const scene = await renderAt(
    <SignInLayer>
      <Page look={look} />
    </SignInLayer>,
    'en',
    at,
  )
  await screen.findByText('open')
  return scene
}

async function openSignedIn(answers: Parameters<typeof serve>[0], at = '/course') {
  const served = serve(answers)
  withCookie()
  sessionStore.look()
  return { ...served, ...(await open(at)) }
}

describe('the sign-in form', () => {
  it('[ACC-015] [ACC-249] opens below the header button, 600 pixels wide, and returns the focus to it', async () => {
    serve({})
    await open()
    const button = screen.getByText('open')
    fireEvent.click(button)
    const box = await screen.findByRole('dialog')
    expect(box.style.width).toBe('600px')
    expect(screen.getByRole('heading', { name: 'Sign in' }).id).toBe(
      box.getAttribute('aria-labelledby'),
    )
    await waitFor(() => expect(document.activeElement).toBe(box.querySelector('[name="phone"]')))
    fireEvent.keyDown(document.activeElement ?? box, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  it('[FRM-213] returns the focus to where it was opened after a sign-in', async () => {
    serve({ [accounts.studentLogin.path]: ok({ pcToken: 'p', auditStatus: 0 }, withCookie) })
    await renderAt(
      <SignInLayer>
        <main>
          <p>
            <JoinButton />
          </p>
        </main>
      </SignInLayer>,
    )
    const opener = await screen.findByText('Join')
    await waitForFocusKeeper()
    opener.focus()
    fireEvent.click(opener)
    const phoneField = await screen.findByLabelText('Phone number', {}, { timeout: 12_000 })
    fireEvent.change(phoneField, { target: { value: '123456701' } })
    fireEvent.change(field('password'), { target: { value: 'Titian2026' } })
    fireEvent.change(field('captcha'), { target: { value: '8888' } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  }, 30_000)

  it('closes on a click outside unless something was typed', async () => {
    serve({})
    await open()
    fireEvent.click(screen.getByText('open'))
    const field = await screen.findByLabelText('Phone number')
    fireEvent.change(field, { target: { value: '12' } })
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('dialog')).toBeTruthy()
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[ACC-016] is 420 pixels wide for a shared course', async () => {
    serve({})
    await open('/course', { shared: true })
    fireEvent.click(screen.getByText('open'))
    await screen.findByLabelText('Phone number')
    const content = document.querySelector<HTMLElement>('[role="dialog"]')
    const root = content?.closest<HTMLElement>('[style*="--modal-size"]')
    expect(root?.style.getPropertyValue('--modal-size')).toContain('26.25rem')
  })

  it('[CRS-089] keeps an open registration when a shared course requires an account', async () => {
    serve({})
    await renderAt(
      <SignInLayer>
        <Shared />
      </SignInLayer>,
    )
    fireEvent.click(await screen.findByText('Register'))
    await screen.findByLabelText('Phone number')
    fireEvent.change(field('name'), { target: { value: 'Nur Aina' } })
    fireEvent.click(screen.getByText('Arrive'))
    await act(() => Promise.resolve())
    expect(field('name').value).toBe('Nur Aina')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('[ACC-016] asks on a phone in a dialog of 80vw first, and leads to the login page only on a yes', async () => {
    browseAs(phoneAgent)
    serve({})
    const { router } = await open('/course', { shared: true })
    fireEvent.click(screen.getByText('open'))
    expect(await screen.findByText('Someone shared a course with you')).toBeTruthy()
    const root = document.querySelector<HTMLElement>('[style*="--modal-size"]')
    expect(root?.style.getPropertyValue('--modal-size')).toBe('80vw')
    // A dialog ignores clicks in its first half second (FRM-366).
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toEqual({ url: '/course' })
  })

  it('[FRM-024] [FRM-025] is a page on a phone and a dialog on a desktop', async () => {
    browseAs(phoneAgent)
    serve({})
    const { router } = await open()
    fireEvent.click(screen.getByText('open'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[ACC-235] closes when the page is left', async () => {
    serve({})
    const { router } = await open()
    fireEvent.click(screen.getByText('open'))
    await screen.findByRole('dialog')
    await act(() => router.navigate({ to: '/home' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a required identity', () => {
  const owed = {
    '/user/loginInfo': refused('needsAuthentication'),
    '/school/voList': ok({ schoolVoList: [] }),
    [identities.studentAuditInfo.path]: ok({ auditStatus: 0, reason: null }),
  }

  it('[ACC-069] [ACC-252] is asked for once after the login info, and the form may be closed', async () => {
    await openSignedIn(owed)
    expect(await screen.findByRole('heading', { name: 'Student authentication' })).toBeTruthy()
    expect(screen.getByText('loading nobody not approved owes')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.cookie).toContain('isLogin=1')
  })

  it('[ACC-252] is asked for again after any later call that responds 301', async () => {
    const received = vi.fn()
    const stop = onIdentityNeeded(received)
    await openSignedIn({ ...owed, [courses.courseList.path]: refused('needsAuthentication') })
    await screen.findByRole('heading', { name: 'Student authentication' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await call()
    expect(received).toHaveBeenCalledWith(courses.courseList.path)
    expect(await screen.findByRole('heading', { name: 'Student authentication' })).toBeTruthy()
    stop()
  })
})

describe('a session', () => {
  it('[ACC-070] [ACC-071] [ACC-072] is cleared when the login info is refused', async () => {
    const { of } = await openSignedIn({ '/user/loginInfo': refused('accountDisabled') })
    expect(await screen.findByText('visitor nobody not approved free')).toBeTruthy()
    await waitFor(() => expect(of(accounts.logout)).toHaveLength(1))
    expect(document.cookie).not.toContain('isLogin')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[ACC-073] is kept when the network fails', async () => {
    const broken = () => {
      throw new TypeError('offline')
    }
    const { of } = await openSignedIn({ '/user/loginInfo': broken })
    await waitFor(() => expect(of(accounts.loginInfo).length).toBeGreaterThan(0))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(sessionStore.isSignedIn()).toBe(true)
    expect(document.cookie).toContain('isLogin=1')
    expect(of(accounts.logout)).toEqual([])
  })

  it('[ACC-074] has an approved identity only with audit status 2', async () => {
    await openSignedIn({ '/user/loginInfo': ok({ ...person, auditStatus: 2 }, withCookie) })
    expect(await screen.findByText('signedIn Aisyah approved free')).toBeTruthy()
  })

  it('[ACC-231] [FRM-068] [FRM-185] that ended stays on the page, forgets the user, and asks for a sign-in above what was typed', async () => {
    const { router } = await openSignedIn({ [courses.courseList.path]: refused('signIn') })
    await screen.findByText(/signedIn Aisyah/)
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sentence' } })
    await call()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/course')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sentence')
    expect(document.cookie).not.toContain('isLogin')
  })

  it.each(['/course', '/home/learning/center'])(
    '[ACC-286] that ended is explained in the sign-in above %s',
    async (at) => {
      await openSignedIn({ [courses.courseList.path]: refused('signIn') }, at)
      await screen.findByText(/signedIn Aisyah/)
      await call()
      expect(await screen.findByText(/was ended on another device/)).toBeTruthy()
    },
  )

  it('[ACC-286] is not mentioned to a person who signed out', async () => {
    withCookie()
    sessionStore.look()
    sessionStore.forget()
    serve({})
    await open()
    fireEvent.click(screen.getByText('open'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByText(/was ended on another device/)).toBeNull()
  })

  it('[FRM-185] that ended makes a phone ask before leaving the page', async () => {
    browseAs(phoneAgent)
    const { router } = await openSignedIn({ [courses.courseList.path]: refused('signIn') })
    await screen.findByText(/signedIn Aisyah/)
    await call()
    expect(await screen.findByText('Your session has ended')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/course')
    fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
    expect(router.state.location.pathname).toBe('/course')
  })

  it('[ACC-235] [FRM-185] that ended no longer makes a phone ask once the page was left', async () => {
    browseAs(phoneAgent)
    const { router } = await openSignedIn({ [courses.courseList.path]: refused('signIn') })
    await screen.findByText(/signedIn Aisyah/)
    await call()
    await screen.findByText('Your session has ended')
    await act(() => router.navigate({ to: '/home' }))
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull())
  })

  it('[FRM-068] [FRM-185] that ended does not make a phone leave the page when another of its calls is refused', async () => {
    browseAs(phoneAgent)
    const { router } = await openSignedIn({ [courses.courseList.path]: refused('signIn') })
    await screen.findByText(/signedIn Aisyah/)
    await call()
    await screen.findByText('Your session has ended')
    await call()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(router.state.location.pathname).toBe('/course')
    expect(screen.getByText('Your session has ended')).toBeTruthy()
  })

  it.each([
    '/home/learning/courses?kind=1',
    '/pay-order',
    '/college/course-video/abc',
    '/college/train-video/abc',
  ])(
    '[FRM-067] [FRM-069] [FRM-070] [ACC-223] returns home from %s with the way back, and asks there',
    async (at) => {
      const { router } = await openSignedIn({ [courses.courseList.path]: refused('signIn') }, at)
      await screen.findByText(/signedIn Aisyah/)
      await call()
      await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
      expect(router.state.location.href).toBe(`/home?url=${encodeURIComponent(at)}`)
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    },
  )

  it('[ACC-236] is kept when signing out is refused, and ends at -1001', async () => {
    await openSignedIn({ '/user/logout': refused('busy') })
    await screen.findByText(/signedIn Aisyah/)
    fireEvent.click(screen.getByText('leave'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(sessionStore.isSignedIn()).toBe(true)
    serve({ '/user/logout': refused('signIn') })
    fireEvent.click(screen.getByText('leave'))
    expect(await screen.findByText(/visitor nobody/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
