import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { CourseGroup } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { GroupDialog } from './group-dialog.tsx'
import { recipientsOf } from './recipients.ts'

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

const nobody = { keys: [] as string[] }
type Of = typeof nobody | { filter: typeof filter }

async function open(of: Of = nobody, groups = [red]) {
  const isAll = 'filter' in of
  const count = isAll ? 27 : of.keys.length
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
            recipients={recipientsOf({ of, count, isAll, total: 27 }, filter)}
            onRemoved={() => {}}
            onClose={() => {}}
          />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

it('[TCH-170] without a selection no student is added to a group or removed, and the dialog says so', async () => {
  await open()
  expect(screen.getByText(/choose them in the list first/)).toBeTruthy()
  for (const name of ['Add: Red', 'Remove: Red'])
    fireEvent.click(screen.getByRole('button', { name }))
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(asked).toEqual([])
})

it('[TCH-155] [TCH-170] "all that match" adds all students of the filter, and the dialog says how many', async () => {
  await open({ filter })
  expect(screen.getByText(/apply to all 27 students on the filtered list/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add: Red' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ sign: 'red', act: 'put', filter })
})

it('[TCH-155] only the ticked students are removed from a group', async () => {
  await open({ keys: ['m1', 'm2'] })
  expect(screen.getByText(/apply to the 2 students you chose/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Red' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ sign: 'red', act: 'takeOut', studentList: ['m1', 'm2'] })
})

it('[TCH-155] deleting a group asks for confirmation and says that its students stay in the course', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Red' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete the group “Red”?' })
  expect(within(dialog).getByText(/stay in the course/)).toBeTruthy()
  expect(asked).toHaveLength(0)
})

it('[TCH-155] no group can be added when the course has the maximum number', async () => {
  await open(
    nobody,
    Array.from({ length: 100 }, (_, place) => ({ ...red, sign: `g${place}`, name: `G${place}` })),
  )
  expect(screen.getByText('The course has 100 groups, the most it can have.')).toBeTruthy()
  expect(screen.queryByLabelText('New group')).toBeNull()
})
