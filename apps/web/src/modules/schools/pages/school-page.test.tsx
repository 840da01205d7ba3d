import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { SchoolPage } from './school-page.tsx'

afterEach(cleanupPage)

const card = (number: number) => ({
  sign: `course-${number}`,
  courseName: `Course ${number}`,
  coursePicture: null,
  coverSeed: 'seed',
  coursePrice: 0,
  courseKindId: 1,
  courseKindName: '',
  courseTypeName: '',
  courseScore: 0,
  courseTime: 0,
  type: 1,
  courseLanguage: null,
  teacherNames: [],
  learners: 0,
  lessons: 1,
  isNew: false,
  isFeatured: false,
  isPopular: false,
  rating: null,
  reviews: 0,
})

const images = [
  { title: 'Campus', image: '/campus.png', url: '/course' },
  { title: 'Kitchen', image: '/kitchen.png', url: null },
]

function show(
  place: 'content' | 'help',
  more: Record<string, unknown> = {},
  language: 'en' | 'zh' | 'my' = 'en',
) {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(card)
  let asked = 0
  return renderPage(<SchoolPage />, {
    language,
    path: '/page/$sign',
    at: '/page/own',
    answers: {
      '/school/page': {
        sign: 'own',
        place,
        title: 'About us',
        summary: '',
        html: '<p>We teach.</p>',
        updatedAt: '',
      },
      '/school/images': { schoolImages: images },
      '/home/schoolCourses': () => {
        asked += 1
        return { list: asked === 1 ? cards.slice(0, 8) : cards.slice(8), total: 9 }
      },
      ...more,
    },
  })
}

it.each([
  ['en', 'Our courses', 'Pictures of the school'],
  ['zh', '我们的课程', '学校图片'],
  ['my', 'Kursus kami', 'Gambar sekolah'],
] as const)(
  '[CNT-116] [CNT-015] shows the pictures and the courses of the school under what it writes about itself, in %s',
  async (language, title, pictures) => {
    await show('content', {}, language)
    const section = await screen.findByRole('region', { name: title })
    expect(await within(section).findByText('Course 8')).toBeTruthy()
    expect(within(section).queryByText('Course 9')).toBeNull()
    const list = await screen.findByRole('list', { name: pictures })
    expect(
      within(list)
        .getAllByRole('img')
        .map((one) => [one.getAttribute('alt'), one.getAttribute('src')]),
    ).toEqual([
      ['Campus', '/campus.png'],
      ['Kitchen', '/kitchen.png'],
    ])
    const links = within(list).getAllByRole('link')
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/course'])
  },
)

it('[CNT-116] further courses are shown page by page', async () => {
  await show('content')
  const section = await screen.findByRole('region', { name: 'Our courses' })
  await userEvent.click(await within(section).findByRole('button', { name: 'Page 2' }))
  expect(await within(section).findByText('Course 9')).toBeTruthy()
  expect(within(section).queryByText('Course 1')).toBeNull()
})

it('[CNT-116] a help page shows no pictures or courses, and neither does a school without them', async () => {
  const { asked } = await show('help')
  await screen.findByText('We teach.')
  expect(asked).not.toContain('/school/images')
  expect(asked).not.toContain('/home/schoolCourses')
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  await show('content', {
    '/school/images': { schoolImages: [] },
    '/home/schoolCourses': { list: [], total: 0 },
  })
  await screen.findByText('We teach.')
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.queryByRole('img')).toBeNull()
})
