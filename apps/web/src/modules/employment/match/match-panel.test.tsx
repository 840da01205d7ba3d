import { screen, within } from '@testing-library/react'
import { accounts, type PostMatch, skills } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { person } from '../testing/factories.ts'
import { MatchPanel } from './match-panel.tsx'

afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const course = {
  sign: 'seo',
  courseName: 'Found by search engines',
  coursePicture: null,
  coverSeed: 'seo',
  coursePrice: 0,
  courseKindId: 6,
  courseKindName: 'Advanced',
  courseTypeName: 'Marketing',
  courseScore: 2,
  courseTime: 12,
  type: 0,
  courseLanguage: null,
  teacherNames: ['Lin'],
  learners: 3,
  lessons: 4,
  isNew: false,
  isFeatured: false,
  isPopular: false,
  rating: null,
  reviews: 0,
}
const match = {
  score: 58,
  known: 100,
  parts: [
    { part: 'skills', weight: 45, points: 22.5, unsaid: null },
    { part: 'city', weight: 10, points: null, unsaid: 'resume' },
    { part: 'education', weight: 15, points: null, unsaid: 'post' },
  ],
  skills: [
    {
      name: 'Copywriting',
      required: 2,
      level: 3,
      state: 'had',
      evidence: [{ kind: 'course', title: 'Writing for shops', date: '2026-05-01' }],
    },
    { name: 'SEO', required: 4, level: 0, state: 'missing', evidence: [] },
  ],
  courses: [{ course, covers: ['SEO'], owned: true }],
  pinned: null,
} satisfies PostMatch

async function open(answers: object, isSignedIn = true) {
  if (isSignedIn) {
    document.cookie = 'isLogin=1; path=/'
    sessionStore.look()
  }
  return renderPage(<MatchPanel positionId="one" />, {
    answers: { [accounts.loginInfo.path]: person, [skills.promoteCourse.path]: null, ...answers },
  })
}

describe('the match of a post', () => {
  it('[JOB-053] [JOB-055] [JOB-057] shows the number, each part, each skill with its evidence, and the courses for what is missing', async () => {
    await open({ [skills.matchPost.path]: match })
    const panel = await screen.findByRole('region', { name: 'How you match' })
    const { getByText } = within(panel)
    expect(getByText('58 of 100')).toBeTruthy()
    expect(getByText('22.5 of 45')).toBeTruthy()
    expect(getByText('Not stated in your resume')).toBeTruthy()
    expect(getByText('Not stated in the job')).toBeTruthy()
    expect(getByText('You have it')).toBeTruthy()
    expect(getByText('Missing')).toBeTruthy()
    expect(getByText('Course completed: Writing for shops · 1 May 2026')).toBeTruthy()
    expect(getByText('Found by search engines')).toBeTruthy()
    expect(getByText('Teaches SEO · You are taking this course')).toBeTruthy()
  })

  it('[JOB-054] without enough data it asks for the resume instead of showing a number', async () => {
    await open({ [skills.matchPost.path]: { ...match, score: null, known: 10 } })
    const link = await screen.findByRole('link', { name: 'Complete your resume' })
    expect(link.getAttribute('href')).toBe('/resume')
    expect(screen.queryByText(/of 100/)).toBeNull()
  })

  it('[JOB-121] it shows the pinned course once, and requests no other', async () => {
    const pinned = { ...course, sign: 'other', courseName: 'Cold chain' }
    const { asked } = await open({ [skills.matchPost.path]: { ...match, pinned } })
    const part = await screen.findByRole('region', { name: 'A course that leads to this job' })
    expect(within(part).getByText('Cold chain')).toBeTruthy()
    expect(asked).not.toContain(skills.promoteCourse.path)
    cleanupPage()
    await open({ [skills.matchPost.path]: { ...match, pinned: course } })
    await screen.findByRole('region', { name: 'How you match' })
    expect(screen.getAllByText('Found by search engines')).toHaveLength(1)
  })

  it('[JOB-021] a visitor sees the course that prepares for the job, but no match', async () => {
    const { asked } = await open({ [skills.promoteCourse.path]: course }, false)
    const part = await screen.findByRole('region', { name: 'A course that leads to this job' })
    expect(within(part).getByText('Found by search engines')).toBeTruthy()
    expect(asked).not.toContain(skills.matchPost.path)
  })
})
