import { Stack, Table, Text } from '@mantine/core'
import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'

import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { readCents, readWhole } from '../parts/amounts.ts'
import { useStep } from '../parts/step-context.ts'

interface FeeTableProps {
  product: MarketProduct
  /** The typed values. */
  price: string
  coupon: string
}

/** Returns the percentage that the deal of the day takes off in addition to the coupon. */
const dealOf = ({ deal }: MarketProduct, day: number) =>
  deal && day >= deal.from && day < deal.from + deal.days ? deal.percent : 0

/** Subtracts coupon, deal, fees and goods from the typed price, to show the margin; nothing is sent. */
export function FeeTable({ product, price, coupon }: FeeTableProps) {
  const { t } = useTranslation('market-steps')
  const { number, percent, bracketed } = useFormats()
  const { fees, landedCost } = product
  const { view } = useStep()
  const full = readCents(price)
  const off = (readWhole(coupon) ?? 0) + dealOf(product, view.day)
  const paid = full === null ? null : Math.round((full * Math.max(100 - off, 0)) / 100)
  const referral = paid === null ? null : Math.round((paid * fees.referralPermille) / 1000)
  const left =
    paid === null || referral === null || landedCost === null
      ? null
      : paid - referral - fees.fulfilment - landedCost
  const shown = (amount: number | null) => (amount === null ? '–' : shopMoney(amount))
  const rows = [
    { key: 'paid', words: t('pricing.paid'), amount: shown(paid) },
    {
      key: 'referral',
      words: t('pricing.referral', { percent: number(fees.referralPermille / 10) }),
      amount: shown(referral === null ? null : -referral),
    },
    { key: 'fulfilment', words: t('pricing.fulfilment'), amount: shown(-fees.fulfilment) },
    {
      key: 'cost',
      words: t('pricing.cost'),
      amount: shown(landedCost === null ? null : -landedCost),
    },
  ]
  return (
    <Stack gap={4}>
      <Text component="h3" fz="md">
        {t('pricing.fees')}
      </Text>
      <Table aria-label={t('pricing.fees')} className="num" maw={480}>
        <Table.Tbody>
          {rows.map(({ key, words, amount }) => (
            <Table.Tr key={key}>
              <Table.Td>{words}</Table.Td>
              <Table.Td ta="end">{amount}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('pricing.margin')}</Table.Th>
            <Table.Th ta="end" c={left !== null && left < 0 ? 'var(--danger)' : undefined}>
              {left === null || !paid
                ? '–'
                : `${shopMoney(left)}${bracketed(percent(left / paid))}`}
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text component="p" fz="sm" c="var(--text-2)" className="num">
        {t('pricing.others', {
          storage: shopMoney(fees.storagePerDay),
          shipping: shopMoney(fees.ownShipping),
        })}
      </Text>
    </Stack>
  )
}
