import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { play } from '../testing/stage.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface Sent {
  path: string
  body: Record<string, unknown>
}

/** Answers every call with this code; says what was sent to the sign-in. */
function serve(code = 200, status = 200) {
  const sent: Sent[] = []
  // Without TLS a password goes as it is.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === accounts.teacherLogin.path && typeof body === 'string')
      sent.push({ path, body: JSON.parse(body) as Sent['body'] })
    return new Response(JSON.stringify({ ok: code === 200, code, msg: '', data: {} }), { status })
  })
  return sent
}

const picture = () => screen.getByRole<HTMLImageElement>('img', { hidden: true })
const code = () => screen.getByLabelText<HTMLInputElement>('Image code')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function open() {
  const onDone = vi.fn()
  await play(<SignInForm onDone={onDone} />)
  await userEvent.type(screen.getByLabelText('Phone number'), '123456702')
  await userEvent.type(screen.getByLabelText('Password'), 'Titian2026')
  await userEvent.type(code(), '8888')
  return onDone
}

// The limit of equal calls within a second is no matter here.
let hours = 0
const real = performance.now.bind(performance)
beforeEach(() => {
  hours += 1
  vi.spyOn(performance, 'now').mockImplementation(() => real() + hours * 3_600_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the image code of the staff', () => {
  it('[ACC-145] is sent once its picture is here, with all that was written till then', async () => {
    const sent = serve()
    const onDone = await open()
    await press('Sign in')
    expect(sent).toEqual([])
    await userEvent.type(code(), '42')
    fireEvent.load(picture())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ phone: '123456702', code: '888842' })
  })

  it('[ACC-144] sends nothing for a picture that did not come, says so, and keeps what was written', async () => {
    const sent = serve()
    await open()
    await press('Sign in')
    fireEvent.error(picture())
    expect(await screen.findByText('Captcha fetch failed, please retry later!')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect(code().value).toBe('8888')
    expect(sent).toEqual([])
  })

  it('[ACC-145] is asked for anew after a failure, and the old picture counts for nothing', async () => {
    const sent = serve(-5, 422)
    await open()
    fireEvent.load(picture())
    const before = picture().src
    await press('Sign in')
    await waitFor(() => expect(code().value).toBe(''))
    expect(picture().src).not.toBe(before)
    await userEvent.type(code(), '7777')
    await press('Sign in')
    expect(sent).toHaveLength(1)
  })

  it('[ACC-143] [FRM-152] asks for three other pictures within a second at most', async () => {
    serve()
    await open()
    vi.spyOn(performance, 'now').mockReturnValue(real() + 9e9)
    const seen = new Set([picture().src])
    for (let click = 0; click < 6; click += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Show another image code' }))
      seen.add(picture().src)
    }
    expect(seen.size).toBe(4)
  })
})
