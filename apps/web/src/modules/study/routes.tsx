import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const studyRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.lesson,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/lesson-page.tsx'), 'LessonPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.trainVideo,
    validateSearch: readsWords<{ train: string; chapter?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/train-video-page.tsx'), 'TrainVideoPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.preview,
    component: lazyPage(() => import('./pages/preview-page.tsx'), 'PreviewPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.face,
    validateSearch: readsWords<{ ticket?: string; lesson?: string }>(),
    component: lazyPage(() => import('./pages/face-page.tsx'), 'FacePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.learningCenter,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/center-page.tsx'), 'CenterPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.learningCourses,
    validateSearch: readsWords<{ status?: '2'; page?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/courses-page.tsx'), 'CoursesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.curriculum,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/curriculum-page.tsx'), 'CurriculumPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.analysis,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/analysis-page.tsx'), 'AnalysisPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.courseEarned,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/earned-page.tsx'), 'EarnedPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.teacherStudy,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/teacher-study-page.tsx'), 'TeacherStudyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.myTeaching,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/my-teaching-page.tsx'), 'MyTeachingPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.regulate,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/regulate-page.tsx'), 'RegulatePage'),
  }),
]
