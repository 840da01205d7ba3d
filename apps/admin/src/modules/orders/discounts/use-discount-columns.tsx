import { Button } from '@mantine/core'
import type { DiscountCode } from '@titian/contract'
import { moneyText, useFormats, useSchool } from '@titian/site'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Returns whether a discount code can be used now, from its dates and limits. */
function stateOf(code: DiscountCode, now: number) {
  if (!code.active) return 'off'
  if (code.endTime && Date.parse(code.endTime) < now) return 'over'
  if (code.startTime && Date.parse(code.startTime) > now) return 'later'
  return code.limit !== null && code.used >= code.limit ? 'usedUp' : 'on'
}

const tones = { on: 'ok', later: 'info', usedUp: 'warn', over: 'neutral', off: 'neutral' } as const

export function useDiscountColumns(
  onChange: (code: DiscountCode) => void,
): DataColumn<DiscountCode>[] {
  const { t } = useTranslation('orders')
  const { date, number, list } = useFormats()
  const { initial } = useSchool()
  const symbol = initial?.currencySymbol ?? '$'
  return [
    {
      key: 'code',
      title: t('discount.discountsCode'),
      onCard: 'title',
      render: ({ discountsCode }) => <b className="num">{discountsCode}</b>,
    },
    {
      key: 'value',
      title: t('discount.value'),
      render: ({ kind, value, cap }) =>
        kind === 'fixed'
          ? moneyText(symbol, value)
          : cap === null
            ? `${number(value)}%`
            : t('discount.upTo', { percent: number(value), most: moneyText(symbol, cap) }),
    },
    {
      key: 'courses',
      title: t('discount.courses'),
      render: ({ courses }) =>
        courses.length === 0 ? (
          t('discount.allCourses')
        ) : (
          <span className="clip-2">{list(courses.map(({ courseName }) => courseName))}</span>
        ),
    },
    {
      key: 'until',
      title: t('discount.endTime'),
      render: ({ endTime }) => (
        <span className="num">{endTime ? date(endTime) : t('discount.noEnd')}</span>
      ),
    },
    {
      key: 'used',
      title: t('discount.used'),
      align: 'end',
      render: ({ used, limit }) => (
        <span className="num">
          {limit === null ? number(used) : `${number(used)} / ${number(limit)}`}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: (code) => {
        const state = stateOf(code, Date.now())
        return <StatusBadge tone={tones[state]}>{t(`discount.state.${state}`)}</StatusBadge>
      },
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('discount.edit')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (code) => (
        <Button
          variant="default"
          size="sm"
          aria-label={t('discount.change', { code: code.discountsCode })}
          onClick={() => onChange(code)}
        >
          {t('discount.edit')}
        </Button>
      ),
    },
  ]
}
