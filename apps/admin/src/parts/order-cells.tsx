import { Box } from '@mantine/core'
import type { StaffOrder } from '@titian/contract'
import { moneyText } from '@titian/site'
import { RowLink } from '@titian/site/staff'
import { linkTo } from '../app/paths.ts'

interface OrderCellProps {
  order: StaffOrder
}

/** The number and title of an order, linked to its page. */
export function OrderName({ order: { idSign, orderNo, title } }: OrderCellProps) {
  return (
    <RowLink {...linkTo.order(idSign)} stacked>
      <b className="num">{orderNo}</b>
      <Box component="span" className="clip-2" c="dimmed" fz="xs" fw={400}>
        {title}
      </Box>
    </RowLink>
  )
}

/** The price of an order, in the currency of the order. */
export function OrderAmount({ order: { currencySymbol, subtotal } }: OrderCellProps) {
  return <b className="num">{moneyText(currencySymbol, subtotal)}</b>
}
