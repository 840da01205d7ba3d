// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reviews, type CourseDetail, type CourseReview } from '@titian/contract'
import { CourseRating } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { CourseReviews } from './course-reviews.tsx'

afterEach(cleanupPage)

const course = {
  sign: 'course',
  rating: 4.3,
  reviews: 3,
  starCounts: [0, 0, 0, 2, 1],
} as unknown as CourseDetail['course']

const review: CourseReview = {
  idSign: 'review',
  stars: 4,
  content: '<b>Clear</b>',
  authorName: null,
  own: false,
  updatedAt: '2026-11-02T08:00:00Z',
  may: { remove: false, report: false },
}

const show = (write: boolean, own: CourseReview | null = null, more: object = {}) =>
  renderPage(<CourseReviews course={course} />, {
    answers: {
      [reviews.listReviews.path]: { list: [review], total: 1, own, may: { write } },
      ...more,
    },
  })

it('[CRS-166] average, number and distribution are shown, and the texts without markup', async () => {
  await show(false)
  expect(await screen.findByText('4.3')).toBeTruthy()
  expect(screen.getByText('3 reviews')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '4 stars: 2' })).toBeTruthy()
  expect(screen.getByText('<b>Clear</b>')).toBeTruthy()
  expect(screen.getByText('A student')).toBeTruthy()
})

it('[CRS-165] a person who may not review yet sees what is missing', async () => {
  await show(false)
  expect(await screen.findByText(/watched a third/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish the review' })).toBe(null)
})

it('[CRS-164] stars are required, and are sent with the text', async () => {
  const sent: unknown[] = []
  const answer = (input: unknown) => {
    sent.push(input)
    return { sign: 'review' }
  }
  await show(true, null, { [reviews.saveReview.path]: answer })
  await userEvent.type(await screen.findByLabelText('What should others know?'), 'Good')
  await userEvent.click(screen.getByRole('button', { name: 'Publish the review' }))
  expect(await screen.findByText('Please choose one to five stars.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Publish the review' }))
  await waitFor(() => expect(sent).toEqual([{ courseIdSign: 'course', stars: 4, content: 'Good' }]))
})

it('[CRS-166] a card states its rating in words, and no rating without reviews', async () => {
  await renderPage(
    <>
      <CourseRating course={{ rating: 4.3, reviews: 3 }} />
      <CourseRating course={{ rating: null, reviews: 0 }} />
    </>,
  )
  expect((await screen.findAllByText(/^Rated/)).map((one) => one.textContent)).toEqual([
    'Rated 4.3 of 5 by 3 students',
  ])
})

it('[FRM-437] several reviews say how they are sorted', async () => {
  const list = [review, { ...review, idSign: 'other', content: 'Good' }]
  await show(false, null, {
    [reviews.listReviews.path]: { list, total: 2, own: null, may: { write: false } },
  })
  expect(await screen.findByText(/^Reviews with words first/)).toBeTruthy()
})
