import { Box, Stack, Text, Title } from '@mantine/core'
import { statistics } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** TCH-162: who took which step of the review, the newest first. */
export function CourseSteps({ sign }: { sign: string }) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const { data } = useAsk(statistics.courseSteps, { sign }, { staleTime: 0 })
  if (!data) return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('history')}
      </Title>
      {data.list.length === 0 ? <p className="meta">{t('noHistory')}</p> : null}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.list.map(({ action, at, byName, reason }) => (
          <Box component="li" key={`${at} ${action}`}>
            <b>{t(`step.${action}`)}</b>
            <Text className="num meta">
              {byName || t('unknown')} · {dateTime(at)}
            </Text>
            {reason ? <Text fz="sm">{reason}</Text> : null}
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}
