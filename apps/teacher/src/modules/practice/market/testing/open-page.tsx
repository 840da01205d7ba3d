import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { AnyCall, Language } from '@titian/contract'
import { parseSearch, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { vi } from 'vitest'

const ok = (data: unknown) => Response.json({ ok: true, code: 200, msg: '', data })

const files = { en: 'en', zh: 'zh', my: 'ms' } as const

/** The texts of the practices and of the marketplace in one language. */
export function textsOf(language: Language) {
  const read = (folder: string) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../${folder}texts/${files[language]}.json`, 'utf8'),
    ) as Record<string, Record<string, string>>
  return { practice: read(''), market: read('market/') }
}

export type Answers = Partial<Record<string, (body: Record<string, unknown>) => unknown>>

interface Place {
  path: string
  at: string
  language?: Language
}

/**
 * Opens a page of the teacher site. A fake server responds by path and records the inputs of the
 * calls.
 */
export async function openPage(
  Page: () => React.ReactNode,
  place: Place,
  answers: Answers,
  more: Record<string, object> = {},
) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    const input = JSON.parse(body) as Record<string, unknown>
    sent.push({ path: pathname, body: input })
    const [, answer] = Object.entries(answers).find(([name]) => pathname.endsWith(name)) ?? []
    const data = answer?.(input)
    if (data instanceof Error) throw data
    return data instanceof Response ? data : ok(data ?? null)
  })
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: place.path, component: Page })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [place.at] }),
    parseSearch,
    stringifySearch,
  })
  const language = place.language ?? 'en'
  await renderWithSite(<RouterProvider router={router as never} />, language, {
    ...textsOf(language),
    ...more,
  })
  const of = ({ path }: AnyCall) =>
    sent.filter((one) => one.path.endsWith(path)).map(({ body }) => body)
  return { of, router }
}
