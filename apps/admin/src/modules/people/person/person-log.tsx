import { Box, Flex, Group, Stack, Title } from '@mantine/core'
import { auditActionText, people, type PersonDetail } from '@titian/contract'
import { currentLanguage, ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { ListSkeleton, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { AuditChanges } from '../audit/audit-changes.tsx'

const size = 5

/** ACC-289: the newest log entries in which this person acted or was acted on. */
export function PersonLog({ person: { sign } }: { person: PersonDetail }) {
  const { t } = useTranslation(['people', 'site'])
  const formats = useFormats()
  const { data, error, refetch } = useAsk(
    people.listAuditLog,
    { personSign: sign, page: 1, size },
    { staleTime: 0 },
  )
  return (
    <Surface gap="md">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('log.title')}
        </Title>
        {data && data.total > size ? (
          <SiteLink className="link" {...linkTo.auditLog({ personSign: sign })}>
            {t('log.all', { count: data.total })}
          </SiteLink>
        ) : null}
      </Group>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton label={t('site:loading')} picture={false} /> : null}
      {data?.total === 0 ? <p className="meta">{t('log.none')}</p> : null}
      <Stack component="ul" className="lined" gap="sm">
        {data?.list.map((entry, place) => (
          <Stack key={entry.sign} component="li" gap={4} pt={place > 0 ? 'xs' : 0}>
            <Flex justify="space-between" gap="sm" wrap="wrap">
              <b>{auditActionText(entry.action, currentLanguage())}</b>
              <Box component="span" className="num meta">
                {formats.dateTime(entry.at)}
              </Box>
            </Flex>
            <span className="meta">
              {[
                entry.actorName || t('audit.unknown'),
                entry.actingForName ? t('audit.actingFor', { name: entry.actingForName }) : '',
                entry.reason ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {entry.detail.length > 0 ? <AuditChanges detail={entry.detail} /> : null}
          </Stack>
        ))}
      </Stack>
    </Surface>
  )
}
