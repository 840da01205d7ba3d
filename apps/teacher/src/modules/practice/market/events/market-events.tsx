import { practice, type TaughtAssignment } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'

/** Milliseconds until the number of reached shops is loaded again. */
const betweenAnswers = 15_000

/** PRC-149: sets events for all shops of a practice. */
export function MarketEvents({ given }: { given: TaughtAssignment }) {
  const { t } = useTranslation('site')
  const { sign, days, started } = given
  const { data, error, refetch } = useAsk(
    practice.practiceEvents,
    { sign },
    { staleTime: 0, quiet: true, refetchInterval: betweenAnswers },
  )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <EventForm sign={sign} days={days} />
      {data ? (
        <EventList events={data} shops={started} />
      ) : (
        <TextSkeleton lines={4} label={t('loading')} />
      )}
    </>
  )
}
