import { page, type Samples } from '../sample-types.ts'

export const discussions: Samples['discussions'] = {
  questionsList: ({ courses: { free } }) => ({ courseIdSign: free.course, sortType: 1, ...page }),
  addQuestions: ({ courses: { free }, word }) => ({
    courseIdSign: free.course,
    questionsContent: word,
  }),
  answersList: ({ discussions: { question } }) => ({ questionsIdSign: question, ...page }),
  addAnswers: ({ discussions: { question }, word }) => ({
    questionsIdSign: question,
    answersContent: word,
  }),
  removeContribution: ({ discussions: { question } }) => ({ kind: 'question', sign: question }),
  reportContribution: ({ discussions: { answer } }) => ({ kind: 'answer', sign: answer }),
  listOpenQuestions: () => page,
  listReportedContributions: () => ({ state: 'reported', ...page }),
  decideContribution: ({ discussions: { answer } }) => ({
    kind: 'answer',
    sign: answer,
    hidden: true,
  }),
}

export const reviews: Samples['reviews'] = {
  listReviews: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  saveReview: ({ courses: { free }, word }) => ({
    courseIdSign: free.course,
    stars: 4,
    content: word,
  }),
  removeReview: ({ discussions: { review } }) => ({ sign: review }),
  reportReview: ({ discussions: { review } }) => ({ sign: review }),
  listReportedReviews: () => ({ state: 'reported', ...page }),
  decideReview: ({ discussions: { review } }) => ({ sign: review, hidden: true }),
}

export const favourites: Samples['favourites'] = {
  addFavourite: ({ courses: { free } }) => ({ kind: 'course', sign: free.course }),
  cancelFavourite: ({ courses: { free } }) => ({ kind: 'course', sign: free.course }),
  listFavourites: () => page,
  isFavourite: ({ courses: { free } }) => ({ kind: 'course', sign: free.course }),
  listVisits: () => page,
  noteVisit: ({ courses: { free } }) => ({ kind: 'course', sign: free.course }),
  removeVisit: ({ courses: { free } }) => ({ kind: 'course', sign: free.course }),
  clearVisits: () => ({}),
}

export const sharing: Samples['sharing'] = {
  activateShareCode: ({ sharing: { code } }) => ({ shareCode: code }),
  activateCourse: ({ sharing: { code } }) => ({ shareCode: code }),
  createShareLink: ({ courses: { paid } }) => ({
    courseIdSign: paid.course,
    way: 1,
    validDays: 7,
    seats: 30,
  }),
  listShareLinks: ({ courses: { paid } }) => ({ courseIdSign: paid.course, ...page }),
  listShareArrivals: ({ courses: { paid } }) => ({ courseIdSign: paid.course, ...page }),
  withdrawShareLink: ({ sharing: { link } }) => ({ sign: link }),
  listShareableCourses: ({ word }) => ({ courseName: word, ...page }),
  mayShareCourse: ({ courses: { free } }) => ({ courseIdSign: free.course }),
}

export const progress: Samples['progress'] = {
  personalProgress: () => ({}),
  studyAnalysis: () => ({}),
  studyProcess: () => ({}),
  watchLocus: () => ({ ...page }),
  userTask: () => ({}),
  courseCalendar: () => ({ from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }),
  calendarFeed: () => ({}),
  saveCalendarFeed: () => ({ state: 'on' }),
  leaveCourse: ({ courses: { finished } }) => ({ sign: finished.course }),
  listLeftCourses: () => ({ ...page }),
  listCredits: () => ({ ...page }),
  courseEarned: ({ courses: { finished } }) => ({ sign: finished.course }),
}

export const materials: Samples['materials'] = {
  allCourseDataList: ({ courses: { free } }) => ({ courseIdSign: free.course }),
  courseDownList: ({ courses: { free } }) => ({ courseIdSign: free.course }),
  chapterDownList: ({ courses: { free } }) => ({ sign: free.chapter }),
  courseDataAdd: ({ courses: { free, spareMaterial }, word }) => ({
    courseIdSign: free.course,
    chapterIdSign: free.chapter,
    dataPath: spareMaterial,
    dataName: word,
    dataSize: 1000,
    fileName: `${word}.pdf`,
    dataType: 'pdf',
  }),
  courseDataDelete: ({ material }) => ({ sign: material }),
  courseDataUpdate: ({ material, word }) => ({ idSign: material, dataName: word, version: 1 }),
  moveCourseData: ({ material }) => ({ idSign: material, place: 2 }),
}

export const notes: Samples['notes'] = {
  listNotes: ({ courses: { free } }) => ({
    courseIdSign: free.course,
    videoIdSign: free.lesson,
    ...page,
  }),
  addNote: ({ courses: { free }, word }) => ({
    videoIdSign: free.lesson,
    second: 12,
    content: `${word} note`,
    key: `${word}-note-key`,
  }),
  changeNote: ({ discussions: { note }, word }) => ({ sign: note, content: `${word} changed` }),
  removeNote: ({ discussions: { note } }) => ({ sign: note }),
}
