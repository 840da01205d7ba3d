// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { CourseDetail } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { CourseTabs } from './course-tabs.tsx'

afterEach(cleanupPage)

const detailOf = (part: Partial<CourseDetail>) =>
  ({
    course: {
      sign: 'c',
      courseName: 'Tea',
      reviews: 0,
      content: '',
      courseDetails: '',
      courseDetailsTwo: '',
      aims: '',
      audience: '',
      requirements: '',
    },
    teachers: [{ teacherIdSign: 't' }],
    catalogue: [],
    materials: 0,
    tasks: { homework: 0, exams: 0, practical: 0 },
    ...part,
  }) as unknown as CourseDetail

async function tabs(part: Partial<CourseDetail>, search = '') {
  await renderPage(<CourseTabs detail={detailOf(part)} study={{ watch: null, learn: false }} />, {
    at: `/courseDetail/c${search}`,
    path: '/courseDetail/$sign',
  })
  const shown = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
  cleanupPage()
  document.body.innerHTML = ''
  return shown
}

const always = ['Introduction', 'Contents', 'Questions', 'Reviews']

it('[CRS-220] tabs without content are hidden', async () => {
  expect(await tabs({ teachers: [] })).toEqual(always)
  const tasks = { homework: 1, exams: 0, practical: 0 }
  expect(await tabs({ teachers: [], tasks })).toContain('Homework')
  const full = await tabs({ materials: 2, tasks: { homework: 1, exams: 2, practical: 3 } })
  expect(full).toHaveLength(10)
})

it('[CRS-220] the tab in the address is shown even without content', async () => {
  expect(await tabs({ teachers: [] }, '?tab=exam')).toEqual([
    ...always.slice(0, 2),
    'Exams',
    ...always.slice(2),
  ])
})
