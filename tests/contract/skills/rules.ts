import type { Owners } from '../access-rules.ts'
import {
  everyoneHereElseNotFound,
  onlyStaff,
  signedIn,
  signedInHere,
  teachers,
  teachersOfTheCourse,
} from '../common-rules.ts'
import { searched } from '../employment/samples.ts'
import { page, type Samples } from '../sample-types.ts'

export const skillSamples: Samples['skills'] = {
  matchPost: ({ employment }) => ({ positionId: employment.post }),
  searchMatching: ({ word }) => ({
    ...searched,
    ...page,
    content: word,
    postedWithin: 30,
    meets: 1 as const,
    sort: 'match' as const,
  }),
  promoteCourse: ({ employment }) => ({ positionId: employment.post }),
  postCourse: ({ employment }) => ({ positionId: employment.post }),
  pinPostCourse: ({ employment, courses }) => ({
    positionId: employment.post,
    courseIdSign: courses.free.course,
  }),
  listSkills: () => ({}),
  courseSkills: ({ courses }) => ({ courseIdSign: courses.free.course }),
  saveCourseSkills: ({ courses }) => ({
    courseIdSign: courses.free.course,
    seen: [],
    skills: [{ code: 'copywriting', level: 1 }],
  }),
}

export const skillOwners: Owners['skills'] = {
  matchPost: signedInHere,
  searchMatching: signedIn,
  promoteCourse: everyoneHereElseNotFound,
  postCourse: onlyStaff,
  pinPostCourse: onlyStaff,
  listSkills: teachers,
  courseSkills: teachersOfTheCourse,
  saveCourseSkills: teachersOfTheCourse,
}
