import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { PinnedCourse } from './pinned-course.tsx'

const cold = { sign: 'cold', courseName: 'Cold chain', isListed: true }

let answers: Record<string, (input: Record<string, string>) => object>
const sent: object[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('?')[0]?.split('/').at(-1) ?? ''
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as never
    return Response.json({ ok: true, code: 200, msg: '', data: answers[name]?.(input) ?? {} })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderWithSite(<PinnedCourse positionId="one" />, 'en', { employment: en })
const box = () => screen.findByRole('combobox', { name: 'Pinned course' })

it('[JOB-121] a course is pinned as soon as it is chosen, and is shown', async () => {
  answers = {
    postCourse: () => ({ course: null }),
    courseList: () => ({ list: [cold], total: 1 }),
    pinPostCourse: (input) => {
      sent.push(input)
      return { course: input['courseIdSign'] ? cold : null }
    },
  }
  await open()
  fireEvent.click(await box())
  fireEvent.click(await screen.findByRole('option', { name: 'Cold chain', hidden: true }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Cold chain'))
  expect(sent).toEqual([{ positionId: 'one', courseIdSign: 'cold' }])
})

it('[JOB-121] a pinned course that students cannot find is marked so', async () => {
  answers = {
    postCourse: () => ({ course: { ...cold, isListed: false } }),
    courseList: () => ({ list: [], total: 0 }),
  }
  await open()
  expect(await screen.findByText(/This course is not visible to students/)).toBeTruthy()
})
