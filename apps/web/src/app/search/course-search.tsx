import { courses, type DataOf } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { CourseCover, CoursePrice, useAsk } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './course-search.module.css'
import { EarlySearchBox } from './early-search-box.tsx'

/** FRM-109. */
const suggestionCount = 8

export interface HeaderSearchProps {
  size?: 'sm' | 'md' | 'lg'
  onDone?: () => void
  focusFirst?: boolean
  /** In a sheet or a panel of its own. */
  inline?: boolean
}

type Suggested = DataOf<typeof courses.courseSearchList>['list'][number]

function SuggestedCourse({ course }: { course: Suggested }) {
  return (
    <span className={styles['course']}>
      <CourseCover course={course} className={styles['cover']} />
      <span className={styles['name']} data-testid="suggested-name">
        {course.courseName}
      </span>
      <CoursePrice price={course.coursePrice} />
    </span>
  )
}

/** FRM-105 to FRM-110: Enter opens the chosen suggestion, or the list filtered by what was typed. */
export function CourseSearch({ size = 'sm', onDone, focusFirst, inline }: HeaderSearchProps) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const wanted = asked.trim()
  const found = useAsk(
    courses.courseSearchList,
    { courseName: wanted, page: 1, size: suggestionCount },
    { enabled: wanted !== '', quiet: true, placeholderData: (before) => before },
  )
  const list = wanted === '' ? [] : (found.data?.list ?? [])
  // Of courses with one name the one that most take.
  const unlike = [
    ...new Map(list.toReversed().map((one) => [one.courseName, one])).values(),
  ].toReversed()

  const search = (chosen: string) => {
    const course = list.find(({ courseName }) => courseName === chosen)
    setText('')
    setAsked('')
    onDone?.()
    if (course) void router.navigate(linkTo.courseDetail(course.sign))
    else void router.navigate(linkTo.courseList({ courseName: chosen || undefined }))
  }
  return (
    <EarlySearchBox
      focusFirst={focusFirst}
      inline={inline}
      label={t('search.label')}
      value={text}
      onChange={setText}
      onQuery={setAsked}
      suggestions={unlike.map((course) => ({
        value: course.courseName,
        label: <SuggestedCourse course={course} />,
      }))}
      onSearch={search}
      emptyText={found.isSuccess && wanted === text.trim() ? t('search.empty') : undefined}
      loading={found.isFetching}
      size={size}
    />
  )
}
