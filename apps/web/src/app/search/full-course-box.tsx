import { courses, type DataOf } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { CourseCover, CoursePrice, useAsk } from '@titian/site'
import { SearchBox as Box } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './course-search.module.css'
import type { FullBoxProps } from './early-search-box.tsx'

/** FRM-109: the number of suggestions. */
const suggestionCount = 8

type Suggested = DataOf<typeof courses.courseSearchList>['list'][number]

function SuggestedCourse({ course }: { course: Suggested }) {
  return (
    <span className={styles['course']}>
      <CourseCover course={course} className={styles['cover']} />
      <span className={styles['name']} data-testid="suggested-name">
        {course.courseName}
        {course.hit ? <small className="meta"> {course.hit.text}</small> : null}
      </span>
      <CoursePrice price={course.coursePrice} />
    </span>
  )
}

/** FRM-107 to FRM-110: the search field with matching courses. Choosing a course opens it. */
export function SearchBox({ onDone, ...props }: FullBoxProps) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const [asked, setAsked] = useState('')
  const wanted = asked.trim()
  const found = useAsk(
    courses.courseSearchList,
    { courseName: wanted, page: 1, size: suggestionCount },
    { enabled: wanted !== '', quiet: true, placeholderData: (before) => before },
  )
  const list = wanted === '' ? [] : (found.data?.list ?? [])
  // If several courses have the same name, only the course with the most students is listed.
  const unlike = [
    ...new Map(list.toReversed().map((one) => [one.courseName, one])).values(),
  ].toReversed()
  return (
    <Box
      {...props}
      onQuery={setAsked}
      suggestions={unlike.map((course) => ({
        value: course.courseName,
        label: <SuggestedCourse course={course} />,
      }))}
      onSearch={(text) => {
        setAsked('')
        const course = list.find(({ courseName }) => courseName === text)
        if (!course) return props.onSearch(text)
        props.onChange('')
        onDone?.()
        return void router.navigate(linkTo.courseDetail(course.sign))
      }}
      emptyText={found.isSuccess && wanted === props.value.trim() ? t('search.empty') : undefined}
      loading={found.isFetching}
    />
  )
}
