import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { CourseGroup, CourseMember } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { GroupDialog } from './group-dialog.tsx'

const asked: { path: string; body: unknown }[] = []
let answer: object = {}

beforeEach(() => {
  asked.length = 0
  answer = { ok: true, code: 200, msg: '', data: { changed: 2 } }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) })
    return Response.json(answer, { status: 'ok' in answer && answer.ok ? 200 : 409 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const red: CourseGroup = { sign: 'red', name: 'Red', students: 4 }
const filter = { name: '', className: '3A', state: 'quiet' } as const

async function open(chosen: readonly CourseMember[] = [], groups = [red]) {
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { courses: texts, site: {} } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <GroupDialog
            courseIdSign="c"
            groups={groups}
            chosen={chosen}
            filter={filter}
            found={27}
            onRemoved={() => {}}
            onClose={() => {}}
          />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

it('[TCH-155] puts in all whom the list finds where nobody is ticked, and says how many that are', async () => {
  await open()
  expect(screen.getByText(/act on all 27 students whom the list finds now/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Put in: Red' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ sign: 'red', act: 'put', filter })
})

it('[TCH-155] takes out the ticked ones alone', async () => {
  await open([{ idSign: 'm1' }, { idSign: 'm2' }] as CourseMember[])
  expect(screen.getByText(/act on the 2 students you ticked/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take out: Red' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ sign: 'red', act: 'takeOut', studentList: ['m1', 'm2'] })
})

it('[TCH-155] asks before a group is deleted, and says that its students stay', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Red' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete the group “Red”?' })
  expect(within(dialog).getByText(/stay in the course/)).toBeTruthy()
  expect(asked).toHaveLength(0)
})

it('[TCH-155] takes no new group where the course has all that it may have', async () => {
  await open(
    [],
    Array.from({ length: 100 }, (_, place) => ({ ...red, sign: `g${place}`, name: `G${place}` })),
  )
  expect(screen.getByText('The course has 100 groups and takes no more.')).toBeTruthy()
  expect(screen.queryByLabelText('New group')).toBeNull()
})
