import { ownMailSamples } from './accounts/own-mail.ts'
import { exams } from './exams/samples.ts'
import {
  chapterForm,
  courseForm,
  lessonForm,
  newLessonUpload,
  studyInfoForm,
  uploadForm,
} from './inputs/forms.ts'
import {
  discussions,
  favourites,
  materials,
  notes,
  progress,
  reviews,
  sharing,
} from './courses/course-life-samples.ts'
import { teamSamples } from './courses/team-samples.ts'
import { statisticsSamples } from './statistics/statistics-samples.ts'
import { certificateSamples } from './certificates/certificate-samples.ts'
import { gradeSamples } from './grades/grade-samples.ts'
import { orderSamples } from './orders/order-samples.ts'
import { agreementSamples } from './schools/agreement-samples.ts'
import { articleSamples } from './articles/article-samples.ts'
import { homeworkSamples } from './homework/homework-samples.ts'
import { trainStudentSamples } from './training/training-samples.ts'
import { trainStaffSamples } from './training/training-staff-samples.ts'
import { workSamples } from './employment/work-samples.ts'
import { tickedFilter } from './courses/member-samples.ts'
import { encoded, page, type Samples } from './sample-types.ts'
import { homeForm, limits, menusForm, newSchoolForm, schoolForm } from './schools/school-forms.ts'

const areaCode = '60' as const
const password = 'plain:Titian2026'
const code = '8888'
const login = (phone: string) => ({ phone, areaCode, password, isRemeber: false, code })

const filesAndSchools: Pick<Samples, 'files' | 'schools'> = {
  files: {
    finishUpload: async (school) => ({ uploadId: await school.putUpload(), purpose: 'captions' }),
    download: ({ courses }) => ({ fileUrl: courses.captions, fileName: 'captions.vtt' }),
    listOwnFiles: () => page,
    removeOwnFile: ({ ownFile }) => ({ path: ownFile }),
  },
  schools: {
    schoolInitial: () => ({}),
    schoolBaseInfo: () => ({}),
    navigationBar: () => ({}),
    advertisingList: () => ({ positionId: 1 }),
    homeBanner: () => ({}),
    schoolDistricts: () => ({}),
    schoolTemplate: () => ({}),
    agreementText: () => ({ form: 1, version: 1 }),
    ...agreementSamples,
    schoolImages: ({ school }) => ({ sign: school.sign }),
    schoolTakeList: ({ school }) => ({ sign: school.sign }),
    schoolList: ({ school }) => ({ sign: school.sign }),
    schoolSign: () => ({}),
    schoolCrestList: () => ({ page: 0, size: 20 }),
    getSchoolSettings: () => ({}),
    saveSchoolSettings: schoolForm,
    getMenus: () => ({}),
    saveMenus: menusForm,
    getHome: () => ({}),
    saveHome: homeForm,
    listSchools: ({ word }) => ({ name: word, ...page }),
    createSchool: newSchoolForm,
    saveHosts: ({ host, school }) => ({
      sign: school.sign,
      hosts: [{ host, registrationNumber: 'REG 1' }],
    }),
    saveLimits: ({ school }) => ({ sign: school.sign, ...limits }),
    suspendSchool: ({ school }) => ({ sign: school.sign, reason: 'The contract has ended.' }),
    resumeSchool: ({ school }) => ({ sign: school.sign }),
  },
}

