import { Box, Flex, Group, Stack, Table, Title } from '@mantine/core'
import type { OrderDetail } from '@titian/contract'
import { moneyText, useFormats, useSchool } from '@titian/site'
import { LogoMark, Surface } from '@titian/ui'
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

/** ORD-084: the invoice, for a parent, an employer or the tax office. */
export function Invoice({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { date, number } = useFormats()
  const { baseInfo } = useSchool()
  const { school, coins } = order
  const money = (amount: number) => moneyText(order.currencySymbol, amount)
  const sums: [name: string, value: string, isTotal?: boolean][] = [
    ...(order.discount > 0
      ? [[t('sum.discount'), money(-order.discount)] as [string, string]]
      : []),
    [t('invoice.total', { currency: order.currency }), money(order.subtotal), true],
    ...(school.tax === null
      ? []
      : [[t('invoice.tax', { tax: school.taxLabel }), money(school.tax)] as [string, string]]),
    ...(order.refunded > 0 ? [[t('sum.refunded'), money(order.refunded)] as [string, string]] : []),
  ]
  const { buyer, payer, payEmail } = order
  const buyerLines = payer
    ? [payer, t('invoice.for', { name: buyer }), payEmail]
    : [buyer, payEmail]
  const way = t(`payType.${order.payType}`)
  return (
    <Surface gap="xl" maw={800} mx="auto">
      <Flex justify="space-between" gap="md" wrap="wrap">
        <Group gap="md" wrap="nowrap">
          {baseInfo?.logo ? (
            <Box component="img" src={baseInfo.logo} alt="" h={44} />
          ) : (
            <LogoMark />
          )}
          <Title order={1}>{t('invoice.title')}</Title>
        </Group>
        <Stack gap={2} className="num" ta={{ sm: 'end' }}>
          <b>{t('invoice.number', { number: order.orderNo })}</b>
          <span>{t('invoice.date', { date: date(order.payTime ?? order.createTime) })}</span>
        </Stack>
      </Flex>
      <Flex gap="xl" wrap="wrap">
        <Party title={t('invoice.from')} lines={[school.name, school.number, school.address]} />
        <Party title={t('invoice.to')} lines={buyerLines} />
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
          {sums.map(([name, value, isTotal = false]) => (
            <Table.Tr key={name} fw={isTotal ? 700 : 400}>
              <Table.Th fw="inherit">{name}</Table.Th>
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
