import { studyRules, type CourseDetail } from '@titian/contract'
import { Tabs } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CourseData, CourseMaterials } from '@titian/site/course-materials'
import { CourseQuestions } from '@titian/site/course-questions'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { TeacherList } from '../../../parts/detail/teacher-list.tsx'
import { TabStrip } from '../../../parts/detail/tab-strip.tsx'
import { courseTabs, type CourseTab } from '../list-filter.ts'
import { lessonsOf, type Study } from '../study-position.ts'
import { Assessment } from './assessment.tsx'
import { Catalogue } from './catalogue.tsx'
import { CourseReviews } from '../reviews/course-reviews.tsx'
import { OfflineExams, WorkList } from '../homework/work-list.tsx'
import { ExamList } from './exam-list.tsx'
import { Intro } from './intro.tsx'

/** CRS-022, CRS-024: the address may name a tab; an unknown one gives the introduction. */
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

interface CourseTabsProps {
  detail: CourseDetail
  study: Study
}

export function CourseTabs({ detail, study }: CourseTabsProps) {
  const { t } = useTranslation('courses')
  const [tab, change] = useTab()
  const { course } = detail
  const counts: Partial<Record<CourseTab, number>> = {
    contents: studyRules.countLessons(lessonsOf(detail.catalogue)).all,
    data: detail.materials,
    reviews: course.reviews,
    teacher: detail.teachers.length,
  }
  return (
    <TabStrip
      label={t('detail.tabs.label')}
      value={tab}
      onChange={change}
      tabs={courseTabs.map((name) => ({
        name,
        title: t(`detail.tabs.${name}`),
        count: counts[name],
      }))}
    >
      <Tabs.Panel value="intro">
        <Intro course={course} />
        <Assessment sign={course.sign} joined={detail.joined} />
      </Tabs.Panel>
      <Tabs.Panel value="contents">
        <Catalogue detail={detail} study={study} />
      </Tabs.Panel>
      <Tabs.Panel value="homework">
        <WorkList courseSign={course.sign} learn={study.learn} tab="homework" />
      </Tabs.Panel>
      <Tabs.Panel value="exam">
        <ExamList courseSign={course.sign} learn={study.learn} />
        <OfflineExams courseSign={course.sign} learn={study.learn} />
      </Tabs.Panel>
      <Tabs.Panel value="practical">
        <WorkList courseSign={course.sign} learn={study.learn} tab="practical" />
      </Tabs.Panel>
      <Tabs.Panel value="materials">
        <CourseMaterials courseSign={course.sign} learn={study.learn} count={detail.materials} />
      </Tabs.Panel>
      <Tabs.Panel value="data">
        <CourseData courseSign={course.sign} learn={study.learn} count={detail.materials} />
      </Tabs.Panel>
      <Tabs.Panel value="questions">
        <CourseQuestions courseSign={course.sign} />
      </Tabs.Panel>
      <Tabs.Panel value="reviews">
        <CourseReviews course={course} />
      </Tabs.Panel>
      <Tabs.Panel value="teacher">
        <TeacherList
          teachers={detail.teachers}
          words={{ none: t('detail.noTeachers'), lead: t('detail.mainTeacher') }}
        />
      </Tabs.Panel>
    </TabStrip>
  )
}
