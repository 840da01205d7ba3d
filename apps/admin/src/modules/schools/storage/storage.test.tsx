import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { RouterProvider } from '@tanstack/react-router'
import { type Language, type SchoolRow, schools, type StorageUse } from '@titian/contract'
import { speakInWindow, useAsk } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { DataTable } from '@titian/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSchoolColumns } from '../platform/use-school-columns.tsx'
import { StorageDialog } from './storage-dialog.tsx'
import { StorageNote } from './storage-note.tsx'
import { StorageSection } from './storage-section.tsx'

const gigabyte = 1024 ** 3
const half: StorageUse = { used: 100 * gigabyte, most: 200 * gigabyte }
const nearlyFull: StorageUse = { used: 181 * gigabyte, most: 200 * gigabyte }
const full: StorageUse = { used: 200 * gigabyte, most: 200 * gigabyte }

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const words = {
  en: {
    half: '100 GB of 200 GB used',
    notCounted: 'Not counted yet',
    nearlyFull: /nearly full/,
    full: /is full/,
    locked: /platform staff/,
    wrong: 'A whole number from 1 to 1,000,000.',
  },
  zh: {
    half: '已用 100 GB，共 200 GB',
    notCounted: '尚未统计',
    nearlyFull: /即将用完/,
    full: /已用完，/,
    locked: /平台管理员/,
    wrong: '请输入 1 至 1,000,000 之间的整数',
  },
  my: {
    half: '100 GB daripada 200 GB digunakan',
    notCounted: 'Belum dikira',
    nearlyFull: /hampir penuh/,
    full: /telah penuh/,
    locked: /kakitangan platform/,
    wrong: 'Nombor bulat dari 1 hingga 1,000,000.',
  },
}

const school = (storage: StorageUse | null): SchoolRow => ({
  sign: 'sign',
  key: 'demo',
  title: 'Demo School',
  defaultLanguage: 'en',
  hosts: [],
  people: 3,
  storage,
  suspension: null,
  createdAt: '2026-07-31T00:00:00.000Z',
})

let sent: object[]
let stored: StorageUse | null

beforeEach(() => {
  sent = []
  stored = half
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.endsWith(schools.saveStorage.path)) sent.push(JSON.parse(body) as object)
    const data = pathname.endsWith(schools.getSchoolSettings.path) ? { storage: stored } : null
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Test files in the same worker share the language.
  speakInWindow('en')
})

async function draw(scene: ReactNode, language: Language = 'en') {
  const texts = JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${files[language]}.json`, 'utf8'),
  ) as object
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <div data-testid="scene">{scene}</div> }),
    history: createMemoryHistory(),
  })
  speakInWindow(language)
  const more = { schools: texts }
  const view = await renderWithSite(<RouterProvider router={router as never} />, language, more)
  await screen.findByTestId('scene')
  return view
}

function List({ storage }: { storage: StorageUse | null }) {
  const columns = useSchoolColumns({ hosts: vi.fn(), storage: vi.fn(), suspension: vi.fn() })
  return (
    <DataTable
      label="Schools"
      columns={columns}
      rows={[school(storage)]}
      rowKey={({ sign }) => sign}
    />
  )
}

for (const language of ['en', 'zh', 'my'] as const) {
  const said = words[language]

  it(`[FRM-404] [FRM-412] the list of schools shows the used storage of a school, or that it is not counted yet (${language})`, async () => {
    const { unmount } = await draw(<List storage={half} />, language)
    const text = await screen.findByText(said.half)
    // The class `num` would prevent line breaks, and the sentence would be cut off on a phone.
    expect(text.closest('.num')).toBeNull()
    unmount()
    await draw(<List storage={null} />, language)
    expect(await screen.findByText(said.notCounted)).toBeTruthy()
  })

  it(`[FRM-404] the settings show the storage of the school, who changes the limit, and when it is nearly full or full (${language})`, async () => {
    const { unmount } = await draw(<StorageSection use={half} mayChange={false} />, language)
    expect(screen.getByText(said.half)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    expect(screen.getByText(said.locked)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    for (const [use, text] of [
      [nearlyFull, said.nearlyFull],
      [full, said.full],
      [null, said.notCounted],
    ] as const) {
      const view = await draw(<StorageSection use={use} mayChange />, language)
      expect(screen.getByText(text)).toBeTruthy()
      expect(screen.getByRole('link').getAttribute('href')).toContain('/schools')
      view.unmount()
    }
    await draw(<StorageSection use={null} mayChange />, language)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it(`[FRM-403] a wrong storage limit is refused beside the field, and is not sent (${language})`, async () => {
    await draw(<StorageDialog school={school(half)} onClose={vi.fn()} />, language)
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole<HTMLInputElement>('textbox')
    expect(field.value).toBe('200')
    const save = within(dialog).getAllByRole('button').at(-1) as HTMLElement
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), 3000)
    for (const wrong of ['2000000', '', '0']) {
      fireEvent.change(field, { target: { value: wrong } })
      fireEvent.click(save)
      const described = () =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
      await vi.waitFor(() => expect(described(), wrong).toContain(said.wrong))
      expect(document.activeElement).toBe(field)
    }
    expect(sent).toEqual([])
    fireEvent.change(field, { target: { value: '300' } })
    fireEvent.click(save)
    await vi.waitFor(() => expect(sent).toEqual([{ sign: 'sign', gigabytes: 300 }]))
  })
}

it('[FRM-412] the dialog fills in no limit for a school that is not counted yet, so that the default limit is not saved by accident', async () => {
  await draw(<StorageDialog school={school(null)} onClose={vi.fn()} />)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('')
  expect(within(dialog).getByText('Not counted yet')).toBeTruthy()
})

it('[FRM-404] the first page of staff warns when the storage is nearly full or full, and not before', async () => {
  for (const [use, text] of [
    [half, null],
    [null, null],
    [nearlyFull, words.en.nearlyFull],
    [full, words.en.full],
  ] as const) {
    stored = use
    const view = await draw(<StorageNote />)
    if (text) expect(await screen.findByText(text)).toBeTruthy()
    else {
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(screen.queryByRole('link')).toBeNull()
    }
    view.unmount()
  }
})

function StartThenSettings() {
  const [isStart, setStart] = useState(true)
  if (!isStart) return <Settings />
  return (
    <>
      <StorageNote />
      <button type="button" onClick={() => setStart(false)}>
        Leave
      </button>
    </>
  )
}

/** Loads the settings like the settings form does. */
function Settings() {
  const { data } = useAsk(schools.getSchoolSettings, {}, { gcTime: 0 })
  return data ? <output>{data.storage?.used}</output> : null
}

it('[FRM-413] the settings load the current values even after the first page has shown the storage', async () => {
  stored = nearlyFull
  await draw(<StartThenSettings />)
  await screen.findByText(words.en.nearlyFull)
  stored = half
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect((await screen.findByRole('status')).textContent).toBe(String(half.used))
})