const accounts: Samples['accounts'] = {
  publicKey: () => ({}),
  studentLogin: ({ signIn }) => login(signIn.studentPhone),
  teacherLogin: ({ signIn }) => login(signIn.teacherPhone),
  register: ({ signIn, word }) => ({
    mobile: signIn.freePhone,
    areaCode,
    mobileCode: signIn.registerCode,
    password,
    schoolCode: word,
    name: word,
  }),
  loginInfo: () => ({}),
  logout: () => ({}),
  refreshLastLoginTime: () => ({}),
  checkUniqueByMobile: ({ signIn }) => ({ mobile: signIn.freePhone, areaCode }),
  sendCodeForMobile: ({ signIn }) => ({ mobile: signIn.freePhone, areaCode, type: 1, code }),
  verifyForgot: ({ signIn }) => ({
    account: signIn.studentPhone,
    areaCode,
    code: signIn.resetCode,
  }),
  setFirstPassword: ({ secondFactor }) => ({
    link: secondFactor.passwordLink,
    newPwd: `plain:${password}`,
  }),
  resetPassword: ({ signIn }) => ({
    mobile: signIn.studentPhone,
    areaCode,
    mobileCode: signIn.resetCode,
    newPwd: password,
  }),
  exchangeTeacherToken: ({ signIn }) => ({ teacherToken: signIn.ticket, replace: true }),
  confirmSecondStep: ({ secondFactor: { secondTicket, recoveryCode } }) => ({
    ticket: secondTicket,
    code: recoveryCode,
  }),
  twoStepState: () => ({}),
  beginTwoStep: () => ({}),
  confirmTwoStep: ({ secondFactor }) => ({ code: secondFactor.appCode() }),
  endTwoStep: ({ secondFactor }) => ({ password, code: secondFactor.appCode() }),
  socialConnect: () => ({ callBack: '/login?by=social' }),
  socialLogin: ({ secondFactor: { social } }) => ({ code: social.code, state: social.state }),
  socialBind: ({ secondFactor: { openId } }) => ({ openId }),
  socialBindScan: ({ secondFactor: { social } }) => ({
    code: social.freeCode,
    state: social.state,
  }),
  socialUnbind: () => ({}),
  puzzle: () => ({}),
  verifyCode: ({ signIn }) => ({
    mobile: signIn.studentPhone,
    areaCode,
    mobileCode: signIn.resetCode,
    type: 4,
    saveVerifyCache: true,
  }),
  temporaryTokenLogin: ({ ownAccount: { temporaryToken } }) => ({ temporaryToken, replace: true }),
  createTemporaryToken: () => ({}),
  changePassword: () => ({
    password,
    newPassword: 'plain:Newer2026',
    confirmNewPwd: 'plain:Newer2026',
  }),
  updateUserName: ({ word }) => ({ userName: `${word} renamed` }),
  updateUserSex: () => ({ sex: 1 }),
  uploadUserPhoto: ({ ownAccount: { photo } }) => ({ photoPath: photo }),
  uploadRecognitionPhoto: ({ ownAccount: { photo } }) => ({ photoPath: photo }),
  updateUserInfo: ({ word, ownAccount: { photo } }) => ({
    userName: `${word} renamed`,
    sex: 2,
    photo,
  }),
  updateMobile: ({ ownAccount: { nextPhone, bindCode } }) => ({
    mobile: nextPhone,
    areaCode,
    mobileCode: bindCode,
  }),
  findUserRoleInfo: () => ({}),
  listSessions: () => ({}),
  endSession: ({ ownAccount: { session } }) => ({ sign: session }),
  endOtherSessions: () => ({}),
  confirmOwner: () => ({ password: 'plain:Titian2026', code: '123456' }),
  startImpersonation: ({ ownAccount: { student } }) => ({ sign: student, reason: 'Looks' }),
  exitImpersonation: () => ({}),
  ...ownMailSamples,
}

