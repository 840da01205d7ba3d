import { createRoute, type RouteComponent } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const examRoutes = (parent: SiteRootRoute) => {
  const page = (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => parent, path, component })
  return [
    page(
      paths.questionBank,
      lazyPage(() => import('./pages/question-bank-page.tsx'), 'QuestionBankPage'),
    ),
    page(
      paths.newQuestion,
      lazyPage(() => import('./pages/new-question-page.tsx'), 'NewQuestionPage'),
    ),
    page(
      paths.question,
      lazyPage(() => import('./pages/question-page.tsx'), 'QuestionPage'),
    ),
    page(
      paths.examinations,
      lazyPage(() => import('./pages/examination-list-page.tsx'), 'ExaminationListPage'),
    ),
    page(
      paths.newExamination,
      lazyPage(() => import('./pages/new-examination-page.tsx'), 'NewExaminationPage'),
    ),
    page(
      paths.examination,
      lazyPage(() => import('./pages/examination-page.tsx'), 'ExaminationPage'),
    ),
    page(
      paths.records,
      lazyPage(() => import('./pages/record-list-page.tsx'), 'RecordListPage'),
    ),
    page(
      paths.record,
      lazyPage(() => import('./pages/record-page.tsx'), 'RecordPage'),
    ),
  ]
}
