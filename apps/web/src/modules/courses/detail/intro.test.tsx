// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { CourseDetail } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { Intro } from './intro.tsx'

afterEach(cleanupPage)

const course = {
  courseDetails: '',
  courseDetailsTwo: '',
  aims: '<p>Pack a box</p>',
  audience: 'Clerks of a port',
  requirements: '',
} as CourseDetail['course']

it('[TCH-022] shows learning aims, audience and requirements', async () => {
  await renderPage(<Intro course={{ ...course, requirements: 'A ruler' }} />)
  expect(await screen.findByText('Pack a box')).toBeTruthy()
  expect(screen.getByText('Clerks of a port')).toBeTruthy()
  expect(screen.getByText('A ruler')).toBeTruthy()
  expect(screen.getAllByRole('heading')).toHaveLength(3)
})

it('a part without text has no heading', async () => {
  await renderPage(<Intro course={course} />)
  expect(await screen.findByText('Pack a box')).toBeTruthy()
  expect(screen.getAllByRole('heading')).toHaveLength(2)
})
