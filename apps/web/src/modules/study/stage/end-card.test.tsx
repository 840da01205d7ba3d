import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkTo } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { EndCard, type NextStep } from './end-card.tsx'
import { forgetArrival, playsOnArrival } from './play-on-arrival.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetArrival()
  cleanupPage()
})

const next: NextStep = {
  kind: 'lesson',
  sign: 'next',
  title: '2.3 Light',
  link: linkTo.lesson('next'),
}

async function show(nextStep = next, shortShare: number | null = null) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const again = vi.fn()
  const { router } = await renderPage(
    <EndCard nextStep={nextStep} shortShare={shortShare} onAgain={again} />,
  )
  await screen.findByTestId('end-next')
  return { again, path: () => router.state.location.pathname }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it('[CRS-203] the next lesson is named once and starts after 8 seconds with autoplay', async () => {
  const { path } = await show()
  expect(screen.getByRole('heading', { name: '2.3 Light' })).toBeTruthy()
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([
    'The lesson has ended. Next: 2.3 Light. It begins in 8 seconds.',
  ])
  await pass(3)
  expect(screen.getByTestId('end-next').textContent).toContain('5')
  expect(path()).toBe('/course')
  await pass(6)
  expect(path()).toBe('/college/course-video/next')
  expect(playsOnArrival('next')).toBe(true)
})

it('[CRS-203] stopping the countdown moves the focus to the link', async () => {
  const { path, again } = await show()
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(document.activeElement).toBe(screen.getByTestId('end-next'))
  await pass(20)
  expect(path()).toBe('/course')
  fireEvent.click(screen.getByRole('button', { name: 'Watch again' }))
  expect(again).toHaveBeenCalledOnce()
})

it('[CRS-203] the countdown pauses while the page is hidden', async () => {
  const { path } = await show()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(30)
  expect(path()).toBe('/course')
  hidden.mockReturnValue('visible')
  await pass(9)
  expect(path()).toBe('/college/course-video/next')
})

it('[CRS-203] autoplay can be turned off on the device, and a completed course needs a click', async () => {
  const { path } = await show()
  fireEvent.click(screen.getByRole('switch', { name: 'Play the next lesson automatically' }))
  await pass(20)
  expect(path()).toBe('/course')
  cleanupPage()
  document.body.innerHTML = ''
  vi.useRealTimers()
  await show()
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBe(null)
})

it('[CRS-203] the link back to a course has no countdown', async () => {
  const { path } = await show({
    kind: 'done',
    title: 'Photography',
    link: linkTo.courseDetail('c'),
  })
  expect(screen.getByText('You have completed this course')).toBeTruthy()
  await pass(20)
  expect(path()).toBe('/course')
})

it('[CRS-216] after the last report is confirmed, a share that is too small is shown, with an unfinished lesson', async () => {
  const { again, path } = await show(
    { kind: 'open', sign: 'first', title: '2.1 Film', link: linkTo.lesson('first') },
    0.08,
  )
  expect(screen.queryByText(/counts so far/)).toBe(null)
  await pass(2)
  expect(screen.getByText(/^8% of this lesson counts so far\. It is finished at 90%/)).toBeTruthy()
  expect(screen.getByText('A lesson is not finished yet')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2.1 Film' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Watch again' }))
  expect(again).toHaveBeenCalledOnce()
  await pass(20)
  expect(path()).toBe('/course')
  fireEvent.click(screen.getByRole('link', { name: 'Open the lesson' }))
  await pass(1)
  expect(path()).toBe('/college/course-video/first')
})

it('[CRS-216] a finished lesson shows no share', async () => {
  await show()
  await pass(3)
  expect(screen.queryByText(/counts so far/)).toBe(null)
})
