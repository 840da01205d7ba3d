import { Box, Stack } from '@mantine/core'
import { type Assessment, pickText } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** PRC-066: the list of overrides: who set which percentage and why, and what it was before. */
export function ChangeList({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('evaluations')
  const formats = useFormats()
  const language = useLanguage()
  const { changes, criteria } = assessment
  if (changes.length === 0) return null
  const nameOf = (key: string | null) => {
    if (key === null) return t('rating.total')
    const criterion = criteria.find((one) => one.key === key)
    return criterion ? pickText(criterion.names, language) : key
  }
  const written = (percent: number | null, none: string) =>
    percent === null ? none : formats.percent(percent / 100)
  return (
    <Surface gap="sm">
      <h2>{t('rating.changes')}</h2>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {changes.map(({ key, before, after, reason, byName, at }) => (
          <Box
            component="li"
            key={`${key} ${at}`}
            style={{ listStyle: 'none', overflowWrap: 'anywhere' }}
          >
            <b>{nameOf(key)}</b>{' '}
            <span className="num">
              {t('rating.changed', {
                before: written(before, t('rating.notYet')),
                after: written(after, t('rating.asRated')),
              })}
            </span>
            <Box c="dimmed" fz="xs">
              {byName} · {formats.dateTime(at)}
            </Box>
            {reason}
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}