const courses: Samples['courses'] = {
  courseList: ({ word, courses: { type } }) => ({
    courseName: word,
    isFree: 1,
    hotType: 'new',
    courseKindId: 4,
    type: 2,
    courseLanguage: 'en,zh',
    courseTypeSign: type,
    sort: 'time',
    order: 'desc',
    ...page,
  }),
  courseSearchList: ({ word }) => ({ courseName: word, ...page }),
  courseKindList: () => ({}),
  courseLanguageList: () => ({}),
  coursesByKind: () => ({ courseKindId: 4, size: 8 }),
  recommendedCourses: () => ({ size: 8 }),
  homeRecommended: () => ({ size: 8 }),
  chosenCourses: () => ({ size: 8 }),
  selfStudyCourses: () => ({ size: 8 }),
  sliderCourse: () => ({ sign: '1' }),
  schoolCourses: () => ({ sign: '1', page: 1, size: 8 }),
  courseTypeThreeList: () => ({}),
  courseByCourseId: ({ courses: { free } }) => ({ sign: free.course }),
  catalogue: ({ courses: { free } }) => ({ sign: free.course }),
  myCourseList: ({ word }) => ({ courseName: word, auditStatus: 2, ...page }),
  addCourse: courseForm,
  getCourseId: ({ courses: { draft } }) => ({ sign: draft.course }),
  updateCourse: (school) => ({
    ...courseForm(school),
    idSign: school.courses.free.course,
    version: school.versions.course,
  }),
  deleteCourse: ({ courses: { draft } }) => ({ sign: draft.course }),
  ...teamSamples,
  getSubjects: () => ({}),
  saveSubjects: ({ courses: { type }, word }) => ({
    subjects: [{ sign: type, name: { en: word, zh: word, my: word }, children: [] }],
    version: 1,
  }),
  addStudyInfo: (school) => ({
    ...studyInfoForm(school),
    courseIdSign: school.courses.free.course,
    version: school.versions.course,
  }),
  getStudyInfo: ({ courses: { free } }) => ({ courseIdSign: free.course }),
  courseAction: ({ courses: { draft } }) => ({
    sign: draft.course,
    action: 'submit',
    reason: '',
    revision: 1,
  }),
  addChapter: (school) => ({ ...chapterForm(school), courseIdSign: school.courses.free.course }),
  chapterById: ({ courses: { free } }) => ({ sign: free.chapter }),
  updateChapter: (school) => ({
    ...chapterForm(school),
    idSign: school.courses.free.chapter,
    version: school.versions.chapter,
    chapterLevel: 2,
  }),
  deleteChapter: ({ courses: { free } }) => ({ sign: free.emptyChapter, withLessons: false }),
  addChapterVideo: (school) => ({
    ...lessonForm(school),
    chapterIdSign: school.courses.free.chapter,
  }),
  chapterVideoById: ({ courses: { free } }) => ({ sign: free.lesson }),
  updateChapterVideo: (school) => ({
    ...lessonForm(school),
    idSign: school.courses.free.lesson,
    version: school.versions.lesson,
    videoLevel: 2,
  }),
  deleteChapterVideo: ({ courses: { draft } }) => ({ sign: draft.lesson }),
  attachUploadedVideo: uploadForm,
  createUploadVideo: uploadForm,
  createUploadVideoList: (school) => ({ data: [uploadForm(school), newLessonUpload(school)] }),
  deleteUploadVideo: ({ courses: { draft } }) => ({ courseChaperVideoId: draft.lesson }),
  addCaptions: ({ courses: { free, captions } }) => ({
    chapterVideoIdSign: free.lesson,
    language: 'zh',
    filePath: captions,
  }),
  deleteCaptions: ({ courses: { free } }) => ({ chapterVideoIdSign: free.lesson, language: 'en' }),
}

const study: Samples['study'] = {
  joinStudy: ({ courses: { free } }) => ({ sign: free.course }),
  addStudyProgress: ({ courses: { free } }) => ({ sign: free.lesson }),
  videoAuth: ({ courses: { free } }) => ({ videoSign: free.lesson }),
  faceState: ({ faces: { ticket } }) => ({ ticket }),
  openFaceTicket: ({ faces: { ticket } }) => ({ ticket }),
  answerFaceConsent: ({ faces: { lesson } }) => ({
    videoSign: lesson,
    agree: true,
    textVersion: 1,
  }),
  createFaceTicket: ({ faces: { lesson } }) => ({ videoSign: lesson }),
  courseFaceCheck: ({ faces: { course } }) => ({ sign: course, ...page }),
  saveCourseFaceCheck: ({ faces: { course } }) => ({ sign: course, faceCheck: true }),
  allowWithoutFace: ({ faces: { course, refuser } }) => ({
    sign: course,
    userSign: refuser,
    allow: true,
  }),
  listFacePhotos: ({ word }) => ({ person: word, course: word.toLowerCase(), ...page }),
  viewFacePhoto: ({ faces: { photo } }) => ({ sign: photo }),
  getFaceSettings: () => ({}),
  saveFaceSettings: () => ({ days: 20 }),
  previewLesson: ({ courses: { free } }) => ({ videoSign: free.lesson }),
  courseWatch: ({ courses: { free } }) => ({ courseId: free.course }),
  saveStudyRecord: ({ courses: { free, playing } }) => ({
    courseIdSign: free.course,
    studyTime: 10,
    videoIdSign: free.lesson,
    chapterVideoIdSign: free.lesson,
    from: 30,
    to: 40,
    rate: 1,
    seq: 2,
    sessionId: playing,
    late: false,
  }),
  courseStudyProgress: () => ({ studyStatus: 1, ...page }),
}

