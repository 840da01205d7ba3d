import { Box, Button, Flex, Title } from '@mantine/core'
import { auditStatus, identities, type StudentInfo } from '@titian/contract'
import { ErrorView, SiteLink, useAsk } from '@titian/site'
import { BothEnds, Note, StatusBadge, Surface, TextSkeleton, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { StudentInfoDialog } from './student-info-dialog.tsx'

const tones: Record<number, Tone> = {
  [auditStatus.none]: 'neutral',
  [auditStatus.waiting]: 'info',
  [auditStatus.approved]: 'ok',
  [auditStatus.refused]: 'danger',
}
const fields = ['studentId', 'university', 'department', 'major', 'class'] as const

function Facts({ info }: { info: StudentInfo }) {
  const { t } = useTranslation('accounts')
  return (
    <dl className="lined">
      {fields.map((field) => (
        <Flex
          key={field}
          wrap="wrap"
          align="center"
          justify="space-between"
          rowGap="xs"
          columnGap="md"
          py="md"
        >
          <Box component="dt" c="var(--text-2)" fz="sm">
            {t(`profile.student.${field}`)}
          </Box>
          <Box component="dd" miw={0} fw={600}>
            {info[field] || '–'}
          </Box>
        </Flex>
      ))}
    </dl>
  )
}

/** ACC-185, ACC-197, ACC-259: the school's data about the student; a change waits for approval. */
export function StudentInfoCard() {
  const { t } = useTranslation('accounts')
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useAsk(identities.studentAuditInfo, {})
  const waiting = data?.auditStatus === auditStatus.waiting
  return (
    <Surface gap={20}>
      <BothEnds>
        <Title order={2} size="h3">
          {t('profile.student.title')}
        </Title>
        {data ? (
          <StatusBadge tone={tones[data.auditStatus]}>
            {t(`profile.student.status.${data.auditStatus}`)}
          </StatusBadge>
        ) : null}
      </BothEnds>
      {error ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={5} label={t('site:loading')} /> : null}
      {data ? (
        <>
          {data.reason ? <Note tone="danger">{data.reason}</Note> : null}
          {waiting ? <Note tone="info">{t('profile.student.waits')}</Note> : null}
          <Facts info={data} />
          <Flex rowGap="sm" columnGap={20} wrap="wrap" mt="xs">
            {data.auditStatus === auditStatus.approved || waiting ? null : (
              <Button component={SiteLink} {...linkTo.upgradeUser()}>
                {t('profile.identity.go')}
              </Button>
            )}
            {/* A student without details has nothing to change. */}
            {fields.some((field) => data[field]) ? (
              <Button variant="default" disabled={waiting} onClick={() => setEditing(true)}>
                {t('profile.student.change')}
              </Button>
            ) : null}
          </Flex>
          {editing ? <StudentInfoDialog info={data} onClose={() => setEditing(false)} /> : null}
        </>
      ) : null}
    </Surface>
  )
}
