import type { Owners } from '../access-rules.ts'
import {
  everyoneHereElseNotFound,
  onlyStaff,
  signedInHere,
  teachers,
  teachersOfTheCourse,
} from '../common-rules.ts'
import type { Samples } from '../sample-types.ts'

export const skillSamples: Samples['skills'] = {
  matchPost: ({ employment }) => ({ positionId: employment.post }),
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
  promoteCourse: everyoneHereElseNotFound,
  postCourse: onlyStaff,
  pinPostCourse: onlyStaff,
  listSkills: teachers,
  courseSkills: teachersOfTheCourse,
  saveCourseSkills: teachersOfTheCourse,
}
