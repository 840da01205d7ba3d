import { Text } from '@mantine/core'
import type { ApplicationCard } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** JOB-105: what the student does next; JOB-045: said honestly where no answer came. */
export function NextStep({ card: { state, next } }: { card: ApplicationCard }) {
  const { t } = useTranslation('applications')
  const isOurs = next === 'prepare' || next === 'answerOffer'
  return (
    <Text component="span" fz="sm" fw={isOurs ? 600 : undefined}>
      {t(state === 'no_response' ? 'next.late' : `next.${next}`)}
    </Text>
  )
}
