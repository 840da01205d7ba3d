import type { contract, RefusalName } from '@titian/contract'
import { orderOwners } from './order-owners.ts'
import type { SchoolScene } from './scene.ts'

/** Those who knock in the access suite; a stranger is a student of another school, at that school's address. */
export const callers = [
  'visitor',
  'student',
  'otherStudent',
  'stranger',
  'teacher',
  'coTeacher',
  'otherTeacher',
  'schoolAdmin',
  'platformAdmin',
] as const
export type CallerName = (typeof callers)[number]

export interface Rule {
  /** Who gets an answer to the call's sample. */
  may: readonly CallerName[]
  /** How the stranger is refused where it is not "not found". */
  stranger?: RefusalName
  /** How everybody else is refused who comes past the door, where it is neither "no permission" nor "not found". */
  others?: RefusalName
  /** Fields of the sample that would stand in the way of others who may. */
  with?: (school: SchoolScene) => Record<string, unknown>
  /** Who asks where the answer is to be as long as it can be. */
  asker?: CallerName
  /** Done by who runs the platform, to whatever school the call names. */
  acrossSchools?: true
  /** CRS-108: tells the names of all schools, and nothing else of them. */
  namesSchools?: true
}

/** Who may make each call of the contract; a call without a row does not compile. */
export type Owners = {
  [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: Rule }
}

const staff = ['schoolAdmin', 'platformAdmin'] as const
const everyTeacher = ['teacher', 'coTeacher', 'otherTeacher', ...staff] as const
const ofTheSchool = ['student', 'otherStudent', ...everyTeacher] as const

const everyone: Rule = { may: callers }
const everyoneHere = (stranger: RefusalName): Rule => ({
  may: ['visitor', ...ofTheSchool],
  stranger,
})
const everyoneHereElseNotFound: Rule = { may: ['visitor', ...ofTheSchool] }
const signedIn: Rule = { may: [...ofTheSchool, 'stranger'] }
const signedInHere: Rule = { may: ofTheSchool }
const onlyStudent: Rule = { may: ['student'] }
const teachers: Rule = { may: everyTeacher }
export const teachersOfTheCourse: Rule = { may: ['teacher', 'coTeacher', ...staff] }
export const leaders: Rule = { may: ['teacher', ...staff] }
/** CRS-070. */
const thoseInTheCourse: Rule = { may: ['student', 'teacher', 'coTeacher'] }
export const onlyStaff: Rule = { may: staff }
const authors = leaders
const everyoneButMaker: Rule = {
  may: ['student', 'otherStudent', 'coTeacher', 'otherTeacher', ...staff],
}

/** The file of the sample belongs to the teacher, and nobody else may put it into a new course. */
const withoutPicture: Rule = { may: everyTeacher, with: () => ({ coursePicture: null }) }