const identities: Samples['identities'] = {
  authenticate: ({ identities: { school }, word }) => ({
    code,
    type: 1,
    identityId: `${word}-0`,
    studentId: `${word}-0`,
    name: `${word} somebody`,
    realName: `${word} somebody`,
    sourceSign: school,
    school,
  }),
  submitStudentAudit: ({ word }) => ({
    studentId: `${word}-0`,
    university: `${word} university`,
    department: `${word} department`,
    major: `${word} major`,
    class: `${word} class`,
  }),
  studentAuditInfo: () => ({}),
  listIdentityRequests: ({ word }) => ({ name: word, kind: 'student', status: 1, ...page }),
  decideIdentityRequest: ({ identities: { request } }) => ({
    sign: request,
    approved: true,
    reason: 'Seen',
  }),
  listRoster: ({ word }) => ({ name: word, kind: 'student', ...page }),
  removeRosterEntry: ({ identities: { entry } }) => ({ sign: entry }),
  previewRosterImport: ({ identities: { sheet } }) => ({
    filePath: sheet,
    kind: 'student',
    ...encoded,
  }),
  confirmRosterImport: ({ identities: { previewed } }) => ({ importSign: previewed }),
  undoRosterImport: ({ identities: { confirmed } }) => ({ importSign: confirmed }),
  listRosterImports: () => ({ ...page }),
}

const logged = {
  action: 'person.disabled',
  from: '2026-01-01T00:00:00Z',
  to: '2030-01-01T00:00:00Z',
} as const

const peopleFilter = (name: string) => ({
  name,
  role: 'all' as const,
  state: 'all' as const,
  className: '',
  sort: 'created' as const,
  descending: true,
})

