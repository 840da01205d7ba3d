import { Button, List, Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dueToday, expectedUnits } from '../parts/figures.ts'
import type { MarketActs } from '../parts/use-market-acts.ts'
import { useTaskText } from '../parts/use-task-text.ts'

interface EndDayProps {
  view: MarketView
  acts: MarketActs
}

/**
 * The sales that are expected for the day, and the number of decisions that are still to be made
 * today.
 */
export function Forecast({ view }: Pick<EndDayProps, 'view'>) {
  const { t } = useTranslation('marketplace')
  const { number, gap } = useFormats()
  const units = expectedUnits(view)
  const due = dueToday(view).length
  return (
    <Text component="p" fz="sm" c="var(--text-2)" className="num">
      {view.products.some(({ live }) => live)
        ? t('endDay.forecast', { units: number(units) })
        : t('endDay.nothingLive')}
      {gap}
      {due > 0 ? t('endDay.undecided', { count: due }) : t('endDay.allDecided')}
    </Text>
  )
}

/** PRC-034: ends the day at once. Asks for confirmation only if a decision is due today. */
export function EndDay({ view, acts }: EndDayProps) {
  const { t } = useTranslation('marketplace')
  const textOf = useTaskText()
  const [asks, setAsks] = useState(false)
  const due = dueToday(view)
  const label = t(view.day >= view.days ? 'endDay.last' : 'endDay.label', { day: view.day })
  return (
    <>
      <Button
        size="md"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        loading={acts.isPending}
        onClick={() => (due.length > 0 ? setAsks(true) : acts.endDay())}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('endDay.title', { day: view.day })}
        text={
          <Stack gap="xs">
            <p>{t('endDay.text')}</p>
            <List listStyleType="disc" size="sm">
              {due.map((task) => (
                <List.Item key={`${task.code} ${task.product ?? ''} ${task.ref ?? ''}`}>
                  {textOf(task, view.day).title}
                </List.Item>
              ))}
            </List>
          </Stack>
        }
        confirmLabel={label}
        cancelLabel={t('endDay.back')}
        onConfirm={() => acts.endDay()}
      />
    </>
  )
}
