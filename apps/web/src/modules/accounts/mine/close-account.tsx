import { Stack } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ClosingHindrance } from '@titian/contract'
import { SiteLink, type LinkTarget } from '@titian/site'
import { CloseAccount } from '@titian/site/privacy'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ownDataLink } from '../../../parts/own-data-link.ts'
import { orderLinks } from '../../../parts/order-links.ts'
import { OwnPhoneCode } from './own-phone-code.tsx'

/**
 * For each obstacle, the page on which the person removes it. Only staff change roles, so that
 * obstacle has no page.
 */
const ways: Partial<Record<ClosingHindrance, LinkTarget>> = {
  refund: orderLinks.orders(),
  dispute: orderLinks.orders(),
  unpaidOrder: orderLinks.orders({ orderType: '1' }),
  examination: linkTo.learningCenter(),
}

function drawWay(kind: ClosingHindrance, label: string) {
  const way = ways[kind]
  if (way)
    return (
      <SiteLink className="link" {...way}>
        {label}
      </SiteLink>
    )
  if (kind !== 'course') return null
  return (
    <a className="link" href="/teacher/#/teachingCenter">
      {label}
    </a>
  )
}

/** ACC-316: explains and requests the closing of the account. */
export function CloseOwnAccount() {
  const { t } = useTranslation('privacy')
  return (
    <Stack gap="sm" maw={860}>
      <SiteLink className="link" {...ownDataLink()}>
        <IconChevronLeft size={16} aria-hidden />
        {t('page.data')}
      </SiteLink>
      <CloseAccount CodeFields={OwnPhoneCode} drawWay={drawWay} />
    </Stack>
  )
}