const people: Samples['people'] = {
  teacherProfile: () => ({}),
  saveTeacherProfile: ({ word }) => ({
    userName: `${word} renamed`,
    titleTexts: { en: `${word} title`, zh: '', my: '' },
    bioTexts: { en: `${word} words`, zh: '', my: '' },
  }),
  listPeople: ({ word }) => ({ ...peopleFilter(word), ...page }),
  exportPeople: ({ word, staff: { person } }) => ({
    ...peopleFilter(word),
    signs: [person],
    format: 'csv',
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  changePeople: ({ staff: { person }, word }) => ({
    signs: [person],
    filter: { name: word, role: 'all', state: 'all', className: '' },
    act: 'setClass',
    role: 'student',
    className: `${word} class`,
    reason: 'Asked',
  }),
  correctPerson: ({ staff: { person }, word }) => ({
    sign: person,
    name: `${word} corrected`,
    studentCard: `${word}-7`,
    className: `${word} 2`,
    reason: 'Asked',
  }),
  listPeopleViews: () => ({}),
  savePeopleView: ({ word }) => ({ name: `${word} new view`, filter: peopleFilter(word) }),
  renamePeopleView: ({ staff: { view }, word }) => ({ sign: view, name: `${word} renamed` }),
  removePeopleView: ({ staff: { view } }) => ({ sign: view }),
  getPerson: ({ staff: { person } }) => ({ sign: person }),
  createPerson: ({ signIn, word }) => ({
    mobile: signIn.freePhone,
    areaCode,
    name: word,
    role: 'teacher',
  }),
  removePersonTwoStep: ({ staff: { person } }) => ({ sign: person, reason: 'Asked' }),
  changePersonState: ({ staff: { person } }) => ({
    sign: person,
    disabled: false,
    reason: 'Asked',
  }),
  changePersonMobile: ({ staff: { person }, signIn }) => ({
    sign: person,
    mobile: signIn.freePhone,
    areaCode,
    reason: 'Asked',
  }),
  changePersonRoles: ({ staff: { person } }) => ({
    sign: person,
    roles: ['student', 'normal'],
    reason: 'Asked',
  }),
  previewPeopleImport: ({ staff: { sheet } }) => ({ filePath: sheet, role: 'student', ...encoded }),
  confirmPeopleImport: ({ staff: { previewed } }) => ({
    importSign: previewed,
    acceptRoles: false,
  }),
  undoPeopleImport: ({ staff: { confirmed } }) => ({ importSign: confirmed }),
  listPeopleImports: () => ({ ...page }),
  listAuditLog: ({ word, staff: { person } }) => ({
    name: word,
    ...logged,
    personSign: person,
    ...page,
  }),
  exportAuditLog: ({ word, staff: { person } }) => ({
    name: word,
    ...logged,
    personSign: person,
    timeZone: 'Asia/Kuala_Lumpur',
  }),
}

/** The input of each call from a permitted caller of this school. */
const messages: Samples['messages'] = {
  unreadNumber: () => ({}),
  allSystemMessages: () => ({ msgType: 3, ...page }),
  allCourseMessages: () => page,
  courseMessages: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  addMessage: ({ courses: { free }, word }) => ({
    courseId: free.course,
    title: word,
    content: word,
  }),
  addBulletin: ({ word }) => ({ title: word, content: word }),
  sendNotice: ({ courses: { free }, word }) => ({
    audience: 'course',
    target: free.course,
    titles: { en: `${word} sent`, zh: word, my: word },
    contents: { en: word, zh: word, my: word },
    key: '7b0e4f53-6d5c-4f0e-9a3f-2f6c1b7d9e04',
  }),
  noticeTargets: ({ word }) => ({ audience: 'course', name: word.toLowerCase(), ...page }),
  messageStudents: (school) => ({
    courseIdSign: school.courses.free.course,
    ...tickedFilter(school),
    titles: { en: `${school.word} to some` },
    contents: { en: 'Please begin.' },
    key: '7b0e4f53-6d5c-4f0e-9a3f-2f6c1b7d9e05',
  }),
  messageBehind: ({ word, training: { ended } }) => ({
    trainId: ended,
    titles: { en: `${word} reminder` },
    contents: { en: 'Please catch up.' },
    key: '7b0e4f53-6d5c-4f0e-9a3f-2f6c1b7d9e03',
  }),
  sentNotices: ({ courses: { free } }) => ({ courseIdSign: free.course, ...page }),
  markAllRead: () => ({}),
  removeMessage: ({ messages: { notice } }) => ({ sign: notice }),
  markRead: ({ messages: { bulletin } }) => ({ signs: [bulletin] }),
}

const bundles: Samples['bundles'] = {
  copyCourse: ({ courses: { free }, word }) => ({
    sign: free.course,
    courseName: `${word} once more`,
    withExaminations: true,
    firstStart: '2026-12-01T00:00:00Z',
    key: 'the-key-of-a-copy',
  }),
  exportCourse: ({ courses: { free } }) => ({ sign: free.course }),
  importCourse: ({ courseFile }) => ({ filePath: courseFile, dryRun: false }),
}

export const samples: Samples = {
  ...filesAndSchools,
  accounts,
  people,
  identities,
  courses,
  materials,
  study,
  articles: articleSamples,
  homework: homeworkSamples,
  exams,
  discussions,
  reviews,
  favourites,
  sharing,
  progress,
  notes,
  messages,
  orders: orderSamples,
  grades: gradeSamples,
  certificates: certificateSamples,
  bundles,
  ...workSamples,
  training: { ...trainStudentSamples, ...trainStaffSamples },
  statistics: statisticsSamples,
}
