// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore, useSession } from '@titian/site'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadForms } from '../panel/panel-form.tsx'
import { SignInPanel } from '../panel/sign-in-panel.tsx'
import {
  field,
  refused,
  renderAt,
  ready,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import type { FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import { signedInEvent } from './signed-in-event.ts'

afterEach(cleanupRender)

const signedIn = { pcToken: 'p', auditStatus: 0 }

async function open(
  language: 'en' | 'zh' = 'en',
  start: FormType = 'login',
  beside: ReactNode = null,
) {
  const onSignedIn = vi.fn<(as: SignedInAs) => void>()
  await renderAt(
    <>
      <SignInPanel
        start={start}
        returnUrl={null}
        onSignedIn={onSignedIn}
        onRegistered={() => 'confirm'}
        onGoOn={() => {}}
        corner={null}
        renderHeading={(text) => <h2>{text}</h2>}
      />
      {beside}
    </>,
    language,
  )
  await ready(language === 'en' ? 'Phone number' : '手机号')
  return { onSignedIn }
}

function fill(password = 'Titian2026') {
  fireEvent.change(field('phone'), { target: { value: '123456701' } })
  fireEvent.change(field('password'), { target: { value: password } })
  fireEvent.change(field('captcha'), { target: { value: ' 8888 ' } })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const textAt = (name: string) => {
  const said = field(name).getAttribute('aria-describedby') ?? ''
  return said
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
}

async function trySignIn(reply: () => Response, tab: 'student' | 'teacher' = 'student') {
  serve({ [accounts.studentLogin.path]: reply, [accounts.teacherLogin.path]: reply })
  await open()
  if (tab === 'teacher') fireEvent.click(screen.getByLabelText('Teacher'))
  fill()
  press('Sign in')
  await waitFor(() => expect(field('captcha').value).toBe(''))
}

describe('the sign-in form', () => {
  it('[ACC-020] [ACC-021] [ACC-023] starts for students, and only they may register', async () => {
    serve({})
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('Student').checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Register for free' })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Teacher'))
    expect(screen.queryByRole('button', { name: 'Register for free' })).toBeNull()
  })

  it('[ACC-031] [ACC-032] [ACC-033] offers the area codes 60 and 86 with 60 as default', async () => {
    serve({})
    await open()
    const area = screen.getByLabelText<HTMLSelectElement>('Country code')
    expect(area.value).toBe('60')
    expect([...area.options].map(({ value }) => value)).toEqual(['60', '86'])
  })

  it('[ACC-024] [ACC-026] can show the password, and links to its recovery', async () => {
    serve({})
    await open()
    expect(field('password').type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(field('password').type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
    expect(field('password').type).toBe('password')
    await loadForms()
    press('Forgot password')
    expect(await screen.findByRole('heading', { name: 'Recover password' })).toBeTruthy()
  })

  it('[ACC-034] [ACC-043] [ACC-044] sends nothing without phone and password', async () => {
    const { of } = serve({})
    await open()
    press('Sign in')
    expect(textAt('phone')).toContain('Please enter your phone number')
    expect(textAt('password')).toContain('Please enter your password')
    await waitFor(() => expect(document.activeElement).toBe(field('phone')))
    expect(of(accounts.studentLogin)).toEqual([])
  })

  it('[ACC-022] [ACC-025] has separate calls for students and teachers, and remembers the person on request', async () => {
    const { of } = serve({
      [accounts.studentLogin.path]: refused('wrongCredentials'),
      [accounts.teacherLogin.path]: refused('wrongCredentials'),
    })
    await open()
    fill()
    press('Sign in')
    await waitFor(() => expect(of(accounts.studentLogin)).toHaveLength(1))
    expect(of(accounts.studentLogin)[0]?.body).toMatchObject({
      phone: '123456701',
      code: '8888',
      isRemeber: false,
    })
    await waitFor(() => expect(field('captcha').value).toBe(''))
    fireEvent.click(screen.getByLabelText('Teacher'))
    fireEvent.click(screen.getByLabelText('Remember me'))
    fill()
    press('Sign in')
    await waitFor(() => expect(of(accounts.teacherLogin)).toHaveLength(1))
    expect(of(accounts.teacherLogin)[0]?.body['isRemeber']).toBe(true)
    expect(of(accounts.studentLogin)).toHaveLength(1)
  })
})

describe('a successful sign-in', () => {
  it('[ACC-045] [ACC-046] clears the old session flag first, and is sent once for several clicks', async () => {
    document.cookie = 'isLogin=1; path=/'
    const { of } = serve({ [accounts.studentLogin.path]: ok(signedIn, withCookie) })
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    fireEvent.submit(field('phone').form ?? document)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    expect(of(accounts.studentLogin)).toHaveLength(1)
    expect(of(accounts.studentLogin)[0]?.cookies).not.toContain('isLogin')
  })

  it('[ACC-048] [ACC-049] [ACC-050] loads the login info, notifies the site, and continues after exactly 500 ms', async () => {
    const received = vi.fn()
    window.addEventListener(signedInEvent, received)
    const { of } = serve({ [accounts.studentLogin.path]: ok(signedIn, withCookie) })
    const { onSignedIn } = await open()
    fill()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      press('Sign in')
      // Waits for the responses without advancing the clock of the page.
      while (received.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(0)
      expect(of(accounts.loginInfo).length).toBeGreaterThan(0)
      await vi.advanceTimersByTimeAsync(499)
      expect(onSignedIn).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(onSignedIn).toHaveBeenCalledWith({ tab: 'student' })
      expect(received).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
      window.removeEventListener(signedInEvent, received)
    }
  })

  it('[ACC-079] stores the audit status of a teacher before the login info has loaded', async () => {
    const unreachable = () => {
      throw new TypeError('offline')
    }
    const approved = { ...signedIn, auditStatus: 2, teacherToken: 't' }
    serve({
      [accounts.teacherLogin.path]: ok(approved, withCookie),
      [accounts.loginInfo.path]: unreachable,
    })
    function Audit() {
      return <output>{useSession().audit ? 'confirmed' : 'not confirmed'}</output>
    }
    const { onSignedIn } = await open('en', 'login', <Audit />)
    expect(screen.getByText('not confirmed')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Teacher'))
    fill()
    press('Sign in')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    expect(await screen.findByText('confirmed')).toBeTruthy()
  })

  it('[ACC-072] ends the session and shows the reason if the login info is refused', async () => {
    const { of } = serve({
      [accounts.studentLogin.path]: ok(signedIn, withCookie),
      [accounts.loginInfo.path]: refused('accountDisabled'),
    })
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    expect(
      await screen.findByText('This account is disabled. Please ask your school.'),
    ).toBeTruthy()
    expect(of(accounts.logout)).toHaveLength(1)
    expect(of(accounts.refreshLastLoginTime)).toEqual([])
    expect(document.cookie).not.toContain('isLogin')
    expect(sessionStore.isSignedIn()).toBe(false)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('[ACC-075] updates the time of the last login after the login info has loaded', async () => {
    const { asked } = serve({ [accounts.studentLogin.path]: ok(signedIn, withCookie) })
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    const paths = asked.map(({ path }) => path)
    expect(paths.indexOf(accounts.refreshLastLoginTime.path)).toBeGreaterThan(
      paths.indexOf(accounts.loginInfo.path),
    )
  })

  it('[ACC-051] [ACC-052] at -1002 counts as signed in, loads the login info and closes', async () => {
    const { of } = serve({ [accounts.studentLogin.path]: refused('signedInAlready') })
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(of(accounts.loginInfo).length).toBeGreaterThan(0)
    expect(document.cookie).toContain('isLogin=1')
  })

  it('[ACC-069] [ACC-251] shows the identity form when the login or its info responds 301', async () => {
    const owed = {
      '/user/loginInfo': refused('needsAuthentication'),
      '/school/voList': ok({ schoolVoList: [] }),
    }
    serve({ ...owed, [accounts.studentLogin.path]: ok(signedIn, withCookie) })
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    expect(await screen.findByRole('heading', { name: 'Student authentication' })).toBeTruthy()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('[ACC-251] shows the identity form of teachers to a teacher', async () => {
    const reply = refused('needsAuthentication')
    serve({
      [accounts.teacherLogin.path]: reply,
      '/user/loginInfo': reply,
      '/school/voList': ok({ schoolVoList: [] }),
    })
    await open()
    fireEvent.click(screen.getByLabelText('Teacher'))
    fill()
    press('Sign in')
    expect(await screen.findByRole('heading', { name: 'Teacher authentication' })).toBeTruthy()
  })

  it('asks staff for the second step in place of the form, and keeps typed values', async () => {
    const { of } = serve({
      [accounts.teacherLogin.path]: refused('secondStep', { extend: { ticket: 'T' } }),
      [accounts.confirmSecondStep.path]: ok({ ...signedIn, teacherToken: 'once' }, withCookie),
    })
    const { onSignedIn } = await open()
    fireEvent.click(screen.getByLabelText('Teacher'))
    fill()
    press('Sign in')
    expect(await screen.findByText('One more step')).toBeTruthy()
    press('Back')
    expect(field('password').value).toBe('Titian2026')
    expect(field('captcha').value).toBe('')
    fill()
    press('Sign in')
    await screen.findByText('One more step')
    await userEvent.type(field('secondStepCode'), '123 456')
    press('Confirm')
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledWith({ tab: 'teacher', teacherToken: 'once' }),
    )
    expect(of(accounts.confirmSecondStep)[0]?.body).toEqual({ ticket: 'T', code: '123456' })
  })
})

describe('a refused sign-in', () => {
  it('[ACC-054] [ACC-055] shows the text of its code, at the account for an unknown phone', async () => {
    await trySignIn(refused('phoneNotRegistered', { msg: 'words of the server' }))
    expect(textAt('phone')).toContain('This phone number is not registered. Please register first.')
    expect(textAt('password')).toBe('')
  })

  it("[ACC-056] [ACC-059] shows any other code at the password, with the server's message if the code has no text", async () => {
    const unknown = () =>
      new Response(JSON.stringify({ ok: false, code: -777, msg: 'A new rule', data: null }), {
        status: 422,
      })
    await trySignIn(unknown)
    expect(textAt('password')).toContain('A new rule')
  })

  it('[ACC-057] [ACC-058] shows -1 once as a notification', async () => {
    await trySignIn(refused('requestFailed'))
    expect(textAt('phone') + textAt('password') + textAt('captcha')).toBe('')
    await waitFor(() =>
      expect(screen.getAllByText('The request failed. Please try again later.')).toHaveLength(1),
    )
  })

  it("[ACC-084] [ACC-086] shows the server's message at -1000", async () => {
    await trySignIn(refused('waitBefore', { msg: 'Wait until 10:30' }), 'teacher')
    expect(textAt('password')).toContain('Wait until 10:30')
    expect(textAt('phone')).toBe('')
  })

  it('[ACC-085] [ACC-087] shows a missing teacher account at the phone', async () => {
    await trySignIn(refused('waitBefore', { msg: '未注册', extend: { code: -201 } }), 'teacher')
    expect(textAt('phone')).toContain('未注册')
  })
})

describe('the captcha', () => {
  it('[ACC-145] is sent only after its picture has loaded', async () => {
    let come = (_: Response) => {}
    const later = new Promise<Response>((resolve) => (come = resolve))
    const { of } = serve({ [accounts.studentLogin.path]: ok(signedIn, withCookie) })
    const others = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/baseVerify/getQrImage') ? later : others(url, init),
    )
    const { onSignedIn } = await open()
    fill()
    press('Sign in')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(of(accounts.studentLogin)).toEqual([])
    come(new Response('p', { headers: { 'content-type': 'image/png' } }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    expect(of(accounts.studentLogin)).toHaveLength(1)
  })

  it.each([
    ['en', 'The picture could not be loaded. Please try again.'],
    ['zh', '图形验证码获取失败，请稍后重试'],
  ] as const)('[ACC-144] says in %s that no picture came', async (language, text) => {
    serve({ '/baseVerify/getQrImage': () => new Response('', { status: 429 }) })
    await open(language)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('[ACC-143] [FRM-152] is requested at most three times in a second', async () => {
    const { asked } = serve({})
    await open()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (let click = 0; click < 6; click += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    clock.mockRestore()
    const pictures = asked.filter(({ path }) => path === '/baseVerify/getQrImage')
    expect(pictures).toHaveLength(3)
  })

  it('[ACC-256] shows that the browser has solved the puzzle and fills in the code', async () => {
    serve({ [accounts.puzzle.path]: ok({ salt: 's', zeroBits: 4 }) })
    await open()
    press('Verify automatically')
    expect(await screen.findByText('Verified; the code is filled in.')).toBeTruthy()
    expect(field('captcha').value).toMatch(/^[a-z\d]{4,6}$/)
    expect(screen.getByText(/code is filled in/).closest('output')).toBeTruthy()
  })

  it('[ACC-144] [ACC-256] no longer reports a missing picture once a puzzle replaces it', async () => {
    serve({
      '/baseVerify/getQrImage': () => new Response('', { status: 429 }),
      [accounts.puzzle.path]: ok({ salt: 's', zeroBits: 4 }),
    })
    await open()
    await screen.findByText('The picture could not be loaded. Please try again.')
    press('Verify automatically')
    await screen.findByText('Verified; the code is filled in.')
    expect(screen.queryByText('The picture could not be loaded. Please try again.')).toBeNull()
  })

  it('[ACC-144] [ACC-256] can be read aloud, and says so if it cannot', async () => {
    const play = vi.fn(() => Promise.resolve())
    const ended = {
      addEventListener: (name: string, end: () => void) => name === 'ended' && setTimeout(end, 20),
      play,
    }
    vi.stubGlobal('Audio', function Audio() {
      return ended
    })
    const { asked } = serve({
      '/baseVerify/getQrSound': () =>
        new Response('s', { headers: { 'content-type': 'audio/wav' } }),
    })
    await open()
    press('Listen')
    expect(await screen.findByText(/Type the characters you heard/)).toBeTruthy()
    expect(play).toHaveBeenCalledTimes(1)
    expect(asked.filter(({ path }) => path === '/baseVerify/getQrSound')).toHaveLength(1)
    serve({})
    press('Listen')
    expect(
      await screen.findByText('The picture could not be loaded. Please try again.'),
    ).toBeTruthy()
  })
})
