import { hasRole, StaffRoot, type StaffSite } from '@titian/site/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'
import { AdminNav } from './shell/side-nav.tsx'

/** The console belongs to the staff of the school and of the platform. */
const admitted = ['schoolAdmin', 'platformAdmin']

/** What makes a site of the staff this one. */
export function SiteRoot() {
  const { t } = useTranslation('app')
  const site = useMemo<StaffSite>(
    () => ({
      name: t('name'),
      home: { href: paths.start, label: t('backToStart') },
      signIn: { title: t('signIn.title'), lead: t('signIn.lead'), seed: 'administration' },
      mayEnter: (roleStr) => hasRole(roleStr, admitted),
      refused: { title: t('refused.title'), text: (name) => t('refused.text', { name }) },
      Navigation: AdminNav,
    }),
    [t],
  )
  return <StaffRoot site={site} />
}
