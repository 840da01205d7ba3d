import { useSearch } from '@tanstack/react-router'
import { discussions, reviews } from '@titian/contract'
import { callKey, useAct, usePageTitle } from '@titian/site'
import { useCallList, useListSearch } from '@titian/site/staff'
import { SectionHead, Segmented, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ReportedList, size } from './reported-list.tsx'

const subjects = ['contributions', 'reviews'] as const

function useDone() {
  const { t } = useTranslation('discussions')
  return (hidden: boolean) => toast.success(t(hidden ? 'nowHidden' : 'nowShown'))
}

function Contributions() {
  const { t } = useTranslation('discussions')
  const done = useDone()
  const { filter, change, list } = useCallList(
    discussions.listReportedContributions,
    useSearch({ from: paths.reported }),
    { size },
  )
  const { mutate, isPending } = useAct(discussions.decideContribution, {
    refresh: [callKey(discussions.listReportedContributions)],
    onDone: (_, input) => done(input.hidden),
  })
  return (
    <ReportedList
      list={list}
      state={filter.state}
      onState={(state) => change({ state })}
      kindOf={({ kind }) => t(`kinds.${kind}`)}
      decide={({ kind, sign }, hidden) => mutate({ kind, sign, hidden })}
      busy={isPending}
    />
  )
}

function Reviews() {
  const { t } = useTranslation('discussions')
  const done = useDone()
  const { filter, change, list } = useCallList(
    reviews.listReportedReviews,
    useSearch({ from: paths.reported }),
    { size },
  )
  const { mutate, isPending } = useAct(reviews.decideReview, {
    refresh: [callKey(reviews.listReportedReviews)],
    onDone: (_, input) => done(input.hidden),
  })
  return (
    <ReportedList
      list={list}
      state={filter.state}
      onState={(state) => change({ state })}
      kindOf={({ stars }) => t('stars', { count: stars })}
      decide={({ sign }, hidden) => mutate({ sign, hidden })}
      busy={isPending}
    />
  )
}

/** The page of reported questions and answers, or of reported reviews. */
export function ReportedPage() {
  const { t } = useTranslation('discussions')
  const { search, change } = useListSearch(useSearch({ from: paths.reported }))
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
      <Part />
    </>
  )
}
