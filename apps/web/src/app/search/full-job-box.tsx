import { Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type DataOf, employment, hasWords, searchTextMost } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SearchBox as Box } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../parts/job-links.ts'
import type { FullBoxProps } from './early-search-box.tsx'

/** FRM-109: the number of suggestions. */
const suggestionCount = 8

type Suggested = DataOf<typeof employment.jobSearch>['list'][number]

function SuggestedJob({ job: { title, companyName, cityName } }: { job: Suggested }) {
  return (
    <>
      <Text component="span" display="block" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <Text component="span" display="block" fz="xs" c="dimmed">
        {[companyName, cityName].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

/** JOB-007: the search field with matching jobs. Choosing a job opens it. */
export function SearchBox({ onDone, ...props }: FullBoxProps) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const [asked, setAsked] = useState('')
  const content = asked.trim()
  const isAsked = hasWords(content) && content.length <= searchTextMost
  const found = useAsk(
    employment.jobSearch,
    { content, page: 1, size: suggestionCount },
    { enabled: isAsked, quiet: true, placeholderData: (before) => before },
  )
  const list = isAsked ? (found.data?.list ?? []) : []
  // Jobs with the same title are shown with company and city.
  const named = new Map(
    list.map((job) => [[job.title, job.companyName, job.cityName].join(' · '), job]),
  )
  const suggestions = Array.from(named, ([value, job]) => ({
    value,
    label: <SuggestedJob job={job} />,
  }))
  return (
    <Box
      {...props}
      onQuery={setAsked}
      suggestions={suggestions}
      onSearch={(text) => {
        setAsked('')
        const job = named.get(text)
        if (!job) return props.onSearch(text)
        props.onChange('')
        onDone?.()
        return void router.navigate(jobLinks.job(job.positionId))
      }}
      emptyText={
        isAsked && found.isSuccess && content === props.value.trim() ? t('search.noJob') : undefined
      }
      loading={found.isFetching}
    />
  )
}
