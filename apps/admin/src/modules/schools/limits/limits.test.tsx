import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { RouterProvider } from '@tanstack/react-router'
import {
  type Language,
  type SchoolLimits,
  type SchoolRow,
  schools,
  type StorageUse,
} from '@titian/contract'
import { speakInWindow, useAsk } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { DataTable } from '@titian/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSchoolColumns } from '../platform/use-school-columns.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { LimitsNote } from './limits-note.tsx'
import { LimitsSection } from './limits-section.tsx'

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
    wrongLimit: 'A whole number from 1 to 10,000,000.',
    people: '1,400 of 1,500 accounts used',
    peopleFree: '1,200 accounts used, no limit',
    peopleNearlyFull: /Nearly all accounts/,
    videos: '6,000 of 6,000 minutes of video used',
    videosFull: /minutes of video are used up/,
  },
  zh: {
    half: '已用 100 GB，共 200 GB',
    notCounted: '尚未统计',
    nearlyFull: /即将用完/,
    full: /已用完，/,
    locked: /平台管理员/,
    wrong: '请输入 1 至 1,000,000 之间的整数',
    wrongLimit: '请输入 1 至 10,000,000 之间的整数',
    people: '已用 1,400 个账号，共 1,500 个',
    peopleFree: '已用 1,200 个账号，不限数量',
    peopleNearlyFull: /账号即将用完/,
    videos: '已用视频时长 6,000 分钟，共 6,000 分钟',
    videosFull: /视频时长已用完/,
  },
  my: {
    half: '100 GB daripada 200 GB digunakan',
    notCounted: 'Belum dikira',
    nearlyFull: /hampir penuh/,
    full: /telah penuh/,
    locked: /kakitangan platform/,
    wrong: 'Nombor bulat dari 1 hingga 1,000,000.',
    wrongLimit: 'Nombor bulat dari 1 hingga 10,000,000.',
    people: '1,400 daripada 1,500 akaun digunakan',
    peopleFree: '1,200 akaun digunakan, tiada had',
    peopleNearlyFull: /Hampir semua akaun/,
    videos: '6,000 daripada 6,000 minit video digunakan',
    videosFull: /Minit video telah habis/,
  },
}

const free: SchoolLimits = {
  people: { used: 1200, most: null },
  videoMinutes: { used: 90, most: null },
}
const limited: SchoolLimits = {
  people: { used: 1400, most: 1500 },
  videoMinutes: { used: 6000, most: 6000 },
}

const school = (storage: StorageUse | null, limits = free): SchoolRow => ({
  sign: 'sign',
  key: 'demo',
  title: 'Demo School',
  defaultLanguage: 'en',
  hosts: [],
  people: 3,
  limits,
  storage,
  suspension: null,
  createdAt: '2026-07-31T00:00:00.000Z',
})

let sent: object[]
let stored: StorageUse | null
let storedLimits: SchoolLimits

beforeEach(() => {
  sent = []
  stored = half
  storedLimits = free
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.endsWith(schools.saveLimits.path)) sent.push(JSON.parse(body) as object)
    const data = pathname.endsWith(schools.getSchoolSettings.path)
      ? { storage: stored, limits: storedLimits }
      : null
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Test files in the same worker share the language.
  speakInWindow('en')
})

const firstField = (dialog: HTMLElement) =>
  within(dialog).getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement

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

function List({ storage, limits }: { storage: StorageUse | null; limits?: SchoolLimits }) {
  const columns = useSchoolColumns({ hosts: vi.fn(), limits: vi.fn(), suspension: vi.fn() })
  return (
    <DataTable
      label="Schools"
      columns={columns}
      rows={[school(storage, limits)]}
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
    const { unmount } = await draw(
      <LimitsSection school={{ storage: half, limits: free }} mayChange={false} />,
      language,
    )
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
      const view = await draw(
        <LimitsSection school={{ storage: use, limits: free }} mayChange />,
        language,
      )
      expect(screen.getByText(text)).toBeTruthy()
      expect(screen.getByRole('link').getAttribute('href')).toContain('/schools')
      view.unmount()
    }
    await draw(<LimitsSection school={{ storage: null, limits: free }} mayChange />, language)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it(`[OPS-070] [OPS-074] the list, the settings and the first page show used accounts and minutes, and warn near a limit (${language})`, async () => {
    const list = await draw(<List storage={half} limits={limited} />, language)
    expect(await screen.findByText(said.people)).toBeTruthy()
    expect(screen.getByText(said.videos)).toBeTruthy()
    list.unmount()
    const open = await draw(
      <LimitsSection school={{ storage: half, limits: free }} mayChange={false} />,
      language,
    )
    expect(screen.getByText(said.peopleFree)).toBeTruthy()
    expect(screen.queryByText(said.peopleNearlyFull)).toBeNull()
    open.unmount()
    const near = await draw(
      <LimitsSection school={{ storage: half, limits: limited }} mayChange={false} />,
      language,
    )
    for (const text of [said.people, said.peopleNearlyFull, said.videos, said.videosFull])
      expect(screen.getByText(text)).toBeTruthy()
    near.unmount()
    storedLimits = limited
    await draw(<LimitsNote />, language)
    expect(await screen.findByText(said.peopleNearlyFull)).toBeTruthy()
    expect(screen.getByText(said.videosFull)).toBeTruthy()
  })

  it(`[OPS-070] the dialog refuses wrong limits beside their fields, and an empty field removes a limit (${language})`, async () => {
    await draw(<LimitsDialog school={school(half, limited)} onClose={vi.fn()} />, language)
    const dialog = await screen.findByRole('dialog')
    const [, people, videos] = within(dialog).getAllByRole<HTMLInputElement>('textbox')
    if (!people || !videos) throw new Error('The dialog has three fields.')
    expect([people.value, videos.value]).toEqual(['1500', '6000'])
    const save = within(dialog).getAllByRole('button').at(-1) as HTMLElement
    await vi.waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), 3000)
    fireEvent.change(people, { target: { value: '0' } })
    // Leaving the field must not replace the number by another one.
    fireEvent.blur(people)
    expect(people.value).toBe('0')
    fireEvent.click(save)
    expect(await screen.findByText(said.wrongLimit)).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(people))
    expect(sent).toEqual([])
    fireEvent.change(people, { target: { value: '1600' } })
    fireEvent.change(videos, { target: { value: '' } })
    fireEvent.click(save)
    await vi.waitFor(() =>
      expect(sent).toEqual([{ sign: 'sign', gigabytes: 200, people: 1600, videoMinutes: null }]),
    )
  })

  it(`[FRM-403] a wrong storage limit is refused beside the field, and is not sent (${language})`, async () => {
    await draw(<LimitsDialog school={school(half)} onClose={vi.fn()} />, language)
    const dialog = await screen.findByRole('dialog')
    const field = firstField(dialog)
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
    await vi.waitFor(() =>
      expect(sent).toEqual([{ sign: 'sign', gigabytes: 300, people: null, videoMinutes: null }]),
    )
  })
}

it('[FRM-412] the dialog fills in no limit for a school that is not counted yet, so that the default limit is not saved by accident', async () => {
  await draw(<LimitsDialog school={school(null)} onClose={vi.fn()} />)
  const dialog = await screen.findByRole('dialog')
  expect(firstField(dialog).value).toBe('')
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
    const view = await draw(<LimitsNote />)
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
      <LimitsNote />
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
