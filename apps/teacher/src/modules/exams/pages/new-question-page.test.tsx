import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { exams } from '@titian/contract'
import { setPerson } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { NewQuestionPage } from './new-question-page.tsx'

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../texts/en.json`, 'utf8')) as object

let sent: unknown[]

beforeEach(() => {
  setPerson('anna')
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const isAdded = url.includes(exams.questionBankAdd.path)
    if (isAdded) sent.push(JSON.parse(body ?? '{}'))
    const data = isAdded ? { idSign: 'q1' } : { list: [], total: 0 }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: paths.newQuestion,
    component: NewQuestionPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [paths.newQuestion] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { exams: texts })
  await screen.findByRole('button', { name: 'Add and write the next one' })
}

const kind = () => screen.getAllByRole<HTMLSelectElement>('combobox')[0]
const turn = (value: string) => fireEvent.change(kind() as HTMLSelectElement, { target: { value } })
const stem = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')[0] as HTMLTextAreaElement
const right = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)

it('[EXM-273] the draft restores a right answer, but never that of the previous question', async () => {
  await open()
  fireEvent.change(stem(), { target: { value: 'Is it so?' } })
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  turn('judge')
  turn('single')
  expect(right()).toEqual([false, true, false, false])
  turn('judge')
  fireEvent.click(screen.getByRole('button', { name: 'Add and write the next one' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(stem().value).toBe(''))
  expect(kind()?.value).toBe('judge')
  turn('single')
  expect(right()).toEqual([false, false, false, false])
})
