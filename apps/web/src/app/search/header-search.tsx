import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAboutJobs } from '../frame/frame-rules.ts'
import { linkTo } from '../paths.ts'
import { CourseSearch, type HeaderSearchProps } from './course-search.tsx'
import { EarlySearchBox } from './early-search-box.tsx'

// Most visits see no page of jobs.
const loadJobBox = () => import('./full-job-box.tsx')

const useSearchesJobs = () =>
  useRouterState({ select: ({ location }) => isAboutJobs(location.pathname) })

/** What the field of this page is called. */
export function useSearchLabel(): string {
  const { t } = useTranslation('app')
  return t(useSearchesJobs() ? 'search.jobs' : 'search.label')
}

/** JOB-032: Enter opens the jobs that are found by what was typed. */
function JobSearch({ size = 'sm', onDone, focusFirst, inline }: HeaderSearchProps) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const [text, setText] = useState('')
  return (
    <EarlySearchBox
      load={loadJobBox}
      focusFirst={focusFirst}
      inline={inline}
      label={t('search.jobs')}
      value={text}
      onChange={setText}
      onDone={onDone}
      onSearch={(content) => {
        setText('')
        onDone?.()
        void router.navigate(linkTo.jobSearch(content || undefined))
      }}
      size={size}
    />
  )
}

/** FRM-105, FRM-106: for jobs on the pages of jobs, elsewhere for courses. */
export function HeaderSearch(props: HeaderSearchProps) {
  return useSearchesJobs() ? <JobSearch {...props} /> : <CourseSearch {...props} />
}
