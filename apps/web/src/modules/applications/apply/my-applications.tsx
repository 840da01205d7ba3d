import { Group } from '@mantine/core'
import { applications } from '@titian/contract'
import { SiteLink, useAsk, useSession } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { applicationLinks } from '../../../parts/application-links.ts'

/** JOB-016: a link to the reader's applications, with the number that need an action. */
export function MyApplications() {
  const { t } = useTranslation('applications')
  const isSignedIn = useSession().status === 'signedIn'
  const { data } = useAsk(applications.userJob, {}, { enabled: isSignedIn, quiet: true })
  if (!isSignedIn) return null
  return (
    <Group gap="xs">
      <SiteLink className="link" {...applicationLinks.board()}>
        {t('toApplications')}
      </SiteLink>
      {data && data.toDo > 0 ? (
        <StatusBadge tone="warn">{t('toDo', { count: data.toDo })}</StatusBadge>
      ) : null}
    </Group>
  )
}