export const owners: Owners = {
  files: {
    finishUpload: { may: ['teacher'], stranger: 'noPermission' },
    download: leaders,
    listOwnFiles: signedIn,
    removeOwnFile: onlyStudent,
  },
  schools: {
    schoolInitial: everyone,
    schoolBaseInfo: everyone,
    navigationBar: everyone,
    advertisingList: everyone,
    homeBanner: everyone,
    agreementText: everyone,
    schoolTakeList: everyone,
    schoolList: everyone,
    schoolSign: everyone,
    schoolCrestList: { ...everyone, namesSchools: true },
    getSchoolSettings: onlyStaff,
    saveSchoolSettings: onlyStaff,
    getMenus: onlyStaff,
    saveMenus: onlyStaff,
    getHome: onlyStaff,
    saveHome: onlyStaff,
    listSchools: { ...onlyStaff, asker: 'platformAdmin' },
    createSchool: { may: ['platformAdmin'] },
    saveHosts: { may: ['platformAdmin'], acrossSchools: true },
  },
  accounts: {
    publicKey: everyone,
    studentLogin: everyoneHere('phoneNotRegistered'),
    teacherLogin: everyoneHere('waitBefore'),
    register: everyoneHere('smsCodeInvalid'),
    loginInfo: signedIn,
    logout: signedIn,
    refreshLastLoginTime: signedIn,
    checkUniqueByMobile: everyone,
    sendCodeForMobile: everyone,
    verifyForgot: everyoneHere('phoneNotRegistered'),
    resetPassword: everyoneHere('phoneNotRegistered'),
    exchangeTeacherToken: everyoneHere('waitBefore'),
    confirmSecondStep: everyoneHere('waitBefore'),
    twoStepState: teachers,
    beginTwoStep: teachers,
    confirmTwoStep: teachers,
    endTwoStep: teachers,
    socialConnect: everyone,
    socialLogin: everyoneHere('wrongCode'),
    socialBind: { may: ofTheSchool, stranger: 'requestFailed' },
    socialBindScan: { may: ofTheSchool, stranger: 'wrongCode' },
    socialUnbind: signedIn,
    puzzle: everyone,
    verifyCode: everyoneHere('smsCodeInvalid'),
    temporaryTokenLogin: everyoneHere('waitBefore'),
    createTemporaryToken: signedIn,
    changePassword: signedIn,
    updateUserName: signedIn,
    updateUserSex: signedIn,
    uploadUserPhoto: onlyStudent,
    uploadRecognitionPhoto: onlyStudent,
    updateUserInfo: onlyStudent,
    updateMobile: { may: ['student'], stranger: 'smsCodeInvalid' },
    findUserRoleInfo: signedIn,
    listSessions: signedIn,
    endSession: onlyStudent,
    endOtherSessions: signedIn,
    startImpersonation: onlyStaff,
    exitImpersonation: everyone,
  },
  people: {
    teacherProfile: teachers,
    saveTeacherProfile: teachers,
    listPeople: onlyStaff,
    exportPeople: onlyStaff,
    changePeople: onlyStaff,
    correctPerson: onlyStaff,
    listPeopleViews: onlyStaff,
    savePeopleView: onlyStaff,
    /** The views of the samples belong to the school admin. */
    renamePeopleView: { may: ['schoolAdmin'] },
    removePeopleView: { may: ['schoolAdmin'] },
    getPerson: onlyStaff,
    createPerson: onlyStaff,
    removePersonTwoStep: onlyStaff,
    changePersonState: onlyStaff,
    changePersonMobile: onlyStaff,
    changePersonRoles: onlyStaff,
    /** The list of the sample belongs to the school admin, and nobody else may read it in. */
    previewPeopleImport: { may: ['schoolAdmin'] },
    confirmPeopleImport: onlyStaff,
    undoPeopleImport: onlyStaff,
    listPeopleImports: onlyStaff,
    listAuditLog: onlyStaff,
    exportAuditLog: onlyStaff,
  },
  identities: {
    authenticate: { may: ofTheSchool, stranger: 'invalidInput' },
    submitStudentAudit: signedIn,
    studentAuditInfo: signedIn,
    listIdentityRequests: onlyStaff,
    decideIdentityRequest: onlyStaff,
    listRoster: onlyStaff,
    removeRosterEntry: onlyStaff,
    /** The table of the sample belongs to the school's staff, and nobody else may read it in. */
    previewRosterImport: { may: ['schoolAdmin'] },
    confirmRosterImport: onlyStaff,
    undoRosterImport: onlyStaff,
    listRosterImports: onlyStaff,
  },
  courses: {
    courseList: { ...everyone, with: () => ({ courseTypeSign: undefined }) },
    courseSearchList: everyone,
    courseKindList: everyone,
    coursesByKind: everyone,
    recommendedCourses: everyone,
    homeRecommended: everyone,
    chosenCourses: everyone,
    selfStudyCourses: everyone,
    courseTypeThreeList: everyone,
    courseByCourseId: everyoneHereElseNotFound,
    catalogue: everyoneHereElseNotFound,
    myCourseList: teachers,
    addCourse: withoutPicture,
    getCourseId: teachersOfTheCourse,
    updateCourse: teachersOfTheCourse,
    deleteCourse: leaders,
    courseAction: leaders,
    allTeachers: teachers,
    addCourseTeacher: leaders,
    courseTeacherList: teachersOfTheCourse,
    deleteCourseTeacherFlag: leaders,
    updateMainTeacherFlag: leaders,
    getSubjects: onlyStaff,
    saveSubjects: onlyStaff,
    addStudyInfo: teachersOfTheCourse,
    getStudyInfo: teachersOfTheCourse,
    addChapter: teachersOfTheCourse,
    chapterById: teachersOfTheCourse,
    updateChapter: teachersOfTheCourse,
    deleteChapter: teachersOfTheCourse,
    addChapterVideo: teachersOfTheCourse,
    chapterVideoById: teachersOfTheCourse,
    updateChapterVideo: teachersOfTheCourse,
    deleteChapterVideo: teachersOfTheCourse,
    attachUploadedVideo: teachersOfTheCourse,
    deleteUploadVideo: teachersOfTheCourse,
    createUploadVideo: teachersOfTheCourse,
    createUploadVideoList: teachersOfTheCourse,
    addCaptions: teachersOfTheCourse,
    deleteCaptions: teachersOfTheCourse,
  },
  materials: {
    allCourseDataList: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    courseDownList: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    chapterDownList: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    /** The file of the sample belongs to the teacher; staff bring their own. */
    courseDataAdd: { may: ['teacher', 'coTeacher', ...staff] },
    courseDataDelete: teachersOfTheCourse,
    courseDataUpdate: teachersOfTheCourse,
    moveCourseData: teachersOfTheCourse,
  },
  study: {
    joinStudy: signedInHere,
    addStudyProgress: signedInHere,
    videoAuth: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    previewLesson: everyoneHereElseNotFound,
    courseWatch: signedInHere,
    saveStudyRecord: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    courseStudyProgress: signedIn,
    faceState: onlyStudent,
    openFaceTicket: everyoneHereElseNotFound,
    answerFaceConsent: onlyStudent,
    createFaceTicket: onlyStudent,
    courseFaceCheck: teachersOfTheCourse,
    saveCourseFaceCheck: teachersOfTheCourse,
    allowWithoutFace: teachersOfTheCourse,
    listFacePhotos: { may: [...staff] },
    viewFacePhoto: onlyStaff,
    getFaceSettings: onlyStaff,
    saveFaceSettings: onlyStaff,
  },
  homework: {
    examineByWork: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    saveOfflineExamineAnswer: onlyStudent,
    workById: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    listHomework: teachersOfTheCourse,
    addHomework: teachersOfTheCourse,
    homeworkById: teachersOfTheCourse,
    updateHomework: teachersOfTheCourse,
    moveHomework: teachersOfTheCourse,
    deleteHomework: teachersOfTheCourse,
    releaseHomework: teachersOfTheCourse,
    listHandIns: teachersOfTheCourse,
    getHandIn: teachersOfTheCourse,
    /** The returned file of the sample is the teacher's, and nobody else may give it. */
    gradeHandIn: { ...teachersOfTheCourse, with: () => ({ returnedPath: '' }) },
    handInFile: { may: ['student', 'teacher', 'coTeacher', ...staff] },
  },
  exams: {
    examineByExamine: signedInHere,
    getExaminationPaper: onlyStudent,
    addRecord: onlyStudent,
    getPaperRecord: onlyStudent,
    savePaper: onlyStudent,
    submit: onlyStudent,
    findExaminations: teachersOfTheCourse,
    byExaminationId: teachersOfTheCourse,
    addExamination: teachersOfTheCourse,
    updateExamination: teachersOfTheCourse,
    deleteExamination: teachersOfTheCourse,
    updateReleaseStatus: teachersOfTheCourse,
    allExamSubjects: teachersOfTheCourse,
    addExamSubject: teachersOfTheCourse,
    updateExamSubject: teachersOfTheCourse,
    deleteExamSubject: teachersOfTheCourse,
    questionBankFindList: teachers,
    questionBankGetById: teachers,
    questionBankAdd: teachersOfTheCourse,
    questionBankUpdate: authors,
    questionBankDelete: authors,
    findRecordList: teachersOfTheCourse,
    byRecordId: teachersOfTheCourse,
    gradeRecord: teachersOfTheCourse,
    /** The file of the sample belongs to the teacher, and so do the imports; staff manage all. */
    previewQuestionImport: { may: ['teacher'] },
    runQuestionImport: authors,
    listQuestionImports: teachers,
    undoQuestionImport: authors,
    exportQuestions: teachers,
    questionTemplate: { may: [...everyTeacher] },
    listAllowances: teachersOfTheCourse,
    saveAllowance: teachersOfTheCourse,
    removeAllowance: teachersOfTheCourse,
    extendExamination: teachersOfTheCourse,
    listExaminationChanges: teachersOfTheCourse,
    sendLateAnswers: onlyStudent,
    decideLateAnswer: teachersOfTheCourse,
    previewRegrade: teachersOfTheCourse,
    applyRegrade: teachersOfTheCourse,
    listRegrades: teachersOfTheCourse,
    undoRegrade: teachersOfTheCourse,
    examSubjectById: teachersOfTheCourse,
    waitingExaminations: teachersOfTheCourse,
    markingQueue: teachersOfTheCourse,
    examinationResults: teachersOfTheCourse,
    exportResults: teachersOfTheCourse,
    examinationPlace: onlyStudent,
    checkPractice: onlyStudent,
    duplicateExamination: teachersOfTheCourse,
    noteEvidence: onlyStudent,
    listEvidence: teachersOfTheCourse,
    uploadAnswerFile: teachersOfTheCourse,
    answerKey: signedIn,
    twoList: teachersOfTheCourse,
    byChoicesReleased: teachersOfTheCourse,
    updateChoicesCopy: teachersOfTheCourse,
    optionCopyAdd: teachersOfTheCourse,
    optionCopyDelete: teachersOfTheCourse,
    optionAdd: authors,
    optionDelete: authors,
    takeBankVersion: teachersOfTheCourse,
    examDraws: teachersOfTheCourse,
    saveExamDraws: teachersOfTheCourse,
    questionTags: teachers,
    tagQuestions: teachers,
    questionBankDeleteMany: teachers,
  },
  discussions: {
    questionsList: everyoneHereElseNotFound,
    addQuestions: thoseInTheCourse,
    answersList: everyoneHereElseNotFound,
    addAnswers: thoseInTheCourse,
    removeContribution: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    /** The answer of the sample is the teacher's own. */
    reportContribution: { may: ['student', 'coTeacher'] },
    listOpenQuestions: { ...teachers, asker: 'coTeacher' },
    listReportedContributions: onlyStaff,
    decideContribution: onlyStaff,
  },
  reviews: {
    listReviews: everyoneHereElseNotFound,
    /** The student of the scene has watched enough. */
    saveReview: onlyStudent,
    removeReview: onlyStudent,
    reportReview: { may: ['teacher', 'coTeacher'] },
    listReportedReviews: onlyStaff,
    decideReview: onlyStaff,
  },
  favourites: {
    addFavourite: signedInHere,
    cancelFavourite: signedInHere,
    listFavourites: signedIn,
    isFavourite: signedInHere,
    listVisits: signedIn,
    noteVisit: signedInHere,
    removeVisit: signedInHere,
    clearVisits: signedIn,
  },
  sharing: {
    /** The link of the sample is open, and the teacher's own. */
    activateShareCode: { ...everyoneButMaker, stranger: 'shareCodeWrong' },
    activateCourse: { ...everyoneButMaker, stranger: 'shareCodeWrong' },
    createShareLink: leaders,
    listShareLinks: teachers,
    listShareArrivals: teachersOfTheCourse,
    withdrawShareLink: { may: ['teacher'] },
    listShareableCourses: { ...teachers, asker: 'schoolAdmin' },
    mayShareCourse: signedInHere,
  },
  progress: {
    personalProgress: signedIn,
    studyAnalysis: signedIn,
    studyProcess: signedIn,
    watchLocus: signedIn,
    userTask: signedIn,
    courseCalendar: signedIn,
    calendarFeed: signedIn,
    saveCalendarFeed: signedIn,
    /** The course is on no list: those who are in it leave it, those who teach it see it. */
    leaveCourse: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    listLeftCourses: signedIn,
    listCredits: signedIn,
    courseEarned: onlyStudent,
  },
  notes: {
    listNotes: signedInHere,
    addNote: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    changeNote: onlyStudent,
    removeNote: onlyStudent,
  },
  messages: {
    unreadNumber: signedIn,
    allSystemMessages: signedIn,
    allCourseMessages: signedIn,
    courseMessages: { may: ['student', 'teacher', 'coTeacher', ...staff] },
    addMessage: teachersOfTheCourse,
    addBulletin: onlyStaff,
    removeMessage: leaders,
    markRead: signedInHere,
  },
  orders: orderOwners({ signedIn, signedInHere, onlyStaff }),
  grades: {
    assessmentStandardList: everyoneHereElseNotFound,
    addAssessmentStandard: leaders,
    updateAssessmentStandard: leaders,
    ownCourseResult: onlyStudent,
    gradebook: teachersOfTheCourse,
    giveGrade: teachersOfTheCourse,
    takeBackGrade: teachersOfTheCourse,
    gradeHistory: teachersOfTheCourse,
    exportGradebook: teachersOfTheCourse,
    /** The table of the sample belongs to the teacher. */
    previewGradeImport: { may: ['teacher'] },
    confirmGradeImport: teachersOfTheCourse,
    listGradeImports: teachersOfTheCourse,
    undoGradeImport: teachersOfTheCourse,
  },
  bundles: {
    copyCourse: teachersOfTheCourse,
    exportCourse: teachersOfTheCourse,
    /** The file of the sample belongs to the teacher, and nobody else may read it in. */
    importCourse: { may: ['teacher'] },
  },
  statistics: {
    dataStatistics: teachersOfTheCourse,
    allStudyProgressList: teachersOfTheCourse,
    scoreCount: teachersOfTheCourse,
    courseScoreSum: teachersOfTheCourse,
    allCourseScoreList: teachersOfTheCourse,
    studentsAtRisk: teachersOfTheCourse,
    recordList: teachersOfTheCourse,
    examinationList: teachersOfTheCourse,
    studentScore: teachersOfTheCourse,
    statisticsExamination: teachersOfTheCourse,
    exportStatistics: teachersOfTheCourse,
    superviseCourses: onlyStaff,
    exportSupervision: onlyStaff,
    reviewList: onlyStaff,
    courseSteps: teachersOfTheCourse,
    waitingWork: teachers,
    schoolSetup: onlyStaff,
    findStudentList: teachersOfTheCourse,
    statisticsStudentList: teachersOfTheCourse,
    schoolTeacherList: onlyStaff,
    deleteTeacher: teachersOfTheCourse,
    importableStudents: teachersOfTheCourse,
    addCourseStudents: teachersOfTheCourse,
    /** The list of the sample belongs to the teacher, and nobody else may read it in. */
    importCourseStudents: { may: ['teacher'] },
    messageStudents: teachersOfTheCourse,
    exportStudentList: teachersOfTheCourse,
    saveCourseGroup: teachersOfTheCourse,
    removeCourseGroup: teachersOfTheCourse,
    changeCourseGroup: teachersOfTheCourse,
  },
}

/** The rule of a call by its names; nothing where nobody wrote one. */
export function ruleOf(noun: string, name: string): Rule | undefined {
  return (owners as Record<string, Record<string, Rule>>)[noun]?.[name]
}
