// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { training } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { TrainBadge } from '@titian/site/train-cards'
import { afterEach, expect, it } from 'vitest'
import { trainLinks } from '../../parts/train-links.ts'
import { cleanupPage, renderPage } from '../../testing/render-page.tsx'

afterEach(() => {
  document.cookie = 'isLogin=; max-age=0'
  cleanupPage()
})

const show = (plate: { workTrainId: string | null; examTrainId: string | null }) => {
  document.cookie = 'isLogin=1'
  sessionStore.look()
  return renderPage(
    <>
      <TrainBadge toTab={trainLinks.detail} />
      <p>Beside</p>
    </>,
    { answers: { [training.userSmallPlate.path]: plate } },
  )
}

it('[FRM-114] [FRM-115] [TRN-010] the badge links to the training whose task or exam is open, with its tab', async () => {
  await show({ workTrainId: 'one', examTrainId: 'two' })
  const task = await screen.findByRole('link', { name: 'You have a training task to do' })
  const exam = screen.getByRole('link', { name: 'You have a training exam to take' })
  expect(task.getAttribute('href')).toBe('/trainDetail/one?tab=task')
  expect(exam.getAttribute('href')).toBe('/trainDetail/two?tab=exam')
})

it('[FRM-114] the badge is hidden when no task or exam is open', async () => {
  await show({ workTrainId: null, examTrainId: null })
  expect(await screen.findByText('Beside')).toBeTruthy()
  expect(screen.queryByRole('link')).toBe(null)
})
