import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { type AnyCall, contract, schools } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import type { FunctionComponent } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, vi } from 'vitest'
import { askKey, createQueryClient } from '../calls/query-client.ts'
import { parseSearch, stringifySearch } from '../routing/search.ts'

export interface ListAct {
  /** The beginnings of the names of the buttons to press, in order. */
  press: RegExp[]
  /** Fills the fields of the dialog. The reason is filled in every case. */
  fill?: (dialog: HTMLElement) => void
  /** The button of the dialog; without a button the action runs at once. */
  confirm?: RegExp
  call: AnyCall
  /** The field of the call for the selected rows. */
  field: string
  /** True if an action of the list applies only to rows that the user selects one by one. */
  namedOnly?: true
  /** How the filter is sent: in one field, or as fields of the call. */
  filter?: 'field' | 'flat'
}

export interface ListBar {
  /** The file that calls `useSelection`, relative to `src`. */
  file: string
  Page: FunctionComponent
  /** The route, and an address of it with a filter. */
  path: string
  at: string
  list: AnyCall
  /** Two rows, of which the first is selected, and the other fields of the list's response. */
  rows: readonly [object, object]
  more?: object
  /** The checkbox of the first row. */
  tick: RegExp
  sign: string
  acts: ListAct[]
}

const total = 31
export interface Asked {
  path: string
  body: Record<string, unknown>
}

const filesOf = (src: string) => readdirSync(src, { recursive: true, encoding: 'utf8' })

const readTexts = (src: string) =>
  Object.fromEntries(
    [
      ...filesOf(src)
        .filter((file) => /^(app|modules\/[^/]+)\/texts\/en\.json$/.test(file))
        .map((file) => join(src, file)),
      join(import.meta.dirname, '../texts/en.json'),
      join(import.meta.dirname, '../staff/texts/en.json'),
    ].map((file) => [
      file.split('/').at(-3) === 'src' ? 'site' : file.split('/').at(-3),
      JSON.parse(readFileSync(file, 'utf8')) as object,
    ]),
  )

/**
 * Renders the list on its page, with a fake server that records its requests. Only tests of the
 * sites use it. @public
 */
export async function openList(src: string, { Page, path, at, list, rows, more, tick }: ListBar) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    asked.push({ path: pathname, body: JSON.parse(body) as Asked['body'] })
    const data = pathname.endsWith(list.path)
      ? { list: rows, total, ...more }
      : { list: [], total: 0, kept: [], refused: [], numbers: [], ...more }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => {} }))
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: readTexts(src) }, defaultNS: 'site' })
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path, component: Page })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const client = createQueryClient()
  const initial = { languageList: [], areaCodes: ['60'] }
  client.setQueryData(askKey(schools.schoolInitial), initial)
  client.setQueryData(askKey(schools.schoolBaseInfo), {})
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await screen.findByRole('checkbox', { name: tick }, { timeout: 5000 })
  return asked
}

const pressNamed = async (name: RegExp, inside?: HTMLElement) => {
  const place = inside ? within(inside) : screen
  // A menu is hidden during its opening transition.
  const find = () =>
    place.queryByRole('menuitem', { name, hidden: true }) ??
    place.queryAllByRole('button', { name })[0]
  await vi.waitFor(() => expect(find(), String(name)).toBeTruthy(), 6000)
  fireEvent.click(find() as HTMLElement)
}

/**
 * Clicks an action of the bar as a user would, and returns the requests that this sends. Only tests
 * of the sites use it. @public
 */
export async function pressAct(asked: Asked[], { press, fill, confirm, call }: ListAct) {
  const before = asked.length
  const bar = await screen.findByRole('region', { name: 'Chosen rows' })
  const [first, ...others] = press
  await pressNamed(first as RegExp, bar)
  for (const name of others) await pressNamed(name)
  if (confirm) {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 6000 })
    for (const field of within(dialog).queryAllByLabelText(/Reason/))
      fireEvent.change(field, { target: { value: 'As was agreed.' } })
    fill?.(dialog)
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), 6000)
    await pressNamed(confirm, dialog)
  }
  return vi.waitFor(() => {
    const sent = asked.slice(before).find(({ path }) => path.endsWith(call.path))
    if (!sent) throw new Error(`${call.path} was not asked`)
    return sent.body
  }, 6000)
}

/**
 * Selects only the first row, or the whole page and then all matching rows. Only tests of the sites
 * use it. @public
 */
export async function choose(tick: RegExp, how: 'one' | 'all') {
  fireEvent.click(screen.getByRole('checkbox', { name: tick }))
  if (how === 'one') return
  fireEvent.click(await screen.findByRole('button', { name: 'Choose this page' }))
  fireEvent.click(await screen.findByRole('button', { name: `Choose all ${total} matching` }))
}

const isRowList = (schema: unknown): boolean => {
  const { def } = schema as { def: { type: string; innerType?: unknown; element?: unknown } }
  if (def.innerType) return isRowList(def.innerType)
  const element = def.element as { def: { type: string } } | undefined
  return def.type === 'array' && element?.def.type === 'string'
}

/**
 * The calls of the contract that take a list of sealed ids, by name. The value is the field with
 * the list.
 */
function rowCalls(): Map<string, AnyCall> {
  const calls = new Map<string, AnyCall>()
  for (const [noun, named] of Object.entries(contract))
    for (const [name, call] of Object.entries(named as Record<string, AnyCall>)) {
      const shape = Object.entries(call.input.shape)
      const isOfStaff = call.who !== 'anyone' && call.who !== 'signedIn'
      const takesRows = shape.some(
        ([field, schema]) => /signs$|list$|ids$/i.test(field) && isRowList(schema),
      )
      if (isOfStaff && takesRows) calls.set(`${noun}.${name}`, call)
    }
  return calls
}

const sourcesOf = (src: string) =>
  filesOf(src)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))

/**
 * Finds in the source of a site which lists it has. A test of their bars must name each of these
 * lists. Only tests of the sites use it. @public
 */
export function findLists(src: string) {
  const sources = sourcesOf(src)
  return {
    /** Files that call `useSelection`. */
    selections: sources
      .filter(({ text }) => text.includes('useSelection<'))
      .map(({ file }) => file)
      .toSorted(),
    /** Files that render columns with checkboxes. */
    ownBoxes: sources
      .filter(
        ({ text }) => text.includes('DataColumn') && /<Checkbox[^/]*?checked=\{[^}]*\(/.test(text),
      )
      .map(({ file }) => file),
    /** Calls with a list of rows that the site sends. */
    calls: [...rowCalls()].filter(([name]) =>
      sources.some(({ text }) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text)),
    ),
  }
}
