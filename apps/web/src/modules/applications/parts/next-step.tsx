import { Text } from '@mantine/core'
import type { ApplicationCard } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** JOB-105: the student's next step; JOB-045: says plainly if the company has not responded. */
export function NextStep({ card: { state, next } }: { card: ApplicationCard }) {
  const { t } = useTranslation('applications')
  const isOurs = next === 'prepare' || next === 'answerOffer'
  return (
    <Text component="span" fz="sm" fw={isOurs ? 600 : undefined}>
      {t(state === 'no_response' ? 'next.late' : `next.${next}`)}
    </Text>
  )
}
