import { standardValues } from './grade-scene.ts'
import { page, type Samples } from './sample-types.ts'
import type { SchoolScene } from './scene.ts'

const chosen = ({ courses: { free }, homework: { graded } }: SchoolScene) => ({
  courseIdSign: free.course,
  person: '',
  className: '',
  only: 'all' as const,
  sort: 'work' as const,
  sortSign: graded,
  down: true,
})

export const gradeSamples: Samples['grades'] = {
  assessmentStandardList: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  addAssessmentStandard: ({ courses: { paid } }) => ({ courseId: paid.course, ...standardValues }),
  updateAssessmentStandard: ({ grades: { standard } }) => ({
    id: standard,
    version: 1,
    ...standardValues,
  }),
  ownCourseResult: ({ courses: { free } }) => ({ courseIdSign: free.course }),
  gradebook: (school) => ({ ...chosen(school), ...page }),
  giveGrade: ({ grades: { place, given } }) => ({
    ...place,
    points: 70,
    reason: 'Handed in on paper.',
    seen: given,
  }),
  takeBackGrade: ({ grades: { place, given } }) => ({
    ...place,
    reason: 'Given to the wrong student.',
    seen: given,
  }),
  gradeHistory: ({ grades: { place } }) => place,
  exportGradebook: (school) => ({ ...chosen(school), format: 'csv', timeZone: 'UTC' }),
}
