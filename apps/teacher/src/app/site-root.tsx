import { useExplain, useSession } from '@titian/site'
import { hasRole, StaffRoot, type StaffSite } from '@titian/site/staff'
import { ConfirmDialog, toast } from '@titian/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeWaitingTicket, ticketFailure, waitingTicket } from './open-ticket.ts'
import { paths } from './paths.ts'
import { TeacherNav } from './shell/side-nav.tsx'

/** ACC-254: teachers, and staff who may do the work of teachers. */
const admitted = ['teacher', 'schoolAdmin', 'platformAdmin']

/** ACC-272: a ticket of another account asks for confirmation before that account is signed in. */
function OtherAccount() {
  const { t } = useTranslation('app')
  const explain = useExplain()
  const { display } = useSession()
  const [ticket, setTicket] = useState(waitingTicket)
  if (ticket === null) return null
  const change = async () => {
    setTicket(null)
    await takeWaitingTicket(ticket).catch((error: unknown) => toast.failure(explain(error)))
  }
  return (
    <ConfirmDialog
      opened
      onClose={() => setTicket(null)}
      title={t('otherAccount.title')}
      text={t('otherAccount.text', { name: display?.name ?? '' })}
      confirmLabel={t('otherAccount.change')}
      cancelLabel={t('otherAccount.stay')}
      onConfirm={change}
    />
  )
}

/** Configures the shared root of the staff sites for this site. */
export function SiteRoot() {
  const { t } = useTranslation('app')
  const site = useMemo<StaffSite>(
    () => ({
      name: t('name'),
      home: { href: paths.teachingCenter, label: t('backToStart') },
      profile: { href: paths.profile, label: t('profile.page') },
      signIn: {
        title: t('signIn.title'),
        lead: t('signIn.lead'),
        seed: 'teaching-centre',
        failure: ticketFailure(),
      },
      mayEnter: (roleStr) => hasRole(roleStr, admitted),
      refused: { title: t('refused.title'), text: (name) => t('refused.text', { name }) },
      Navigation: TeacherNav,
    }),
    [t],
  )
  return (
    <>
      <StaffRoot site={site} />
      <OtherAccount />
    </>
  )
}
