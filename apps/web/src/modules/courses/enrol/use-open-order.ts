import { orders, type CourseDetail } from '@titian/contract'
import { useAsk, useFormats, useSession } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../../parts/detail/act-button.tsx'
import { orderLinks } from '../../../parts/order-links.ts'

/** ORD-009: orders that are not paid yet. A person has few such orders at once. */
const unpaid = { orderType: 1, page: 1, size: 50 } as const

/** FRM-427: returns a link to the unpaid order of this course, or undefined. */
export function useOpenOrder({ course, may }: CourseDetail): Act | undefined {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const { status } = useSession()
  const isSold = course.coursePrice > 0 && !may.learn && !may.join
  const { data } = useAsk(orders.orderList, unpaid, {
    enabled: status === 'signedIn' && isSold,
    staleTime: 0,
    quiet: true,
  })
  const order = data?.list.find((one) => one.courseIdSign === course.sign && one.may.pay)
  if (!order) return undefined
  return {
    kind: 'go',
    label: t('detail.payOpen'),
    link: orderLinks.payIn(order.idSign),
    hint: t('detail.payUntil', { time: dateTime(order.closeTime) }),
  }
}
