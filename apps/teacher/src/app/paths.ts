import type { ToMarkKind } from '@titian/contract'
import { link } from '@titian/site/link'
import type { QueueWords } from '@titian/site/marking'
import type { WizardStep } from '../modules/courses/wizard/wizard-step.ts'

/** The paths of this site, behind the hash: /teacher/#/teachingCenter. `$sign` is an opaque id. */
export const paths = {
  teachingCenter: '/teachingCenter',
  newCourse: '/newCourse',
  course: '/course/$sign',
  questionBank: '/questionBank',
  questionImports: '/questionImports',
  newQuestion: '/newQuestion',
  question: '/question/$sign',
  examinations: '/examinations',
  newExamination: '/newExamination',
  examination: '/examination/$sign',
  records: '/records',
  record: '/record/$sign',
  waiting: '/waiting',
  toMark: '/toMark',
  marking: '/marking/$sign',
  results: '/results/$sign',
  correct: '/correct/$sign',
  copy: '/copy/$sign',
  statistics: '/statistics/$sign',
  gradebook: '/gradebook/$sign',
  gradeImports: '/gradeImports/$sign',
  members: '/members/$sign',
  homework: '/homework/$sign',
  newWork: '/newWork',
  practices: '/practices/$sign',
  newPractice: '/newPractice',
  practiceBoard: '/practiceBoard/$sign',
  practiceRun: '/practiceRun/$sign',
  practiceGroups: '/practiceGroups/$sign',
  practiceWall: '/practiceWall/$sign',
  practiceDemo: '/practiceDemo',
  erpCards: '/practice/erp-cards',
  newErpCard: '/practice/erp-cards/new',
  erpCard: '/practice/erp-cards/$sign',
  rubrics: '/rubrics',
  newRubric: '/newRubric',
  rubric: '/rubric/$sign',
  evaluation: '/evaluation/$sign',
  workEvaluation: '/workEvaluation/$sign',
  assessments: '/assessments',
  assessment: '/assessment/$sign',
  work: '/work/$sign',
  handIns: '/handIns',
  handIn: '/handIn/$sign',
  notices: '/notices',
  trainings: '/trainings',
  newTraining: '/newTraining',
  training: '/training/$sign',
  articles: '/articles',
  newArticle: '/newArticle',
  article: '/article/$sign',
  openQuestions: '/openQuestions',
  resumeReviews: '/resumes',
  resumeReview: '/resume/$sign',
  profile: '/profile',
  courseAsStudent: '/courseAsStudent/$sign',
  examAsStudent: '/examAsStudent/$sign',
} as const

/** Which part of an ERP company's books is open. */
export interface BooksWords {
  part?: string | undefined
  account?: string | undefined
  item?: string | undefined
  document?: string | undefined
  assessment?: string | undefined
}

