// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { training } from '@titian/contract'
import { toast } from '@titian/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { TrainDetailPage } from '../pages/train-detail-page.tsx'
import { makeTrain } from '../testing/factories.ts'

const said = vi.spyOn(toast, 'success')
const heard = new Map<string, (data: unknown) => void>()
vi.mock('@titian/site', async (original) => ({
  ...(await original<object>()),
  useLive: (topic: string, handler: (data: unknown) => void) => void heard.set(topic, handler),
}))
afterEach(() => {
  heard.clear()
  said.mockClear()
  cleanupPage()
})

const moved = 'The dates of this training have changed.'

it('[TRN-070] an open page of the training says that its dates have changed and shows the new ones', async () => {
  let endTime = '2026-12-01T08:00:00Z'
  const { asked } = await renderPage(<TrainDetailPage />, {
    at: '/trainDetail/train',
    path: '/trainDetail/$sign',
    answers: {
      [training.trainHeaderDetail.path]: () => makeTrain({ endTime }),
      [training.trainTeachers.path]: [],
    },
  })
  const shown = async (day: RegExp) =>
    expect((await screen.findAllByText(day)).length).toBeGreaterThan(0)
  await shown(/Dec 1|1 Dec/)
  const count = () => asked.filter((path) => path === training.trainHeaderDetail.path).length
  const before = count()
  endTime = '2027-02-03T08:00:00Z'
  act(() => heard.get('trainDates')?.({ trainId: 'train' }))
  expect(said).toHaveBeenCalledExactlyOnceWith(moved)
  await shown(/Feb 3|3 Feb/)
  expect(count()).toBe(before + 1)
})

it('[TRN-070] says nothing where the dates of another training have changed', async () => {
  await renderPage(<TrainDetailPage />, {
    at: '/trainDetail/train',
    path: '/trainDetail/$sign',
    answers: {
      [training.trainHeaderDetail.path]: makeTrain(),
      [training.trainTeachers.path]: [],
    },
  })
  await screen.findByRole('heading', { level: 1 })
  act(() => heard.get('trainDates')?.({ trainId: 'another' }))
  expect(said).not.toHaveBeenCalled()
})
