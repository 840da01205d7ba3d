import { Stack, Text } from '@mantine/core'
import type { RunNote } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** The student's notes on the decisions. */
export function Notes({ notes }: { notes: readonly RunNote[] }) {
  const { t } = useTranslation('marketplace')
  const { colon } = useFormats()
  if (notes.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('practice:review.notes')}</h2>
      <Stack component="ul" gap="xs" m={0} pl="md" style={{ listStyle: 'disc' }}>
        {notes.map(({ day, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the notes of a finished run never change
          <Text component="li" key={`${day} ${at}`} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('head.day', { day })}</b>
            {colon}
            {note}
          </Text>
        ))}
      </Stack>
    </Surface>
  )
}
