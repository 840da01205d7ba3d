import { Title } from '@mantine/core'
import { schools } from '@titian/contract'
import { Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { AcceptedList } from './accepted-list.tsx'

/** CNT-074: the agreements that the signed-in person has accepted. */
export function MyAgreements() {
  const { t } = useTranslation('agreements')
  const { data, error, refetch } = useAsk(schools.myAgreements, {}, { staleTime: 0 })
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('mine')}
      </Title>
      {error ? (
        <ErrorView level={3} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <AcceptedList accepted={data} />
      ) : (
        <TextSkeleton label={t('site:loading')} />
      )}
    </Surface>
  )
}
