import { Box, Group, Stack } from '@mantine/core'
import { moneyText, useFormats } from '@titian/site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface AmountsProps {
  sum: {
    currencySymbol: string
    price: number
    discount: number
    subtotal: number
    /** The part of the subtotal that is paid in coins. */
    coins: number
    refunded?: number
  }
}

function Line({ name, strong, children }: { name: string; strong?: true; children: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="md" fw={strong && 600}>
      <Box component="dt" c={strong ? undefined : 'var(--text-2)'}>
        {name}
      </Box>
      <Box component="dd" m={0} ta="end" className="num" fz={strong && 'lg'}>
        {children}
      </Box>
    </Group>
  )
}

/** ORD-056: the lines of an order, which add up to its subtotal. */
export function Amounts({ sum }: AmountsProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const money = (amount: number) => moneyText(sum.currencySymbol, amount)
  return (
    <Stack component="dl" gap={6} m={0}>
      <Line name={t('sum.price')}>{money(sum.price)}</Line>
      {sum.discount > 0 ? <Line name={t('sum.discount')}>{money(-sum.discount)}</Line> : null}
      <Line name={t('sum.subtotal')} strong>
        {money(sum.subtotal)}
      </Line>
      {sum.coins > 0 ? (
        <Line name={t('sum.byCoins', { count: sum.coins, formatted: number(sum.coins) })}>
          {money(sum.coins / 100)}
        </Line>
      ) : null}
      {sum.coins > 0 && sum.coins / 100 < sum.subtotal ? (
        <Line name={t('sum.online')}>{money(sum.subtotal - sum.coins / 100)}</Line>
      ) : null}
      {sum.refunded ? <Line name={t('sum.refunded')}>{money(sum.refunded)}</Line> : null}
    </Stack>
  )
}
