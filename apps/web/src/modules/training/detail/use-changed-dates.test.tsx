// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { training } from '@titian/contract'
import { toast } from '@titian/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { openLiveChannel } from '../../../testing/live-channel.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { TrainDetailPage } from '../pages/train-detail-page.tsx'
import { makeTrain } from '../testing/factories.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanupPage()
})

const moved = 'The dates of this training have changed.'

async function open(train: unknown) {
  const said = vi.spyOn(toast, 'success')
  const channel = openLiveChannel()
  const page = await renderPage(<TrainDetailPage />, {
    at: '/trainDetail/train',
    path: '/trainDetail/$sign',
    answers: {
      ...channel.answers,
      [training.trainHeaderDetail.path]: train,
      [training.trainTeachers.path]: [],
    },
  })
  return { ...page, said, publish: channel.publish }
}

it('[TRN-070] an open training page reports changed dates and shows them', async () => {
  let endTime = '2026-12-01T08:00:00Z'
  const { asked, said, publish } = await open(() => makeTrain({ endTime }))
  const shown = async (day: RegExp) =>
    expect((await screen.findAllByText(day)).length).toBeGreaterThan(0)
  await shown(/Dec 1|1 Dec/)
  const count = () => asked.filter((path) => path === training.trainHeaderDetail.path).length
  const before = count()
  endTime = '2027-02-03T08:00:00Z'
  await publish('trainDates', { trainId: 'train' })
  expect(said).toHaveBeenCalledExactlyOnceWith(moved)
  await shown(/Feb 3|3 Feb/)
  expect(count()).toBeGreaterThan(before)
})

it('[TRN-070] changed dates of another training are not reported', async () => {
  const { said, publish } = await open(makeTrain())
  await screen.findByRole('heading', { level: 1 })
  await publish('trainDates', { trainId: 'another' })
  expect(said).not.toHaveBeenCalled()
})
