import { Button } from '@mantine/core'
import { applications, type StaffApplication } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** JOB-107: sends the company a new link; the previous link stops working. */
export function RenewLink({ application }: { application: StaffApplication }) {
  const { t } = useTranslation(['applications', 'site'])
  const [asks, setAsks] = useState(false)
  const { sign, title, companyName, companyEmail, studentName } = application
  const act = useAct(applications.renewApplicationLink, {
    refresh: [callKey(applications.listApplications)],
    onDone: () => toast.success(t('renew.done')),
  })
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('renew.of', { title, name: studentName })}
        onClick={() => setAsks(true)}
      >
        {t('renew.act')}
      </Button>
      {asks ? (
        <ConfirmDialog
          opened
          onClose={() => setAsks(false)}
          title={t('renew.title', { company: companyName })}
          text={companyEmail ? t('renew.text', { email: companyEmail }) : t('renew.textNoAddress')}
          confirmLabel={t('renew.act')}
          cancelLabel={t('site:cancel')}
          onConfirm={async () => void (await act.mutateAsync({ sign }))}
        />
      ) : null}
    </>
  )
}
