import { studyRules, type CourseDetail } from '@titian/contract'
import { Tabs } from '@mantine/core'
import {
  CatchBoundary,
  lazyRouteComponent,
  useRouter,
  useSearch,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { ErrorView, whenUsed } from '@titian/site'
import { ListSkeleton } from '@titian/ui'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { TeacherList } from '../../../parts/detail/teacher-list.tsx'
import { TabStrip } from '../../../parts/detail/tab-strip.tsx'
import { courseTabs, type CourseTab } from '../list-filter.ts'
import { lessonsOf, type Study } from '../study-position.ts'
import { Assessment } from './assessment.tsx'
import { Intro } from './intro.tsx'

const loadFurther = () => import('./further-tabs.ts')
const later = {
  Catalogue: lazyRouteComponent(() => import('./catalogue.tsx'), 'Catalogue'),
  CourseData: lazyRouteComponent(loadFurther, 'CourseData'),
  CourseMaterials: lazyRouteComponent(loadFurther, 'CourseMaterials'),
  CourseQuestions: lazyRouteComponent(loadFurther, 'CourseQuestions'),
  CourseReviews: lazyRouteComponent(loadFurther, 'CourseReviews'),
  ExamList: lazyRouteComponent(loadFurther, 'ExamList'),
  OfflineExams: lazyRouteComponent(loadFurther, 'OfflineExams'),
  WorkList: lazyRouteComponent(loadFurther, 'WorkList'),
}
const { Catalogue, CourseData, CourseMaterials, CourseQuestions, CourseReviews } = later
const { ExamList, OfflineExams, WorkList } = later

/** Loads the code of the tabs if it has not loaded yet. Never rejects. */
const loadTabs = () => Promise.all(Object.values(later).map(async (part) => part.preload?.()))

/** Loads the code of the tabs when the browser is idle. */
function useTabsSoon() {
  useEffect(() => {
    void whenUsed().then(loadTabs)
  }, [])
}

/** Returns the tabs that were opened. They stay mounted, so that typed text is kept. */
function useOpened(tab: CourseTab): readonly CourseTab[] {
  const [opened, setOpened] = useState([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  return opened
}

const Failed = ({ error, reset }: ErrorComponentProps) => (
  <ErrorView error={error} onRetry={() => void loadTabs().then(reset)} />
)

/** Waits for the code of a tab. If loading fails, the page stays as it is. */
function Later({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <CatchBoundary getResetKey={() => 'tab'} errorComponent={Failed}>
      <Suspense fallback={<ListSkeleton count={3} picture={false} label={t('loading')} />}>
        {children}
      </Suspense>
    </CatchBoundary>
  )
}

/** CRS-022, CRS-024: the tab in the address; an unknown tab means the introduction. */
function useTab(): [CourseTab, (tab: string | null) => void] {
  const router = useRouter()
  const search = useSearch({ from: paths.courseDetail })
  const named = (text: string | null | undefined) => courseTabs.find((name) => name === text)
  const change = (next: string | null) => {
    const words = { ...search, tab: next === 'intro' ? undefined : named(next) }
    void router.navigate({
      from: paths.courseDetail,
      to: '.',
      search: words,
      replace: true,
      resetScroll: false,
    })
  }
  return [named(search.tab) ?? 'intro', change]
}

/**
 * CRS-220: returns the tabs with content, and the tab that the address names even if it has no
 * content.
 */
function tabsOf({ tasks, materials, teachers }: CourseDetail, chosen: CourseTab) {
  const counts: Partial<Record<CourseTab, number>> = {
    homework: tasks.homework,
    exam: tasks.exams,
    practical: tasks.practical,
    materials,
    data: materials,
    teacher: teachers.length,
  }
  return courseTabs.filter((name) => name === chosen || counts[name] !== 0)
}

interface CourseTabsProps {
  detail: CourseDetail
  study: Study
}

export function CourseTabs({ detail, study }: CourseTabsProps) {
  const { t } = useTranslation('courses')
  const [tab, change] = useTab()
  useTabsSoon()
  const opened = useOpened(tab)
  const shown = tabsOf(detail, tab)
  const { course } = detail
  const work = { courseSign: course.sign, learn: study.learn }
  const files = { ...work, count: detail.materials }
  const counts: Partial<Record<CourseTab, number>> = {
    contents: studyRules.countLessons(lessonsOf(detail.catalogue)).all,
    data: detail.materials,
    reviews: course.reviews,
    teacher: detail.teachers.length,
  }
  const panels: Record<CourseTab, ReactNode> = {
    intro: (
      <>
        <Intro course={course} />
        <Assessment sign={course.sign} joined={detail.joined} />
      </>
    ),
    contents: <Catalogue detail={detail} study={study} />,
    homework: <WorkList {...work} tab="homework" />,
    exam: (
      <>
        <ExamList {...work} />
        <OfflineExams {...work} />
      </>
    ),
    practical: <WorkList {...work} tab="practical" />,
    materials: <CourseMaterials {...files} />,
    data: <CourseData {...files} />,
    questions: <CourseQuestions courseSign={course.sign} />,
    reviews: <CourseReviews course={course} />,
    teacher: (
      <TeacherList
        teachers={detail.teachers}
        words={{ none: t('detail.noTeachers'), lead: t('detail.mainTeacher') }}
      />
    ),
  }
  return (
    <TabStrip
      label={t('detail.tabs.label')}
      value={tab}
      onChange={change}
      tabs={shown.map((name) => ({
        name,
        title: t(`detail.tabs.${name}`),
        count: counts[name],
      }))}
    >
      {shown.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {opened.includes(name) ? <Later>{panels[name]}</Later> : null}
        </Tabs.Panel>
      ))}
    </TabStrip>
  )
}
