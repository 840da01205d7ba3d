import { Box, Button, Flex, Group } from '@mantine/core'
import { homework } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { Face, ListSkeleton, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const shown = 6

/** CRS-183: the hand-ins that wait for this teacher, the newest first. */
export function WaitingWork() {
  const { t } = useTranslation('homework')
  const formats = useFormats()
  const { data, error, refetch } = useAsk(
    homework.listHandIns,
    { state: 'waiting', page: 1, size: shown },
    { staleTime: 0 },
  )
  return (
    <Surface gap="sm">
      <Group justify="space-between">
        <Box component="h2" fz="h3">
          {data?.total ? t('waiting.title', { count: data.total }) : t('waiting.plain')}
        </Box>
        <SiteLink className="link" {...linkTo.handIns()}>
          {t('waiting.all')}
        </SiteLink>
      </Group>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <ListSkeleton label={t('site:loading')} picture={false} count={2} />
      ) : null}
      {data?.total === 0 ? <p className="meta">{t('waiting.none')}</p> : null}
      <ul>
        {data?.list.map((row) => (
          <Flex key={row.sign} component="li" gap="sm" align="center" py="xs" fz="sm">
            <Face name={row.studentName} />
            <Flex component="span" direction="column" flex="1 1 0" miw={0}>
              <b className="clip-2">{row.title}</b>
              <Box component="span" c="dimmed" fz="xs">
                {row.studentName} · {formats.dateTime(row.handedInAt)}
              </Box>
            </Flex>
            <Button
              component={SiteLink}
              {...linkTo.handIn(row.sign)}
              variant="default"
              aria-label={t('handIns.gradeOf', { name: row.studentName, title: row.title })}
            >
              {t('handIns.grade')}
            </Button>
          </Flex>
        ))}
      </ul>
    </Surface>
  )
}
