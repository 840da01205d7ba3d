import { Button } from '@mantine/core'
import { mails, type StaffMail } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/**
 * JOB-070: sends a failed e-mail again. JOB-069: opens an e-mail in the mail sandbox, if the server
 * has one.
 */
export function MailActs({ mail }: { mail: StaffMail }) {
  const { t } = useTranslation('mails')
  const again = useAct(mails.sendMailAgain, {
    refresh: [callKey(mails.listMails)],
    onDone: () => toast.success(t('queuedAgain')),
  })
  const { sign, subject, sandboxUrl, may } = mail
  if (may.sendAgain)
    return (
      <Button
        variant="default"
        loading={again.isPending}
        aria-label={t('sendAgainOf', { subject })}
        onClick={() => again.mutate({ sign })}
      >
        {t('sendAgain')}
      </Button>
    )
  if (sandboxUrl === null) return null
  return (
    <Button
      component="a"
      variant="default"
      href={sandboxUrl}
      target="_blank"
      aria-label={t('openOf', { subject })}
    >
      {t('open')}
    </Button>
  )
}
