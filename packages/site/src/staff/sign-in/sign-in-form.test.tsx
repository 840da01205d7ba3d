import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface Sent {
  path: string
  body: Record<string, unknown>
}

const picturePath = '/baseVerify/getQrImage'
const soundPath = '/baseVerify/getQrSound'
const sound = () => new Response('s', { headers: { 'content-type': 'audio/wav' } })
const puzzle = () =>
  Response.json({ ok: true, code: 200, msg: '', data: { salt: 's', zeroBits: 4 } })

/** How many pictures were requested, and the response to the last request. */
let asked = 0
let answerPicture = (_: Response) => {}

/**
 * Responds to every call with this code, except to calls with a response of their own. A picture
 * waits until the test sends it. Returns the bodies of the sign-in calls.
 */
function serve(code = 200, status = 200, answers: Record<string, () => Response> = {}) {
  const sent: Sent[] = []
  // Without TLS the password is not encrypted.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === picturePath) {
      asked += 1
      return new Promise<Response>((resolve) => (answerPicture = resolve))
    }
    if (path === accounts.teacherLogin.path && typeof body === 'string')
      sent.push({ path, body: JSON.parse(body) as Sent['body'] })
    const own = answers[path]
    if (own) return own()
    return new Response(JSON.stringify({ ok: code === 200, code, msg: '', data: {} }), { status })
  })
  return sent
}

/** A simulated audio output that plays to the end, or fails. */
function listenWith(play: () => Promise<void>) {
  vi.stubGlobal('Audio', function Audio() {
    return {
      play,
      addEventListener: (name: string, end: () => void) => name === 'ended' && setTimeout(end, 20),
    }
  })
}

async function pictureComes() {
  answerPicture(new Response('p', { headers: { 'content-type': 'image/png' } }))
  await screen.findByRole('img', { hidden: true })
}
const pictureFails = () => answerPicture(new Response('', { status: 429 }))
const code = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function open() {
  const onDone = vi.fn()
  await renderWithSite(<SignInForm onDone={onDone} />)
  await userEvent.type(screen.getByLabelText('Phone number'), '123456702')
  await userEvent.type(screen.getByLabelText('Password'), 'Titian2026')
  await userEvent.type(code(), '8888')
  return onDone
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the image code of the staff sign-in', () => {
  it('[ACC-145] is sent after its picture has been loaded, with all input until then', async () => {
    const sent = serve()
    const onDone = await open()
    await press('Sign in')
    expect(sent).toEqual([])
    await userEvent.type(code(), '42')
    await pictureComes()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ phone: '123456702', code: '888842' })
  })

  it('[ACC-144] sends nothing if the picture was not loaded, shows a message, and keeps the input', async () => {
    const sent = serve()
    await open()
    await press('Sign in')
    pictureFails()
    expect(
      await screen.findByText('The picture could not be loaded. Please try again.'),
    ).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect(code().value).toBe('8888')
    expect(sent).toEqual([])
  })

  it('[ACC-145] is requested again after a failure, and the old picture is no longer valid', async () => {
    const sent = serve(-5, 422)
    await open()
    await pictureComes()
    const before = asked
    await press('Sign in')
    await waitFor(() => expect(code().value).toBe(''))
    expect(asked).not.toBe(before)
    await userEvent.type(code(), '7777')
    await press('Sign in')
    expect(sent).toHaveLength(1)
  })

  it('[ACC-143] [FRM-152] requests another picture at most three times within a second', async () => {
    serve()
    await open()
    // The form loaded the first picture more than a second ago.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
    const seen = new Set([asked])
    for (let click = 0; click < 6; click += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
      seen.add(asked)
    }
    expect(seen.size).toBe(4)
  })
})

const failed = 'The picture could not be loaded. Please try again.'

