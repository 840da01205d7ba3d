import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that courses write to the audit log. */
export const coursesAuditActions = {
  'course.approved': { en: 'Course approved', zh: '通过课程审核', my: 'Kursus diluluskan' },
  'course.refused': {
    en: 'Course not approved',
    zh: '课程未通过审核',
    my: 'Kursus tidak diluluskan',
  },
  'course.takenOff': {
    en: 'Course removed from the list',
    zh: '下架课程',
    my: 'Kursus ditarik daripada senarai',
  },
  'course.putBack': {
    en: 'Course put back on the list',
    zh: '重新上架课程',
    my: 'Kursus dikembalikan ke senarai',
  },
  'course.changed': {
    en: 'Approved course changed',
    zh: '修改已通过的课程',
    my: 'Kursus yang diluluskan diubah',
  },
  'course.subjectsChanged': { en: 'Subjects changed', zh: '修改学科', my: 'Subjek diubah' },
  'course.teacherAdded': {
    en: 'Teacher added to a course',
    zh: '添加课程教师',
    my: 'Guru ditambah ke kursus',
  },
  'course.teacherRemoved': {
    en: 'Teacher removed from a course',
    zh: '移除课程教师',
    my: 'Guru dikeluarkan daripada kursus',
  },
  'course.leaderChanged': {
    en: 'Lead teacher changed',
    zh: '更换主讲教师',
    my: 'Guru utama ditukar',
  },
  'course.studentsAdded': {
    en: 'Students added to a course',
    zh: '添加课程学员',
    my: 'Pelajar ditambah ke kursus',
  },
  'course.studentsRemoved': {
    en: 'Student removed from a course',
    zh: '移除课程学员',
    my: 'Pelajar dikeluarkan daripada kursus',
  },
  'course.studentsMessaged': {
    en: 'Message sent to students of a course',
    zh: '向课程学员发送消息',
    my: 'Mesej dihantar kepada pelajar kursus',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const coursesAuditSubjects = {
  course: { en: 'Courses', zh: '课程', my: 'Kursus' },
} as const satisfies AuditSubjectTexts
