import { createRoute } from '@tanstack/react-router'
import type { exams } from '@titian/contract'
import type { QueueWords } from '@titian/site/marking'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const examRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.questionBank,
    validateSearch: readsWords<ListWords<typeof exams.questionBankFindList> & { size?: string }>(),
    component: lazyPage(() => import('./pages/question-bank-page.tsx'), 'QuestionBankPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.questionImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/question-imports-page.tsx'), 'QuestionImportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newQuestion,
    validateSearch: readsWords<{ from?: string }>(),
    component: lazyPage(() => import('./pages/new-question-page.tsx'), 'NewQuestionPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.question,
    component: lazyPage(() => import('./pages/question-page.tsx'), 'QuestionPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.examinations,
    validateSearch: readsWords<ListWords<typeof exams.findExaminations>>(),
    component: lazyPage(() => import('./pages/examination-list-page.tsx'), 'ExaminationListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newExamination,
    validateSearch: readsWords<{ courseIdSign?: string }>(),
    component: lazyPage(() => import('./pages/new-examination-page.tsx'), 'NewExaminationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.examination,
    validateSearch: readsWords<
      PageWord & {
        tab?: 'settings' | 'questions' | 'times'
        userName?: string
        onlyGiven?: string
      }
    >(),
    component: lazyPage(() => import('./pages/examination-page.tsx'), 'ExaminationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.records,
    validateSearch: readsWords<Omit<ListWords<typeof exams.findRecordList>, 'type'>>(),
    component: lazyPage(() => import('./pages/record-list-page.tsx'), 'RecordListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.record,
    validateSearch: readsWords<QueueWords>(),
    component: lazyPage(() => import('./pages/record-page.tsx'), 'RecordPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.waiting,
    validateSearch: readsWords<ListWords<typeof exams.waitingExaminations>>(),
    component: lazyPage(() => import('./queue/waiting-list-page.tsx'), 'WaitingListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.marking,
    validateSearch: readsWords<PageWord & { subjectId?: string; hideNames?: string }>(),
    component: lazyPage(() => import('./queue/queue-page.tsx'), 'QueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.results,
    validateSearch: readsWords<PageWord & { sort?: 'score' | 'name' | 'newest' | 'waiting' }>(),
    component: lazyPage(() => import('./results/results-page.tsx'), 'ResultsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.correct,
    validateSearch: readsWords<{ subjectId?: string }>(),
    component: lazyPage(() => import('./regrades/correct-page.tsx'), 'CorrectPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.copy,
    validateSearch: readsWords<{ subjectId?: string }>(),
    component: lazyPage(() => import('./copies/copy-page.tsx'), 'CopyPage'),
  }),
]
