import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { EarlySearchBox } from './early-search-box.tsx'

const fields = {
  courses: {
    label: 'search.label',
    load: () => import('./full-course-box.tsx'),
    resultsOf: (courseName?: string) => linkTo.courseList({ courseName }),
  },
  jobs: {
    label: 'search.jobs',
    load: () => import('./full-job-box.tsx'),
    resultsOf: linkTo.jobSearch,
  },
} as const

const isAboutJobs = (pathname: string): boolean =>
  /^\/(?:employment|job|company)(?:\/|$)/.test(pathname)

/**
 * FRM-106: returns the search field for jobs on job pages, and the search field for courses on all
 * others.
 */
const useField = () =>
  useRouterState({
    select: ({ location }) => (isAboutJobs(location.pathname) ? 'jobs' : 'courses'),
  })

/** Returns the label of the search field of this page. */
export function useSearchLabel(): string {
  const { t } = useTranslation('app')
  return t(fields[useField()].label)
}

interface HeaderSearchProps {
  size?: 'sm' | 'md' | 'lg'
  onDone?: () => void
  focusFirst?: boolean
  /** Whether the field is inside a sheet or a panel. */
  inline?: boolean
}

function Field({ of, size = 'sm', ...props }: HeaderSearchProps & { of: keyof typeof fields }) {
  const { label, load, resultsOf } = fields[of]
  const { t } = useTranslation('app')
  const router = useRouter()
  const [text, setText] = useState('')
  return (
    <EarlySearchBox
      {...props}
      load={load}
      label={t(label)}
      value={text}
      onChange={setText}
      onSearch={(wanted) => {
        setText('')
        props.onDone?.()
        void router.navigate(resultsOf(wanted || undefined))
      }}
      size={size}
    />
  )
}

/** FRM-105, FRM-110: Enter opens the chosen suggestion, or the results for the text. */
export function HeaderSearch(props: HeaderSearchProps) {
  const of = useField()
  return <Field key={of} of={of} {...props} />
}
