import { leaders, onlyStaff, type Owners, type Rule, teachersOfTheCourse } from '../owners.ts'
import type { SchoolScene } from '../scene.ts'

/**
 * Rules for data in another state than the sample's data, because other callers are permitted then.
 */
interface FurtherRule extends Rule {
  title: string
  noun: keyof Owners
  name: string
  with: (school: SchoolScene) => Record<string, unknown>
}

export const furtherRules: FurtherRule[] = [
  {
    title: 'a draft is shown to its teachers and staff',
    noun: 'courses',
    name: 'courseByCourseId',
    with: ({ courses }) => ({ sign: courses.draft.course }),
    ...teachersOfTheCourse,
  },
  {
    title: 'the catalogue of a draft is shown to its teachers and staff',
    noun: 'courses',
    name: 'catalogue',
    with: ({ courses }) => ({ sign: courses.draft.course }),
    ...teachersOfTheCourse,
  },
  {
    title: 'a draft is joined by nobody but those who see it',
    noun: 'study',
    name: 'joinStudy',
    with: ({ courses }) => ({ sign: courses.draft.course }),
    may: [],
  },
  {
    title: 'a paid course is joined by nobody freely',
    noun: 'study',
    name: 'joinStudy',
    with: ({ courses }) => ({ sign: courses.paid.course }),
    may: [],
  },
  {
    title: 'a lesson of a paid course is played by its teachers and staff',
    noun: 'study',
    name: 'videoAuth',
    with: ({ courses }) => ({ videoSign: courses.paid.lesson }),
    ...teachersOfTheCourse,
  },
  {
    title: 'a course that waits is approved by staff',
    noun: 'courses',
    name: 'courseAction',
    with: ({ courses }) => ({ sign: courses.waiting.course, action: 'approve', revision: 1 }),
    ...onlyStaff,
  },
  {
    title: 'a course that waits is refused by staff',
    noun: 'courses',
    name: 'courseAction',
    with: ({ courses }) => ({
      sign: courses.waiting.course,
      action: 'refuse',
      revision: 1,
      reason: 'Why',
    }),
    ...onlyStaff,
  },
  {
    title: 'a course is taken off by who leads it',
    noun: 'courses',
    name: 'courseAction',
    with: ({ courses }) => ({ sign: courses.free.course, action: 'takeOff' }),
    ...leaders,
  },
  {
    title: 'the price is changed by who leads the course',
    noun: 'courses',
    name: 'updateCourse',
    with: () => ({ coursePrice: 5 }),
    ...leaders,
  },
  {
    title: 'a draft of an examination is begun by nobody',
    noun: 'exams',
    name: 'addRecord',
    with: ({ exams }) => ({ examinationId: exams.draft.sign }),
    may: [],
  },
  {
    title: 'a draft of an examination is opened by nobody as a paper',
    noun: 'exams',
    name: 'getExaminationPaper',
    with: ({ exams }) => ({ examinationId: exams.draft.sign }),
    may: [],
  },
  {
    title: 'a draft has no questions for those who do not teach it',
    noun: 'discussions',
    name: 'questionsList',
    with: ({ courses }) => ({ courseIdSign: courses.draft.course }),
    ...teachersOfTheCourse,
  },
  {
    title: 'a question of the student is removed by no other student',
    noun: 'discussions',
    name: 'removeContribution',
    with: ({ discussions }) => ({ kind: 'answer', sign: discussions.answer }),
    ...teachersOfTheCourse,
  },
  {
    title: 'the picture of somebody else is put into no new course',
    noun: 'courses',
    name: 'addCourse',
    with: () => ({}),
    may: ['teacher'],
  },
]
