import { Button, Group } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ErpView, PracticeRun } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import type { ErpActs } from '../parts/use-erp-acts.ts'

/** What arrived with the new day. */
interface Morning {
  day: number
  papers: number
  /** New amounts on the bank statement, in cents. */
  money: number
}

function morningOf(before: ErpView, { day, papers }: ErpView): Morning {
  const known = new Set(before.papers.map(({ id }) => id))
  const came = papers.filter(({ id }) => !known.has(id))
  const money = came.filter(({ kind }) => kind === 'bankLine')
  return { day, papers: came.length, money: money.reduce((sum, { amount }) => sum + amount, 0) }
}

/** PRC-220: ends the day. The news of the next morning stays until the page changes. */
export function useEndDay(view: ErpView, acts: ErpActs) {
  const [morning, setMorning] = useState<Morning | null>(null)
  return {
    morning,
    endDay: () =>
      acts.endDay((after: PracticeRun) => {
        setMorning(after.erp && !after.erp.finished ? morningOf(view, after.erp) : null)
      }),
  }
}

/** PRC-220: shows the news of a new day. */
export function MorningNote({ morning, sign }: { morning: Morning | null; sign: string }) {
  const { t } = useTranslation('erp')
  const { amount } = useErpContent()
  return (
    <div aria-live="polite">
      {morning ? (
        <Group gap="xs" fz="sm">
          <b className="num">{t('morning.title', { day: morning.day })}</b>
          <span className="num">
            {morning.papers === 0
              ? t('morning.nothing')
              : t('morning.papers', { count: morning.papers })}
            {morning.money > 0 ? ` ${t('morning.money', { amount: amount(morning.money) })}` : ''}
          </span>
          {morning.papers > 0 ? (
            <SiteLink {...practiceLinks.erp(sign, 'inbox')} className="link">
              {t('morning.toInbox')}
            </SiteLink>
          ) : null}
        </Group>
      ) : null}
    </div>
  )
}

interface EndDayProps {
  view: ErpView
  isPending: boolean
  onEnd: () => void
}

/** The button that ends the day. On the last day it asks for confirmation, because the run ends. */
export function EndDay({ view, isPending, onEnd }: EndDayProps) {
  const { t } = useTranslation(['erp', 'site'])
  const [asks, setAsks] = useState(false)
  const isLast = view.day >= view.days
  const label = t(isLast ? 'endDay.last' : 'endDay.label')
  return (
    <>
      <Button
        size="md"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        loading={isPending}
        onClick={() => (isLast ? setAsks(true) : onEnd())}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('endDay.lastTitle')}
        text={t('endDay.lastText')}
        confirmLabel={label}
        cancelLabel={t('site:cancel')}
        onConfirm={onEnd}
      />
    </>
  )
}
