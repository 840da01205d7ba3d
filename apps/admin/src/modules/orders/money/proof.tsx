import { Box, Stack, Title } from '@mantine/core'
import type { MoneyReport } from '@titian/contract'
import { moneyText, SiteLink, useFormats } from '@titian/site'
import { Note, Surface } from '@titian/ui'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/**
 * ORD-065, ORD-077: whether payments and orders agree. The two lists name disagreements, so they
 * are usually empty.
 */
export function Proof({ report }: { report: MoneyReport }) {
  const { t } = useTranslation('orders')
  const { dateTime, gap } = useFormats()
  const { proof, paidWithoutAccess, moneyWithoutOrder, currencySymbol } = report
  const isClean = paidWithoutAccess.length === 0 && moneyWithoutOrder.length === 0
  const good = <IconCircleCheck size={18} aria-hidden />
  const bad = <IconAlertTriangle size={18} aria-hidden />
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('report.proof.title')}
      </Title>
      {proof === null ? (
        <Note>{t('report.proof.later')}</Note>
      ) : (
        <Note tone={proof.balanced ? 'ok' : 'danger'} icon={proof.balanced ? good : bad}>
          {t(proof.balanced ? 'report.proof.balanced' : 'report.proof.unbalanced', {
            at: dateTime(proof.at),
          })}
        </Note>
      )}
      {isClean ? (
        <Note tone="ok" icon={good}>
          {t('report.proof.clean')}
        </Note>
      ) : (
        <Note tone="danger" icon={bad}>
          <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
            {paidWithoutAccess.map(({ sign, orderNo }) => (
              <li key={sign}>
                {t('report.proof.noAccess')}
                {gap}
                <SiteLink className="link" {...linkTo.order(sign)}>
                  {orderNo}
                </SiteLink>
              </li>
            ))}
            {moneyWithoutOrder.map(({ reference, amount, at }) => (
              <Box component="li" key={reference} className="num">
                {t('report.proof.noOrder', {
                  amount: moneyText(currencySymbol, amount),
                  reference,
                  at: dateTime(at),
                })}
              </Box>
            ))}
          </Stack>
        </Note>
      )}
    </Surface>
  )
}
