import { Button } from '@mantine/core'
import { IconMail, IconUsersGroup } from '@tabler/icons-react'
import { statistics } from '@titian/contract'
import { ExportMenu } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import type { Recipients } from './recipients.ts'

export type MemberDialog = 'groups' | 'message'

interface MemberActsProps {
  courseIdSign: string
  recipients: Recipients
  /** Whether the list has loaded. */
  isKnown: boolean
  onOpen: (dialog: MemberDialog) => void
}

/**
 * FRM-367, FRM-328: the actions on the ticked students, or on all students that match the filter.
 */
export function MemberActs({ courseIdSign, recipients, isKnown, onOpen }: MemberActsProps) {
  const { t } = useTranslation('courses')
  const { whom, count, isTicked, isTooMany } = recipients
  return (
    <>
      <Button
        variant="default"
        disabled={!isKnown || isTooMany}
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        onClick={() => onOpen('groups')}
      >
        {t('members.groups.open')}
      </Button>
      <Button
        variant="default"
        disabled={count === 0 || isTooMany}
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => onOpen('message')}
      >
        {t(isTicked ? 'members.message.open' : 'members.message.openAll', { count })}
      </Button>
      <ExportMenu
        call={statistics.exportStudentList}
        input={{ courseId: courseIdSign, ...whom }}
        label={t(isTicked ? 'members.exportTicked' : 'members.exportAll', { count })}
        disabled={isTooMany}
      />
    </>
  )
}
