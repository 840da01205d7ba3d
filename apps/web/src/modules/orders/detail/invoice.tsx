import { Box, Flex, Stack, Table, Title } from '@mantine/core'
import type { OrderDetail } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Stack gap={2} miw={200} flex="1 1 0">
      <span className="meta">{title}</span>
      {lines.filter(Boolean).map((line, at) => (
        <Box key={line} component="span" fw={at === 0 ? 600 : undefined}>
          {line}
        </Box>
      ))}
    </Stack>
  )
}

/** ORD-084: what was bought of whom, for a parent, an employer or the tax. */
export function Invoice({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { date, number } = useFormats()
  const { school, coins } = order
  const money = (amount: number) => moneyText(order.currencySymbol, amount)
  const sums: [string, string][] = [
    ...(order.discount > 0
      ? [[t('sum.discount'), money(-order.discount)] as [string, string]]
      : []),
    [t('invoice.total', { currency: order.currency }), money(order.subtotal)],
    ...(school.tax === null
      ? []
      : [[t('invoice.tax', { tax: school.taxLabel }), money(school.tax)] as [string, string]]),
    ...(order.refunded > 0 ? [[t('sum.refunded'), money(order.refunded)] as [string, string]] : []),
  ]
  const way = t(`payType.${order.payType}`)
  return (
    <Surface gap="xl" maw={800} mx="auto">
      <Flex justify="space-between" gap="md" wrap="wrap">
        <Title order={1}>{t('invoice.title')}</Title>
        <Stack gap={2} className="num" ta={{ sm: 'end' }}>
          <b>{t('invoice.number', { number: order.orderNo })}</b>
          <span>{t('invoice.date', { date: date(order.payTime ?? order.createTime) })}</span>
        </Stack>
      </Flex>
      <Flex gap="xl" wrap="wrap">
        <Party title={t('invoice.from')} lines={[school.name, school.number, school.address]} />
        <Party title={t('invoice.to')} lines={[order.buyer, order.payEmail]} />
      </Flex>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('invoice.line')}</Table.Th>
            <Table.Th ta="end">{t('invoice.amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>{order.title}</Table.Td>
            <Table.Td ta="end" className="num" style={{ whiteSpace: 'nowrap' }}>
              {money(order.price)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
        <Table.Tfoot>
          {sums.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th fw={400}>{name}</Table.Th>
              <Table.Td ta="end" className="num" style={{ whiteSpace: 'nowrap' }}>
                {value}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tfoot>
      </Table>
      <p className="muted">
        {coins > 0
          ? t('invoice.paidWithCoins', { way, count: coins, formatted: number(coins) })
          : t('invoice.paid', { way })}
      </p>
    </Surface>
  )
}
