import type { Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const page = { page: 1, size: 10 }

const workForm = ({ courses: { free }, word }: SchoolScene) => ({
  resourcesType: 4 as const,
  title: `${word} task`,
  description: '<p>Do it.</p>',
  link: 'https://example.com/shop',
  points: 100,
  chapterIdSign: free.chapter,
  lessonIdSign: free.lesson,
  endTime: '2030-01-01T00:00:00Z',
  lateAllowed: true,
  taskNumber: 90,
  // Points from 0 reach the pass mark, so the form's points may have any value.
  passLine: 0,
})

export const homeworkSamples: Samples['homework'] = {
  listPracticeKeys: () => ({ ...page }),
  makePracticeKey: ({ word }) => ({
    name: `${word} system`,
    origin: `https://${word.toLowerCase()}.example`,
  }),
  revokePracticeKey: ({ homework: { key } }) => ({ sign: key }),
  listPracticeReports: () => ({ outcome: 'accepted', ...page }),
  examineByWork: ({ courses: { free } }) => ({ courseId: free.course }),
  saveOfflineExamineAnswer: ({ courses: { free }, homework: { open, studentFile } }) => ({
    courseId: free.course,
    examineId: open,
    resourcesType: 2,
    filePath: studentFile,
    fileName: 'work.pdf',
    content: 'My answer.',
  }),
  workById: ({ homework: { graded } }) => ({ sign: graded }),
  listHomework: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  addHomework: (school) => ({ ...workForm(school), courseIdSign: school.courses.free.course }),
  homeworkById: ({ homework: { open } }) => ({ sign: open }),
  updateHomework: (school) => ({
    ...workForm(school),
    idSign: school.homework.open,
    version: 2,
  }),
  moveHomework: ({ homework: { open } }) => ({ sign: open, place: 1 }),
  deleteHomework: ({ homework: { open } }) => ({ sign: open }),
  releaseHomework: ({ homework: { open } }) => ({ sign: open, released: false }),
  listHandIns: ({ homework: { graded } }) => ({ sign: graded, state: 'graded', ...page }),
  getHandIn: ({ homework: { handIn } }) => ({ sign: handIn }),
  gradeHandIn: ({ homework: { handIn, teacherFile } }) => ({
    sign: handIn,
    version: 3,
    score: 80.5,
    comment: 'Good.',
    returnedPath: teacherFile,
  }),
  handInFile: ({ homework: { handIn } }) => ({ sign: handIn, which: 'returned' }),
}