describe('a user who cannot read the image code of the staff', () => {
  it('[ACC-256] plays the code, and the server accepts it without the picture', async () => {
    const sent = serve(200, 200, { [soundPath]: sound })
    listenWith(() => Promise.resolve())
    const onDone = await open()
    await press('Listen')
    expect(await screen.findByText(/Type the characters you heard/)).toBeTruthy()
    expect(code().value).toBe('')
    await userEvent.type(code(), '4711')
    await press('Sign in')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['code'])).toEqual(['4711'])
  })

  it('[ACC-256] lets a puzzle be solved if the picture was not loaded', async () => {
    const sent = serve(200, 200, { [accounts.puzzle.path]: puzzle })
    const onDone = await open()
    pictureFails()
    expect(await screen.findByText(failed)).toBeTruthy()
    await press('Verify automatically')
    expect(await screen.findByText('Verified; the code is filled in.')).toBeTruthy()
    expect(screen.queryByText(failed)).toBeNull()
    const solved = code().value
    expect(solved).toMatch(/^[a-z\d]{4,6}$/)
    await press('Sign in')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['code'])).toEqual([solved])
  })

  it('[ACC-145] [ACC-256] returns from the puzzle to the picture, whose code is valid again once it is loaded', async () => {
    const sent = serve(200, 200, { [accounts.puzzle.path]: puzzle })
    const onDone = await open()
    await pictureComes()
    await press('Verify automatically')
    await screen.findByText(/code is filled in/)
    expect(screen.queryByRole('img', { hidden: true })).toBeNull()
    await press('Show another picture')
    await waitFor(() => expect(screen.queryByText(/code is filled in/)).toBeNull())
    expect(code().value).toBe('')
    await userEvent.type(code(), '7777')
    await press('Sign in')
    expect(sent).toEqual([])
    await pictureComes()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['code'])).toEqual(['7777'])
  })

  it('[ACC-256] delays a submitted form until the puzzle is solved', async () => {
    let answer = (_: Response) => {}
    const later = new Promise<Response>((resolve) => (answer = resolve))
    const sent = serve()
    const others = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes(accounts.puzzle.path) ? later : others(url, init),
    )
    const onDone = await open()
    await pictureComes()
    await press('Verify automatically')
    await press('Sign in')
    expect(sent).toEqual([])
    answer(puzzle())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['code'])).not.toEqual(['8888'])
  })

  it('[ACC-144] [ACC-256] sees a message when the sound did not arrive, and the picture remains valid', async () => {
    const sent = serve(200, 200, { [soundPath]: () => new Response('', { status: 429 }) })
    const onDone = await open()
    await pictureComes()
    await press('Listen')
    expect(await screen.findByText(failed)).toBeTruthy()
    await press('Sign in')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent.map(({ body }) => body['code'])).toEqual(['8888'])
  })

  it('[ACC-144] [ACC-256] sees a message when the sound cannot be played, and the picture is no longer valid', async () => {
    const sent = serve(200, 200, { [soundPath]: sound })
    listenWith(() => Promise.reject(new Error('no loudspeaker')))
    await open()
    await pictureComes()
    await press('Listen')
    expect(await screen.findByText(failed)).toBeTruthy()
    expect(screen.queryByRole('img', { hidden: true })).toBeNull()
    await userEvent.type(code(), '8888')
    await press('Sign in')
    expect(sent).toEqual([])
  })
})

it('[ACC-285] stores the time of a sign-in, and returns users to this site after a password reset', async () => {
  let noted = 0
  serve(200, 200, {
    [accounts.refreshLastLoginTime.path]: () => {
      noted += 1
      return Response.json({ ok: true, code: 200, msg: '', data: null })
    },
  })
  const onDone = await open()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' })
  const address = new URL(link.href)
  expect([address.pathname, address.searchParams.get('form')]).toEqual(['/login', 'forget'])
  expect(address.searchParams.get('url')).toBe(`${location.pathname}#/login`)
  await pictureComes()
  await press('Sign in')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(noted).toBe(1)
})

it('[ACC-295] starts with the account whose first password was just set, and writes it into no address', async () => {
  serve()
  const account = { areaCode: '86', mobile: '13800138000' }
  await renderWithSite(<SignInForm onDone={() => undefined} account={account} />)
  await waitFor(() =>
    expect(
      document.querySelector<HTMLInputElement>(
        'input[name="phone"], input[inputmode="numeric"], input[type="tel"]',
      )?.value,
    ).toBe(account.mobile),
  )
  expect(location.href).not.toContain(account.mobile)
})
