import { accounts } from '@titian/contract'
import { createRoute, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../../signed-in/session-store.ts'
import type { StaffSite } from '../staff-site.ts'
import { createStaffRouter } from '../staff-router.tsx'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { StaffRoot } from './staff-root.tsx'

const person = {
  userId: 'u',
  mobile: '123456704',
  areaCode: '60',
  name: 'Puan Rohani',
  sex: 0,
  photo: null,
  roleStr: 'schoolAdmin',
  _roleName: 'schoolAdmin',
  functionCodeList: [],
  auditStatus: 0,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}

const site: StaffSite = {
  name: 'Administration',
  home: { href: '/reviews', label: 'Start' },
  signIn: { title: 'Sign in as staff', lead: '', seed: 'staff' },
  mayEnter: () => true,
  refused: { title: '', text: () => '' },
  Navigation: () => <nav>Menu</nav>,
}

const replies: Record<string, () => unknown> = {
  [accounts.teacherLogin.path]: () => {
    document.cookie = 'isLogin=1; path=/'
    return { pcToken: 'p', auditStatus: 0 }
  },
  [accounts.loginInfo.path]: () => person,
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStore.forget()
  location.hash = ''
})

it('[FRM-213] focuses the main part of the first page after a sign-in to a staff site', async () => {
  // Without TLS the password is not encrypted.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === '/baseVerify/getQrImage')
      return new Response('p', { headers: { 'content-type': 'image/png' } })
    return Response.json({ ok: true, code: 200, msg: '', data: replies[path]?.() ?? null })
  })
  location.hash = '#/login'
  const router = createStaffRouter({
    Root: () => <StaffRoot site={site} />,
    home: '/reviews',
    pages: (parent) => [
      createRoute({
        getParentRoute: () => parent,
        path: '/reviews',
        component: () => <h1>Course reviews</h1>,
      }),
    ],
  })
  await renderWithSite(<RouterProvider router={router as never} />)
  await userEvent.type(await screen.findByLabelText('Phone number'), '123456704')
  await userEvent.type(screen.getByLabelText('Password'), 'Titian2026')
  await userEvent.type(screen.getByLabelText('Characters in the picture'), '8888')
  await screen.findByAltText('Picture with the characters')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Course reviews' })
  const main = screen.getByRole('main')
  await waitFor(() => expect(document.activeElement).toBe(main))
})
