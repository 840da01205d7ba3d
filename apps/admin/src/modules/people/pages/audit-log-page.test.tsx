import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import en from '../texts/en.json' with { type: 'json' }
import ms from '../texts/ms.json' with { type: 'json' }
import zh from '../texts/zh.json' with { type: 'json' }
import { AuditLogPage } from './audit-log-page.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(language: 'en' | 'zh' | 'my', people: object, keptYears: number) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, code: 200, msg: '', data: { list: [], total: 0, keptYears } }),
  )
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.auditLog,
    component: AuditLogPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.auditLog] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, language, { people })
  await screen.findByRole('heading', { level: 1 })
}

it.each([
  ['en', en, 7, 'Entries are removed after 7 years.'],
  ['en', en, 1, 'Entries are removed after 1 year.'],
  ['zh', zh, 7, '记录保留 7 年，之后删除。'],
  ['my', ms, 7, 'Entri dipadamkan selepas 7 tahun.'],
] as const)(
  '[OPS-006] the audit log says in %s after how many years entries are removed',
  async (language, people, years, text) => {
    await show(language, people, years)
    expect(await screen.findByText((shown) => shown.endsWith(text))).toBeTruthy()
  },
)

it('[OPS-006] the audit log says nothing of a removal if all entries are kept', async () => {
  await show('en', en, 0)
  await screen.findByText(en.audit.none)
  expect(screen.queryByText(/are removed/)).toBeNull()
})
