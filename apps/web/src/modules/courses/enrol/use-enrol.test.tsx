import { cleanup, screen } from '@testing-library/react'
import { accounts, orders, type CourseDetail, type CourseWatch } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { makeLesson } from '../../../testing/factories.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { Catalogue } from '../detail/catalogue.tsx'
import type { Study } from '../study-position.ts'
import { EnrolCard } from './enrol-card.tsx'
import { useEnrol } from './use-enrol.ts'

afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const detail = (coursePrice = 0, joined = true): CourseDetail => ({
  course: {
    sign: 'course',
    courseName: 'Tea',
    coursePicture: null,
    coverSeed: 'course',
    coursePrice,
    courseKindId: 1,
    courseKindName: '',
    courseTypeName: '',
    courseScore: 0,
    courseTime: 1,
    type: 1,
    courseLanguage: null,
    teacherNames: [],
    learners: 0,
    lessons: 2,
    isNew: false,
    isFeatured: false,
    isPopular: false,
    rating: null,
    reviews: 0,
    content: '',
    courseDetails: '',
    courseDetailsTwo: '',
    aims: '',
    audience: '',
    requirements: '',
    currencySymbol: 'RM',
    starCounts: [0, 0, 0, 0, 0],
  },
  teachers: [],
  materials: 0,
  tasks: { homework: 0, exams: 0, practical: 0 },
  trainingSign: null,
  catalogue: [
    {
      idSign: 'chapter',
      chapterLevel: 1,
      chapterName: 'Leaves',
      chapterSynopsis: '',
      lessons: [makeLesson('first', 'What to drink'), makeLesson('second', 'How to pour')],
    },
  ],
  joined,
  may: { join: false, learn: joined, edit: false },
})

const watch = (done: string[], exams = 0): CourseWatch => ({
  joined: true,
  studyStatus: done.length === 2 ? 2 : 1,
  progress: done.length / 2,
  lastVideoSign: done.at(-1) ?? null,
  lastPosition: 0,
  lessons: ['first', 'second'].map((videoSign) => ({
    videoSign,
    watchedShare: done.includes(videoSign) ? 1 : 0,
    position: 0,
    done: done.includes(videoSign),
  })),
  exams,
  missing: { lessons: 2 - done.length, exams: 0 },
})

function Page({ of, study }: { of: CourseDetail; study: Study }) {
  const enrol = useEnrol(of, study)
  return (
    <>
      <EnrolCard detail={of} study={study} enrol={enrol} />
      <Catalogue detail={of} study={study} />
    </>
  )
}

const show = (of: CourseDetail, watched: CourseWatch | null) =>
  renderPage(<Page of={of} study={{ watch: watched, learn: of.may.learn }} />)

const act = (name: string) => screen.findByRole('link', { name })

it('[CRS-150] offers the first lesson, then the next one, and to watch again once all is done', async () => {
  await show(detail(), watch([]))
  expect((await act('Start the first lesson')).getAttribute('href')).toContain('first')
  cleanup()

  await show(detail(), watch(['first']))
  expect((await act('Continue')).getAttribute('href')).toContain('second')
  expect(screen.getByText('Next: How to pour')).toBeTruthy()
  cleanup()

  await show(detail(), watch(['first', 'second']))
  expect((await act('Watch again')).getAttribute('href')).toContain('first')
  expect(screen.getAllByText('Course completed').length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Next:/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
})

it('[CRS-215] the button has no label while the state is loading, and a neutral one if loading failed', async () => {
  await renderPage(<Page of={detail()} study={{ watch: null, learn: true, isPending: true }} />)
  const waiting = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Watch the lessons',
  })
  expect(waiting.disabled).toBe(true)
  const wrong = /Start the first lesson|Continue|Watch again/
  expect(screen.queryByText(wrong)).toBeNull()
  cleanup()

  await show(detail(), null)
  expect((await act('Watch the lessons')).getAttribute('href')).toContain('first')
  expect(screen.queryByText(wrong)).toBeNull()
})

it('[CRS-223] every lesson in the list shows how much of it was watched', async () => {
  const half = { ...watch([]), lastVideoSign: 'first', lastPosition: 40 }
  const lessons = half.lessons.map((lesson, place) => ({
    ...lesson,
    watchedShare: place ? 0.61 : 0.2,
  }))
  await show(detail(), { ...half, lessons })
  expect(await screen.findByText('20% watched')).toBeTruthy()
  expect(screen.getByText('61% watched')).toBeTruthy()
  expect(screen.queryByText(/Stopped at/)).toBeNull()
})

it('[CRS-117] the rule of a course names exams only if it has some', async () => {
  await show(detail(), watch(['first', 'second']))
  await act('Watch again')
  expect(screen.getByText(/2 of 2 lessons watched/)).toBeTruthy()
  expect(screen.queryByText(/exam/)).toBeNull()
  cleanup()

  await show(detail(), watch(['first', 'second'], 1))
  await act('Watch again')
  expect(screen.getByText(/handed in every exam/)).toBeTruthy()
})

it('[CRS-001] [CRS-149] [ORD-002] [ORD-014] a paid course shows its price and a button to buy, after a sign-in for visitors', async () => {
  await show(detail(48, false), null)
  expect(await screen.findByText('RM48.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in to join' })).toBeNull()
})

it('[FRM-427] an unpaid order of the course is linked instead of buying again', async () => {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  const open = (courseIdSign: string) => ({
    [accounts.loginInfo.path]: { userSign: 'me', name: 'Aisyah', functionCodeList: [] },
    [orders.orderList.path]: ({ orderType }: { orderType: number }) => ({
      total: orderType,
      list: [
        { idSign: 'mine', courseIdSign, closeTime: '2026-11-02T08:30:00.000Z', may: { pay: true } },
      ],
    }),
  })
  const of = detail(48, false)
  await renderPage(<Page of={of} study={{ watch: null, learn: false }} />, {
    answers: open('course'),
  })
  const pay = await act('Pay your open order')
  expect(pay.getAttribute('href')).toBe('/pay-in?sign=mine')
  expect(
    screen.getByText(/^You have an order for this course\. You can pay it until 2 Nov/),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Buy' })).toBeNull()
  cleanup()
  await renderPage(<Page of={of} study={{ watch: null, learn: false }} />, {
    answers: open('other'),
  })
  expect((await act('Buy')).getAttribute('href')).toBe('/pay-order?course=course')
})
