import { hasRole, StaffRoot, type StaffSite } from '@titian/site/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ticketFailure } from './open-ticket.ts'
import { OtherAccount } from './other-account.tsx'
import { paths } from './paths.ts'
import { TeacherNav } from './shell/side-nav.tsx'

/** ACC-254: teachers, and staff who stand in for them. */
const admitted = ['teacher', 'schoolAdmin', 'platformAdmin']

/** What makes a site of the staff this one. */
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
