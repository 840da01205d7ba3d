import { Box, Flex } from '@mantine/core'
import { auditActionText, type AuditEntry } from '@titian/contract'
import { currentLanguage, SiteLink, useFormats } from '@titian/site'
import type { DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { AuditChanges } from './audit-changes.tsx'

export function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('people')
  const formats = useFormats()
  return [
    {
      key: 'what',
      title: t('audit.whatAndWhen'),
      onCard: 'title',
      render: ({ action, at }) => (
        <Flex component="span" direction="column">
          <b>{auditActionText(action, currentLanguage())}</b>
          <Box className="num" component="span" c="dimmed" fz="xs" fw={400}>
            {formats.dateTime(at)}
          </Box>
        </Flex>
      ),
    },
    {
      key: 'who',
      title: t('audit.who'),
      render: ({ actorName, actingForName }) => (
        <Flex component="span" direction="column">
          <span>{actorName || t('audit.unknown')}</span>
          {actingForName ? (
            <Box component="span" c="dimmed" fz="xs" fw={400}>
              {t('audit.actingFor', { name: actingForName })}
            </Box>
          ) : null}
        </Flex>
      ),
    },
    {
      key: 'whom',
      title: t('audit.whom'),
      render: ({ subjectName, subjectSign }) =>
        subjectSign === null ? (
          '--'
        ) : (
          <SiteLink className="link" {...linkTo.person(subjectSign)}>
            {subjectName || t('person')}
          </SiteLink>
        ),
    },
    {
      key: 'reason',
      title: t('audit.why'),
      render: ({ reason }) => (
        <Box component="span" style={{ overflowWrap: 'anywhere' }}>
          {reason || '--'}
        </Box>
      ),
    },
    {
      key: 'detail',
      title: t('audit.details'),
      render: ({ detail }) => (detail.length > 0 ? <AuditChanges detail={detail} /> : '--'),
    },
    {
      key: 'address',
      title: t('audit.address'),
      render: ({ address }) => <span className="num">{address || '--'}</span>,
    },
  ]
}
