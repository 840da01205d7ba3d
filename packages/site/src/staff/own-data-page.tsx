import { Stack } from '@mantine/core'
import type { ClosingHindrance } from '@titian/contract'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CloseAccount } from '../privacy/close-account.tsx'
import { OwnArchiveCard } from '../privacy/own-archive.tsx'
import { usePageTitle } from '../routing/page-title.ts'

/**
 * For each obstacle to closing, the page where it is removed. These pages are on the student site
 * and the teacher site; school managers hand over their role on the administration site.
 */
const ways: Partial<Record<ClosingHindrance, string>> = {
  refund: '/home/learning/account/orders',
  dispute: '/home/learning/account/orders',
  unpaidOrder: '/home/learning/account/orders?orderType=1',
  examination: '/home/learning/center',
  course: '/teacher/#/teachingCenter',
}

const drawWay = (kind: ClosingHindrance, label: string) =>
  ways[kind] ? (
    <a className="link" href={ways[kind]}>
      {label}
    </a>
  ) : null

/**
 * ACC-319: exports one's own data or closes the account, for teachers and staff. They confirm both
 * by password.
 */
export function OwnDataPage() {
  const { t } = useTranslation('privacy')
  usePageTitle(t('page.data'))
  return (
    <>
      <SectionHead level={1} title={t('page.data')} lead={t('page.staffLead')} />
      <Stack gap="lg" maw={860}>
        <OwnArchiveCard />
        <CloseAccount drawWay={drawWay} />
      </Stack>
    </>
  )
}
