import { practice, type TaughtAssignment } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'

/** Milliseconds until the shops that an event has reached are counted again. */
const betweenAnswers = 15_000

/** PRC-149: what a teacher lets happen in the shops of a practice. */
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
