import { courses } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { useAsk } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { EarlySearchBox } from './early-search-box.tsx'

/** FRM-109. */
const suggestionCount = 8

interface CourseSearchProps {
  size?: 'sm' | 'md' | 'lg'
  onDone?: () => void
  focusFirst?: boolean
  /** In a sheet or a panel of its own. */
  inline?: boolean
}

/** FRM-105 to FRM-110: Enter opens the chosen suggestion, or the list filtered by what was typed. */
export function CourseSearch({ size = 'sm', onDone, focusFirst, inline }: CourseSearchProps) {
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
  const names = [...new Set(list.map((course) => course.courseName))]

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
      suggestions={names.map((value) => ({ value }))}
      onSearch={search}
      emptyText={found.isSuccess && wanted === text.trim() ? t('search.empty') : undefined}
      loading={found.isFetching}
      size={size}
    />
  )
}
