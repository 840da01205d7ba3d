import { Box } from '@mantine/core'
import type { StaffOrder } from '@titian/contract'
import { moneyText, phoneNumber, useFormats } from '@titian/site'
import { RowLink } from '@titian/site/staff'
import type { DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { OrderMarks } from './order-marks.tsx'

export function useOrderColumns(): DataColumn<StaffOrder>[] {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  return [
    {
      key: 'number',
      title: t('column.order'),
      onCard: 'title',
      render: ({ idSign, orderNo, title }) => (
        <RowLink {...linkTo.order(idSign)} stacked>
          <b className="num">{orderNo}</b>
          <Box component="span" className="clip-2" c="dimmed" fz="xs" fw={400}>
            {title}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'buyer',
      folds: 3,
      title: t('column.buyer'),
      render: ({ buyer, areaCode, mobile }) => (
        <div>
          <div>{buyer || '--'}</div>
          <Box className="num" c="dimmed" fz="xs">
            {mobile ? phoneNumber(areaCode, mobile) : null}
          </Box>
        </div>
      ),
    },
    {
      key: 'created',
      folds: 2,
      title: t('column.created'),
      render: ({ createTime }) => <span className="num">{dateTime(createTime)}</span>,
    },
    {
      key: 'way',
      folds: 1,
      title: t('column.way'),
      render: ({ payType }) => t(`payType.${payType}`),
    },
    {
      key: 'state',
      folds: 5,
      title: t('column.state'),
      render: (order) => <OrderMarks order={order} />,
    },
    {
      key: 'amount',
      folds: 4,
      title: t('column.amount'),
      align: 'end',
      render: ({ currencySymbol, subtotal }) => (
        <b className="num">{moneyText(currencySymbol, subtotal)}</b>
      ),
    },
  ]
}
