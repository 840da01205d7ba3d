import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, sharing } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareCode, takeShareCode } from '../../../app/share-code.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ShareArrival } from './share-arrival.tsx'

const code = 'abcdefghijklmnopqrstuv'
const name = 'A course with a name of more than thirty characters'
const person = (impersonation: unknown = null) => ({
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation,
})
const refused = (number: number, msg: string) =>
  new Response(JSON.stringify({ ok: false, code: number, msg, data: null, extend: {} }), {
    status: 422,
  })

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const show = (answer: unknown, impersonation: unknown = null) => {
  const onSignIn = vi.fn()
  const onClose = vi.fn()
  const page = renderPage(<ShareArrival code={code} onSignIn={onSignIn} onClose={onClose} />, {
    answers: {
      [accounts.loginInfo.path]: person(impersonation),
      [sharing.activateShareCode.path]: answer,
    },
  })
  return { onSignIn, onClose, page }
}
const shared = { shareUserName: 'Nurul', courseNameList: [name], courseName: name }

it('[CRS-089] [CRS-105] a visitor is asked to sign in once, and the code is not used', async () => {
  const { onSignIn, page } = show(shared)
  await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
  expect((await page).asked).not.toContain(sharing.activateShareCode.path)
})

it('[CRS-091] [CRS-093] [CRS-094] [CRS-095] [CRS-096] the sharer and the course are shown, and "my courses" opens', async () => {
  signIn()
  const inputs: unknown[] = []
  const { onClose, page } = show((input: unknown) => {
    inputs.push(input)
    return shared
  })
  expect(await screen.findByText(/Nurul shared/)).toBeTruthy()
  expect(screen.getByText(new RegExp(`“${name.slice(0, 30)}…”`))).toBeTruthy()
  expect(inputs).toEqual([{ shareCode: code }])
  await userEvent.click(screen.getByRole('button', { name: 'To my courses' }))
  expect(onClose).toHaveBeenCalledOnce()
  const { router } = await page
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/learning/courses'))
})

it.each([
  [-219, 'This link has already been used.'],
  [-220, 'This share code is wrong.'],
])(
  '[CRS-095] [CRS-097] [CRS-098] [CRS-099] [CRS-100] shows the words of %d, and closing clears the code',
  async (number, msg) => {
    signIn()
    const { onClose, page } = show(refused(number, msg))
    expect(await screen.findByText(msg)).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(onClose).toHaveBeenCalledOnce()
    expect((await page).router.state.location.pathname).toBe('/course')
  },
)

it('[CRS-188] a code is not used during an impersonation', async () => {
  signIn()
  const { page } = show(shared, { studentName: 'Mei', endsAt: '2026-11-23T10:00:00Z' })
  const { asked } = await page
  await waitFor(() => expect(asked).toContain(accounts.loginInfo.path))
  expect(asked).not.toContain(sharing.activateShareCode.path)
})

it('[CRS-088] [CRS-101] a code is taken from any address and stored until it is forgotten', () => {
  const location = { pathname: '/course', search: { shareCode: code, hot: 'new' }, hash: 'top' }
  let thrown: unknown
  try {
    takeShareCode({ location, preload: false })
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({ options: { href: '/course?hot=new#top', replace: true } })
  expect(shareCode.read()).toBe(code)
  takeShareCode({ location: { ...location, search: {} }, preload: false })
  expect(shareCode.read()).toBe(code)
  shareCode.forget()
  expect(shareCode.read()).toBeNull()
})
