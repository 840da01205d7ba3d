import { useSearch } from '@tanstack/react-router'
import { discussions, reviews } from '@titian/contract'
import { callKey, useAct, useAsk, usePageTitle } from '@titian/site'
import { useListSearch } from '@titian/site/staff'
import { SectionHead, Segmented, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ReportedList, size, states, type State } from './reported-list.tsx'

const subjects = ['contributions', 'reviews'] as const

interface PartProps {
  state: State
  page: number
  change: (words: { state?: string; page?: number }) => void
}

function useDone() {
  const { t } = useTranslation('discussions')
  return (hidden: boolean) => toast.success(t(hidden ? 'nowHidden' : 'nowShown'))
}

function Contributions(props: PartProps) {
  const { t } = useTranslation('discussions')
  const { state, page } = props
  const done = useDone()
  const asked = useAsk(
    discussions.listReportedContributions,
    { state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { mutate, isPending } = useAct(discussions.decideContribution, {
    refresh: [callKey(discussions.listReportedContributions)],
    onDone: (_, input) => done(input.hidden),
  })
  return (
    <ReportedList
      {...props}
      asked={asked}
      kindOf={({ kind }) => t(`kinds.${kind}`)}
      decide={({ kind, sign }, hidden) => mutate({ kind, sign, hidden })}
      busy={isPending}
    />
  )
}

function Reviews(props: PartProps) {
  const { t } = useTranslation('discussions')
  const { state, page } = props
  const done = useDone()
  const asked = useAsk(
    reviews.listReportedReviews,
    { state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { mutate, isPending } = useAct(reviews.decideReview, {
    refresh: [callKey(reviews.listReportedReviews)],
    onDone: (_, input) => done(input.hidden),
  })
  return (
    <ReportedList
      {...props}
      asked={asked}
      kindOf={({ stars }) => t('stars', { count: stars })}
      decide={({ sign }, hidden) => mutate({ sign, hidden })}
      busy={isPending}
    />
  )
}

/** What people of a course reported: questions and answers, or reviews. */
export function ReportedPage() {
  const { t } = useTranslation('discussions')
  const { page, search, change } = useListSearch(useSearch({ from: paths.reported }))
  const state = states.find((one) => one === search.state) ?? 'reported'
  const about = subjects.find((one) => one === search.about) ?? 'contributions'
  usePageTitle(t('title'))
  const Part = about === 'reviews' ? Reviews : Contributions
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        lead={t('lead')}
        more={
          <Segmented
            label={t('about')}
            value={about}
            onChange={(next) => change({ about: next === 'contributions' ? '' : next })}
            options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          />
        }
      />
      <Part state={state} page={page} change={change} />
    </>
  )
}
