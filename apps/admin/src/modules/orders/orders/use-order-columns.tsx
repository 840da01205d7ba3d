import { Box } from '@mantine/core'
import type { StaffOrder } from '@titian/contract'
import { phoneNumber, useFormats } from '@titian/site'
import type { DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { OrderAmount, OrderName } from '../../../parts/order-cells.tsx'
import { OrderMarks } from './order-marks.tsx'

export function useOrderColumns(): DataColumn<StaffOrder>[] {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  return [
    {
      key: 'number',
      title: t('column.order'),
      onCard: 'title',
      render: (order) => <OrderName order={order} />,
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
      render: (order) => <OrderAmount order={order} />,
    },
  ]
}
