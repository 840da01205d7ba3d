import { Box, Stack, Text } from '@mantine/core'
import type { ErpReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type NamedParts, withSchoolPartners } from '../parts/school-partners.ts'
import type { PartProps } from './part-props.ts'

type View = ErpReview['view']

interface PaperProps {
  paper: View['papers'][number]
  /** The names of partners and items in the books. */
  view: NamedParts
  /** Whether no student plays the card (in a preview), so that no paper has a state. */
  isPreview?: boolean
}

function Head({ paper, view, isPreview = false }: PaperProps) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const { kind, day, dueDay, partner, used, disputed } = paper
  return (
    <Box display="flex" style={{ flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
      <b>{[content.name('paper', kind), paper.number].filter(Boolean).join(' ')}</b>
      <Text component="span" fz="sm" c="var(--text-2)" className="num">
        {[
          partner ? content.partnerName(partner, withSchoolPartners(view).partners) : '',
          t('run.onDay', { day: number(day) }),
          dueDay === null ? '' : t('run.dueOn', { day: number(dueDay) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {isPreview ? null : disputed ? (
        <StatusBadge tone="warn">{t('paper.disputed')}</StatusBadge>
      ) : (
        <StatusBadge tone={used ? 'ok' : 'info'}>
          {t(used ? 'paper.used' : 'paper.open')}
        </StatusBadge>
      )}
    </Box>
  )
}

function Lines({ paper, view }: PaperProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { lines, facts, amount, currency, kind } = paper
  const hasMoney = amount > 0 && kind !== 'deliveryNote'
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18, listStyle: 'disc' }}>
      {lines.map(({ item, units, price, damaged }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines are identified by their index
        <li key={at} className="num">
          {t(
            damaged > 0
              ? 'paper.damaged'
              : price > 0 && kind !== 'deliveryNote'
                ? 'paper.priced'
                : 'paper.line',
            {
              item: content.itemName(item, view.items),
              units: content.units(units),
              price: content.amount(price, currency),
              damaged: content.units(damaged),
            },
          )}
        </li>
      ))}
      {facts.map((one) => {
        const { name, value } = content.fact(one)
        return (
          <li key={one.name} className="num">
            {t('paper.fact', { name, value })}
          </li>
        )
      })}
      {hasMoney ? (
        <li className="num">{t('paper.amount', { amount: content.amount(amount, currency) })}</li>
      ) : null}
    </ul>
  )
}

/** A paper as the student received it. */
export function Paper(props: PaperProps) {
  const { text } = props.paper
  return (
    <Stack gap={4}>
      <Head {...props} />
      <Lines {...props} />
      {text ? (
        <Text component="p" maw={720} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      ) : null}
    </Stack>
  )
}

/** PRC-237: all papers that the company received, newest first. */
export function PapersPart({ view }: PartProps) {
  const { t } = useTranslation('erp')
  return (
    <Surface gap="md">
      <h2>{t('part.papers')}</h2>
      {view.papers.length === 0 ? <p>{t('run.noPaper')}</p> : null}
      {view.papers
        .toSorted((one, other) => other.id - one.id)
        .map((paper) => (
          <Paper key={paper.id} paper={paper} view={view} />
        ))}
    </Surface>
  )
}
