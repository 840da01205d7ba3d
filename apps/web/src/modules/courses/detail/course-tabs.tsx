import { studyRules, type CourseDetail } from '@titian/contract'
import { Box, Tabs } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CourseData, CourseMaterials } from '@titian/site/course-materials'
import { CourseQuestions } from '@titian/site/course-questions'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { courseTabs, type CourseTab } from '../list-filter.ts'
import { lessonsOf, type Study } from '../study-position.ts'
import { Assessment } from './assessment.tsx'
import { Catalogue } from './catalogue.tsx'
import { CourseReviews } from '../reviews/course-reviews.tsx'
import styles from './course-tabs.module.css'
import { OfflineExams, WorkList } from '../homework/work-list.tsx'
import { ExamList } from './exam-list.tsx'
import { Intro } from './intro.tsx'
import { Teachers } from './teachers.tsx'

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
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the chosen tab may stand beyond the edge of the strip.
    const chosen = list.current?.querySelector<HTMLElement>('[data-active]')
    if (chosen && list.current)
      list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3
  }, [tab])
  const counts: Partial<Record<CourseTab, number>> = {
    contents: studyRules.countLessons(lessonsOf(detail.catalogue)).all,
    data: detail.materials,
    reviews: course.reviews,
    teacher: detail.teachers.length,
  }
  return (
    <Tabs
      value={tab}
      onChange={change}
      classNames={{ list: styles['list'], tab: styles['tab'], panel: styles['panel'] }}
    >
      <Tabs.List ref={list} aria-label={t('detail.tabs.label')}>
        {courseTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`detail.tabs.${name}`)}
            {counts[name] ? (
              <Box className="num" component="span" ml={6} c="dimmed" fz="xs" fw={400}>
                {counts[name]}
              </Box>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
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
        <Teachers teachers={detail.teachers} />
      </Tabs.Panel>
    </Tabs>
  )
}
