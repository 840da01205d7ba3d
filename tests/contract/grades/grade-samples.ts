import { standardValues } from './grade-scene.ts'
import { encoded, page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const chosen = ({ courses: { free }, homework: { graded }, members: { group } }: SchoolScene) => ({
  courseIdSign: free.course,
  person: '',
  className: '',
  groupSign: group,
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
  previewGradeImport: ({ grades: { sheet }, courses: { free } }) => ({
    courseIdSign: free.course,
    filePath: sheet,
    ...encoded,
  }),
  confirmGradeImport: ({ grades: { imports }, courses: { free } }) => ({
    courseIdSign: free.course,
    importSign: imports.previewed,
    reason: 'Written on paper.',
    replaceGiven: false,
  }),
  listGradeImports: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  undoGradeImport: ({ grades: { imports }, courses: { free } }) => ({
    courseIdSign: free.course,
    importSign: imports.confirmed,
  }),
  listToMark: ({ courses: { free } }) => ({ kind: 'all', courseIdSign: free.course, ...page }),
  nextToMark: ({ courses: { free }, homework: { handIn: sign } }) => ({
    kind: 'handIn',
    courseIdSign: free.course,
    at: { kind: 'handIn', sign },
  }),
  listMarkComments: () => page,
  keepMarkComment: ({ word }) => ({ name: `${word} name`, content: `${word} comment.` }),
  renameMarkComment: ({ grades: { comment } }) => ({ sign: comment, name: 'Steps' }),
  removeMarkComment: ({ grades: { comment } }) => ({ sign: comment }),
  exportGradebook: (school) => ({ ...chosen(school), format: 'csv', timeZone: 'UTC' }),
}
