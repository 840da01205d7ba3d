import { essay } from '../exams/exam-scene.ts'
import type { SchoolScene } from '../scene.ts'

// Filled forms, for calls that take a whole form.

const texts = ({ word }: SchoolScene, what: string) => ({
  en: `${word} ${what}`,
  zh: `${word} ${what}`,
  my: `${word} ${what}`,
})

export function courseForm(school: SchoolScene) {
  const { word, courses } = school
  return {
    courseName: `${word} new name`,
    courseNameTexts: texts(school, 'new name'),
    content: `${word} content`,
    contentTexts: texts(school, 'content'),
    courseDetails: `<p>${word}</p>`,
    courseDetailsTexts: texts(school, 'details'),
    courseDetailsTwo: `<p>${word}</p>`,
    courseDetailsTwoTexts: texts(school, 'second details'),
    coursePicture: courses.cover,
    coursePrice: 0,
    courseScore: 2,
    courseTime: 10,
    courseTypeIdSign: courses.type,
    courseType2IdSign: null,
    courseType3IdSign: null,
    courseKindId: 4 as const,
    sort: 1,
    type: 2 as const,
    courseLanguage: 'en' as const,
  }
}

export const studyInfoForm = (school: SchoolScene) => ({
  aims: `${school.word} aims`,
  aimsTexts: texts(school, 'aims'),
  audience: `${school.word} audience`,
  audienceTexts: texts(school, 'audience'),
  requirements: `${school.word} requirements`,
  requirementsTexts: texts(school, 'requirements'),
})

export const chapterForm = (school: SchoolScene) => ({
  chapterName: `${school.word} part`,
  chapterNameTexts: texts(school, 'part'),
  chapterSynopsis: `${school.word} synopsis`,
  chapterSynopsisTexts: texts(school, 'synopsis'),
})
export const lessonForm = (school: SchoolScene) => ({
  videoTitle: `${school.word} hour`,
  videoTitleTexts: texts(school, 'hour'),
  preview: true,
})

export const uploadForm = ({ courses: { free, spareVideo } }: SchoolScene) => ({
  chapterVideoIdSign: free.bareLesson,
  videoPath: spareVideo,
  videoName: 'spare.mp4',
  videoSize: 1000,
})

/** A film for which a lesson is created. */
export const newLessonUpload = (school: SchoolScene) => ({
  chapterIdSign: school.courses.free.chapter,
  videoTitle: `${school.word} film`,
  videoTitleTexts: texts(school, 'film'),
  videoPath: school.courses.spareVideo,
  videoName: 'spare.mp4',
  videoSize: 1000,
})

export function examinationForm({ word, courses }: SchoolScene) {
  return {
    examinationName: `${word} exam`,
    courseIdSign: courses.free.course,
    startTime: '2026-01-01T00:00:00Z',
    endTime: '2027-01-01T00:00:00Z',
    examTime: 60,
    totalScore: 100,
    type: 0 as const,
    attention: `${word} attention`,
    attempts: 3,
    graceSeconds: 60,
    clockStops: true,
    shuffle: false,
    reviewWhen: 'submitted' as const,
  }
}

export const questionForm = ({ word, courses }: SchoolScene) => ({
  item: essay(word, 9),
  level: 2 as const,
  score: 5,
  courseIdSign: courses.free.course,
  tags: [word],
})