/** Builds the links to the pages of this site, for `Link` and `navigate`. */
export const linkTo = {
  teachingCenter: (search: { state?: string } = {}) => link({ to: paths.teachingCenter, search }),
  newCourse: () => link({ to: paths.newCourse }),
  course: (sign: string, step?: WizardStep) =>
    link({ to: paths.course, params: { sign }, search: { step } }),
  questionBank: () => link({ to: paths.questionBank }),
  questionImports: () => link({ to: paths.questionImports }),
  /** Opens a new question: empty, or a copy of another question. */
  newQuestion: (from?: string) => link({ to: paths.newQuestion, search: { from } }),
  question: (sign: string) => link({ to: paths.question, params: { sign } }),
  examinations: (search: { courseIdSign?: string } = {}) =>
    link({ to: paths.examinations, search }),
  newExamination: (courseIdSign?: string) =>
    link({ to: paths.newExamination, search: { courseIdSign } }),
  examination: (sign: string, tab?: 'questions') =>
    link({ to: paths.examination, params: { sign }, search: { tab } }),
  records: (search: { examinationId?: string } = {}) => link({ to: paths.records, search }),
  record: (sign: string, search: QueueWords = {}) =>
    link({ to: paths.record, params: { sign }, search }),
  /** TCH-173: the queue of everything to mark, and one paper or hand-in of the queue. */
  toMark: (search: { kind?: ToMarkKind; courseIdSign?: string } = {}) =>
    link({ to: paths.toMark, search }),
  piece: ({ kind, sign }: { kind: ToMarkKind; sign: string }, search: QueueWords) =>
    kind === 'paper' ? linkTo.record(sign, search) : linkTo.handIn(sign, search),
  /** Links to the queue from which a paper or hand-in was opened. */
  queue: ({ queue, courseIdSign }: QueueWords) =>
    linkTo.toMark({
      ...(queue && queue !== 'all' && { kind: queue }),
      ...(courseIdSign && { courseIdSign }),
    }),
  /** The papers to mark: of all examinations, or of one examination. */
  waiting: () => link({ to: paths.waiting }),
  marking: (sign: string) => link({ to: paths.marking, params: { sign } }),
  results: (sign: string) => link({ to: paths.results, params: { sign } }),
  /** Corrects one question of an examination in all its papers. */
  correct: (sign: string, subjectId: string) =>
    link({ to: paths.correct, params: { sign }, search: { subjectId } }),
  /** Changes a question in a draft examination, but not in the question bank. */
  copy: (sign: string, subjectId: string) =>
    link({ to: paths.copy, params: { sign }, search: { subjectId } }),
  /** The statistics of a course. */
  statistics: (sign: string) => link({ to: paths.statistics, params: { sign } }),
  gradebook: (sign: string) => link({ to: paths.gradebook, params: { sign } }),
  gradeImports: (sign: string) => link({ to: paths.gradeImports, params: { sign } }),
  /** The students of a course, filtered by the address; `write` opens the message to them. */
  members: (sign: string, search: { state?: 'atRisk'; write?: '1' } = {}) =>
    link({ to: paths.members, params: { sign }, search }),
  /** The notices that were sent to students of a course. */
  notices: (search: { course?: string } = {}) => link({ to: paths.notices, search }),
  /** The homework of a course. */
  homework: (sign: string) => link({ to: paths.homework, params: { sign } }),
  newWork: (courseIdSign: string) => link({ to: paths.newWork, search: { courseIdSign } }),
  work: (sign: string, tab?: 'settings') =>
    link({ to: paths.work, params: { sign }, search: { tab } }),
  /** The practices that a course was assigned, the board of one, and one run. */
  practices: (sign: string) => link({ to: paths.practices, params: { sign } }),
  newPractice: (courseIdSign: string) => link({ to: paths.newPractice, search: { courseIdSign } }),
  practiceBoard: (sign: string) => link({ to: paths.practiceBoard, params: { sign } }),
  /** Compares the games of several groups; the second link is for the projector in a classroom. */
  practiceGroups: (sign: string) => link({ to: paths.practiceGroups, params: { sign } }),
  practiceWall: (sign: string) => link({ to: paths.practiceWall, params: { sign } }),
  /** A demonstration game in which the teacher plays all seats while the class watches. */
  practiceDemo: (search: { practice?: string; run?: string } = {}) =>
    link({ to: paths.practiceDemo, search }),
  /**
   * A run. The page links back to the assessment from which it was opened, and highlights the
   * decision that the assessment named.
   */
  practiceRun: (sign: string, assessment?: string, marked?: { day: number; seat: string }) =>
    link({
      to: paths.practiceRun,
      params: { sign },
      search: { assessment, day: marked && String(marked.day), seat: marked?.seat },
    }),
  /**
   * A run with a part of its ERP books open, and optionally one account, item or document of this
   * part.
   */
  practiceBooks: (sign: string, search: BooksWords) =>
    link({ to: paths.practiceRun, params: { sign }, search }),
  /**
   * The task cards that teachers wrote for the ERP practice; a new card starts from an example or
   * empty.
   */
  erpCards: () => link({ to: paths.erpCards }),
  newErpCard: (from?: 'empty') => link({ to: paths.newErpCard, search: { from } }),
  erpCard: (sign: string) => link({ to: paths.erpCard, params: { sign } }),
  /** The rubrics for runs and hand-ins; a new rubric starts empty or from a template. */
  rubrics: () => link({ to: paths.rubrics }),
  newRubric: (starter?: string) => link({ to: paths.newRubric, search: { starter } }),
  rubric: (sign: string) => link({ to: paths.rubric, params: { sign } }),
  /**
   * The pages of assessment: how the runs of an assignment are assessed, the runs to assess, and
   * one assessment.
   */
  evaluation: (sign: string) => link({ to: paths.evaluation, params: { sign } }),
  /** The assessment of the hand-ins of a task. */
  workEvaluation: (sign: string) => link({ to: paths.workEvaluation, params: { sign } }),
  assessments: () => link({ to: paths.assessments }),
  assessment: (sign: string) => link({ to: paths.assessment, params: { sign } }),
  /** A course or an examination as a student sees it. */
  courseAsStudent: (sign: string) => link({ to: paths.courseAsStudent, params: { sign } }),
  examAsStudent: (sign: string) => link({ to: paths.examAsStudent, params: { sign } }),
  handIns: () => link({ to: paths.handIns }),
  handIn: (sign: string, search: QueueWords = {}) =>
    link({ to: paths.handIn, params: { sign }, search }),
  trainings: () => link({ to: paths.trainings }),
  newTraining: () => link({ to: paths.newTraining }),
  training: (sign: string, tab?: 'board' | 'settings') =>
    link({ to: paths.training, params: { sign }, search: { tab } }),
  articles: () => link({ to: paths.articles }),
  newArticle: () => link({ to: paths.newArticle }),
  article: (sign: string) => link({ to: paths.article, params: { sign } }),
  resumeReview: (sign: string) => link({ to: paths.resumeReview, params: { sign } }),
  openQuestions: () => link({ to: paths.openQuestions }),
}
