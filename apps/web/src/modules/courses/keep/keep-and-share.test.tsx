import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, favourites, sharing, type CourseDetail } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { favouriteWish } from '../../../parts/join-wish.ts'
import { KeepAndShare } from './keep-and-share.tsx'

const course = { sign: 'tea', courseName: 'Tea' } as CourseDetail['course']
const person = (functionCodeList: string[] = []) => ({
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList,
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
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

const show = (answers: Record<string, unknown> = {}, codes: string[] = []) =>
  renderPage(<KeepAndShare course={course} />, {
    answers: {
      [accounts.loginInfo.path]: person(codes),
      [favourites.isFavourite.path]: { favourite: false },
      ...answers,
    },
  })
const heart = () => screen.findByRole('button', { name: 'Favourite' })
const pressed = async () => (await heart()).getAttribute('aria-pressed')

it('[CRS-190] a favourite is shown at once, and reverted with a message when the call failed', async () => {
  signIn()
  let fail = () => {}
  const failing = new Promise<Response>((resolve) => {
    const body = { ok: false, code: -9999, msg: '', data: null, extend: {} }
    fail = () => resolve(new Response(JSON.stringify(body), { status: 500 }))
  })
  const { asked } = await show({ [favourites.addFavourite.path]: null })
  await waitFor(() => expect(asked).toContain(favourites.isFavourite.path))
  const served = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('addFavourite') ? failing : served(url, init),
  )
  await userEvent.click(await heart())
  await waitFor(async () => expect(await pressed()).toBe('true'))
  fail()
  await waitFor(async () => expect(await pressed()).toBe('false'))
})

it('[CRS-190] sends one favourite at a double click', async () => {
  signIn()
  const { asked } = await show({ [favourites.addFavourite.path]: null })
  await waitFor(() => expect(asked).toContain(favourites.isFavourite.path))
  await userEvent.dblClick(await heart())
  await waitFor(async () => expect(await pressed()).toBe('true'))
  expect(asked.filter((path) => path === favourites.addFavourite.path)).toHaveLength(1)
  expect(asked).not.toContain(favourites.cancelFavourite.path)
})

it('[CRS-190] the favourite of a visitor is saved after the sign-in without another click', async () => {
  const { asked } = await show()
  await userEvent.click(await heart())
  expect(asked).not.toContain(favourites.addFavourite.path)
  signIn()
  await waitFor(() => expect(asked).toContain(favourites.addFavourite.path))
  expect(favouriteWish.consume('tea')).toBe(false)
})

it('[CRS-189] the plain address is copied, and sharing with access is offered only to people who may give it', async () => {
  signIn()
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  await show({ [sharing.mayShareCourse.path]: { may: true } }, ['shareCourses'])
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(written[0]).toMatch(/\/courseDetail\/tea$/))
  expect(await screen.findByRole('link', { name: 'Share with free access' })).toBeTruthy()
})

it('[CRS-189] a student is not offered sharing with access, and no request is sent for it', async () => {
  signIn()
  const { asked } = await show()
  await waitFor(() => expect(asked).toContain(favourites.isFavourite.path))
  expect(screen.queryByRole('link', { name: 'Share with free access' })).toBeNull()
  expect(asked).not.toContain(sharing.mayShareCourse.path)
})
