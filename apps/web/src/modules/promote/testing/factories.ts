import type { CourseCard, CourseLine, NormTotal, PathVacancies } from '@titian/contract'

const course = (courseName: string): CourseCard => ({
  sign: courseName,
  courseName,
  coursePicture: null,
  coverSeed: courseName,
  coursePrice: 99,
  courseKindId: 4,
  courseKindName: 'Beginner',
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
})

const road = {
  pathCode: 'writer',
  name: 'Copywriter of shops',
  summary: 'Words that sell.',
  directionName: 'Marketing',
  position: 'copywriter',
  positionName: 'Copywriter',
  extend: [{ name: 'A day at work', url: 'https://road.example/day' }],
}

export const norm: NormTotal = {
  ...road,
  met: 1,
  all: 3,
  stages: [
    {
      title: 'Begin',
      met: 1,
      all: 2,
      competences: [
        {
          code: 'copywriting',
          name: 'Copywriting',
          required: 3,
          level: 3,
          state: 'had',
          evidence: [{ kind: 'course', title: 'Writing for shops', date: '2026-05-01' }],
        },
        { code: 'seo', name: 'SEO', required: 2, level: 0, state: 'missing', evidence: [] },
      ],
    },
    {
      title: 'Lead',
      met: 0,
      all: 1,
      competences: [
        {
          code: 'branding',
          name: 'Branding',
          required: 4,
          level: 1,
          state: 'partly',
          evidence: [{ kind: 'declared', title: '', date: '' }],
        },
      ],
    },
  ],
}

const next = { course: course('Found by search'), state: 'owned' as const }
const practice = {
  type: 'training' as const,
  sign: 'shop',
  name: 'Open a shop',
  state: 'owned' as const,
  task: { number: 2, title: 'Write ten listings' },
  percent: null,
  given: null,
}
const finished = { course: course('Writing for shops'), state: 'finished' as const }

export const line: CourseLine = {
  ...road,
  stages: [
    { title: 'Begin', courses: [finished, next], practices: [] },
    { title: 'Lead', courses: [], practices: [practice] },
  ],
  current: 0,
  nextCourse: next,
  nextPractice: practice,
}

export const vacancies: PathVacancies = {
  position: 'copywriter',
  positionName: 'Copywriter',
  posts: 4,
  city: 'MY-14-01',
  cityName: 'Kuala Lumpur',
  postsInCity: 1,
  list: [],
}
