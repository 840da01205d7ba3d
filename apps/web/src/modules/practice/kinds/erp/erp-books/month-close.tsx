import { Group, Stack } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { Panel } from '../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { CloseForm } from './month/close-form.tsx'
import { ClosingResult, ClosingWords } from './month/closing-result.tsx'

interface MonthCloseProps extends ErpPageProps {
  /** The code of the card that requires the close; null for none. */
  card: string | null
}

function Where({ sign }: { sign: string }) {
  const { t } = useTranslation('erp-books')
  return (
    <Group gap="md">
      <SiteLink {...practiceLinks.erp(sign, 'books', { tab: 'income' })} className="link">
        {t('tab.income')}
      </SiteLink>
      <SiteLink {...practiceLinks.erp(sign, 'books', { tab: 'balanceSheet' })} className="link">
        {t('tab.balanceSheet')}
      </SiteLink>
    </Group>
  )
}

/**
 * PRC-232: the close of a month: the student enters five figures of the company, also repeatedly.
 */
export function MonthClose({ card, ...page }: MonthCloseProps) {
  const { t } = useTranslation('erp-books')
  const { cardTitle } = useErpContent()
  const { run, view } = page
  const closings = view.closings.toReversed()
  const [last] = closings
  const data = view.cards.find(({ code }) => code === card)
  return (
    <Stack gap="md">
      <Panel title={t('close.title')} lead={t('close.lead')} more={<Where sign={run.sign} />}>
        {data ? <p>{t('close.forCard', { card: cardTitle(data) })}</p> : null}
        {last ? <ClosingWords key={closings.length} closing={last} /> : null}
        <CloseForm page={page} card={card} />
      </Panel>
      {closings.length > 0 ? (
        <Panel title={t('close.earlier')}>
          {closings.map((closing, place) => (
            <ClosingResult key={closings.length - place} closing={closing} />
          ))}
        </Panel>
      ) : null}
    </Stack>
  )
}
