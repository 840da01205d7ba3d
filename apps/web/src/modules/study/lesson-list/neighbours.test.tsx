import { cleanup, screen } from '@testing-library/react'
import type { Chapter, CourseWatch, VideoAuth } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { makeLesson } from '../../../testing/factories.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { Completion } from './completion.tsx'
import { Neighbours } from './neighbours.tsx'

afterEach(cleanupPage)

const auth = (previousSign: string | null, nextSign: string | null): VideoAuth => ({
  videoTitle: 'Light',
  courseSign: 'course',
  courseName: 'Photography',
  teacherNames: [],
  playUrl: '',
  streamUrl: null,
  face: null,
  duration: 60,
  position: 0,
  forwardLimit: null,
  watched: [],
  watchedShare: 0,
  captions: [],
  previousSign,
  nextSign,
  sessionId: '',
})

const chapters: Chapter[] = [
  {
    idSign: 'chapter',
    chapterLevel: 2,
    chapterName: 'Two',
    chapterSynopsis: '',
    lessons: [makeLesson('first', 'first', 1), makeLesson('second', 'second', 2)],
  },
]

/** Returns text and address of each link, for a phone and a desktop. */
async function linksOn(of: VideoAuth, exams: number) {
  const both: [string, string | null][][] = []
  for (const full of [true, false]) {
    await renderPage(<Neighbours auth={of} chapters={chapters} exams={exams} full={full} />)
    const links = await screen.findAllByRole('link')
    both.push(
      links.map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
    )
    cleanup()
  }
  expect(both[0]).toEqual(both[1])
  return both[0]
}

const before = ['Previous lesson: 2.1 first', '/college/course-video/first']

it('[CRS-151] the last lesson links to the exams of the course', async () => {
  expect(await linksOn(auth('first', null), 1)).toEqual([
    before,
    ['To the exams of the course', '/courseDetail/course?tab=exam'],
  ])
})

it('[CRS-151] without exams the last lesson links to the course', async () => {
  expect(await linksOn(auth('first', null), 0)).toEqual([
    before,
    ['Back to the course', '/courseDetail/course?tab=contents'],
  ])
})

it('[CRS-151] every other lesson links only to the next one', async () => {
  expect(await linksOn(auth(null, 'second'), 1)).toEqual([
    ['Next lesson: 2.2 second', '/college/course-video/second'],
  ])
})

const watch = (exams: number): CourseWatch => ({
  joined: true,
  studyStatus: 2,
  progress: 1,
  lastVideoSign: 'second',
  lastPosition: 0,
  lessons: [],
  exams,
  missing: { lessons: 0, exams: 0 },
})

it('[CRS-117] exams are mentioned beside a lesson only if the course has some', async () => {
  await renderPage(<Completion share={1} done watch={watch(0)} />)
  expect(await screen.findByText('You have completed this course.')).toBeTruthy()
  expect(screen.queryByText(/exam/)).toBeNull()
  cleanup()
  await renderPage(<Completion share={1} done watch={watch(2)} />)
  expect(await screen.findByText(/every exam is handed in/)).toBeTruthy()
})
