import { Stack } from '@mantine/core'
import type { MarketView } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Appeal = MarketView['health']['appeals'][number]

const answerOf = ({ accepted }: Appeal) =>
  accepted === null ? 'open' : accepted ? 'accepted' : 'refused'
const tones = { open: 'info', accepted: 'ok', refused: 'danger' } as const

/** The earlier appeals with their responses. */
export function Appeals({ appeals }: { appeals: readonly Appeal[] }) {
  const { t } = useTranslation('market-steps')
  return (
    <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
      {appeals.map((one) => {
        const answer = answerOf(one)
        return (
          <li key={one.day}>
            {t('health.appealOf', { day: one.day })}{' '}
            <StatusBadge tone={tones[answer]}>{t(`health.answer.${answer}`)}</StatusBadge>
          </li>
        )
      })}
    </Stack>
  )
}
