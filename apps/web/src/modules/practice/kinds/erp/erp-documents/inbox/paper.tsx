import { Box, Group, Stack, Text } from '@mantine/core'
import {
  IconBuildingBank,
  IconClipboardList,
  IconFileInvoice,
  IconMail,
  IconNote,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, Surface } from '@titian/ui'
import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { DocumentLink } from '../document/related.tsx'
import type { ErpPaper } from '../parts/shapes.ts'
import { useDayText } from '../parts/use-day-text.ts'
import { PaperActs } from './paper-acts.tsx'
import { PaperLines } from './paper-lines.tsx'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const icons: Readonly<Record<ErpPaper['kind'], Icon>> = {
  orderLetter: IconMail,
  offer: IconMail,
  returnLetter: IconMail,
  deliveryNote: IconTruckDelivery,
  supplierInvoice: IconFileInvoice,
  countSheet: IconClipboardList,
  bankLine: IconBuildingBank,
  newPartner: IconNote,
  newItem: IconNote,
  note: IconNote,
}

interface PaperProps extends ErpPageProps {
  paper: ErpPaper
  /** Whether a link led to this paper, so that it is highlighted. */
  isMarked: boolean
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <Group gap={8} align="baseline" justify="space-between">
      <Text component="dt" fz="sm" c="var(--text-2)">
        {name}
      </Text>
      <Text component="dd" m={0} fz="sm" fw={600} className="num">
        {value}
      </Text>
    </Group>
  )
}

/** The facts, sums and dates of the paper. */
function Says({ paper }: Pick<PaperProps, 'paper'>) {
  const { t } = useTranslation('erp-documents')
  const dayText = useDayText()
  const { fact, amount } = useErpContent()
  const { kind, facts, net, tax, amount: total, left, currency, dueDay, lines } = paper
  const isBill = kind === 'supplierInvoice'
  const rows = facts.map(fact)
  if (isBill)
    rows.push(
      { name: t('totals.net'), value: amount(net, currency) },
      { name: t('inbox.tax'), value: amount(tax, currency) },
      { name: t('totals.total'), value: amount(total, currency) },
    )
  if (kind === 'bankLine') {
    rows.push({ name: t('inbox.received'), value: amount(total, currency) })
    if (left > 0 && left < total)
      rows.push({ name: t('inbox.unbooked'), value: amount(left, currency) })
  }
  if (dueDay !== null)
    rows.push({
      name: t(isBill ? 'facts.due' : 'facts.deliverBy'),
      value: dayText(dueDay),
    })
  if (rows.length === 0) return null
  return (
    <Stack component="dl" gap={4} m={0} pt={lines.length > 0 ? 8 : 0}>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </Stack>
  )
}

function State({ paper }: Pick<PaperProps, 'paper'>) {
  const { t } = useTranslation('erp-documents')
  if (paper.disputed && paper.left > 0)
    return <StatusBadge tone="warn">{t('inbox.state.disputed')}</StatusBadge>
  if (paper.kind === 'note') return <StatusBadge>{t('inbox.state.note')}</StatusBadge>
  return paper.used ? (
    <StatusBadge tone="ok">{t('inbox.state.used')}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('inbox.state.open')}</StatusBadge>
  )
}

/** The card of the paper, and the document to which it responds. */
function Origin({ paper, view, run }: Pick<PaperProps, 'paper' | 'view' | 'run'>) {
  const { t } = useTranslation('erp-documents')
  const { cardTitle } = useErpContent()
  const { gap } = useFormats()
  const card = view.cards.find(({ code }) => code === paper.card)
  const source = view.documents.find(({ id }) => id === paper.source)
  return (
    <Group gap={16} fz="sm">
      {card ? (
        <span>
          {t('ofCard')}
          {gap}
          <SiteLink className="link" {...practiceLinks.erp(run.sign, 'card', { id: card.code })}>
            {cardTitle(card)}
          </SiteLink>
        </span>
      ) : null}
      {source ? (
        <span>
          {t('inbox.for')}
          {gap}
          <DocumentLink sign={run.sign} id={source.id} of={source} />
        </span>
      ) : null}
    </Group>
  )
}

/** PRC-229: a paper with its actions. */
export function Paper({ isMarked, ...props }: PaperProps) {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  const { name, partnerName } = useErpContent()
  const { paper, view, run } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMarked) box.current?.scrollIntoView({ block: 'center' })
  }, [isMarked])
  const Icon = icons[paper.kind]
  const heading = `paper-${paper.id}`
  return (
    <Surface gap="sm">
      <article
        ref={box}
        aria-labelledby={heading}
        aria-current={isMarked || undefined}
        style={isMarked ? { outline: '2px solid var(--primary)', outlineOffset: 8 } : undefined}
      >
        <Stack gap="sm">
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <Box component="span" c="var(--text-2)" pt={2}>
                <Icon size={20} aria-hidden />
              </Box>
              <div>
                <h3 id={heading}>{`${name('paper', paper.kind)} ${paper.number}`}</h3>
                <Text component="p" m={0} fz="sm" c="var(--text-2)">
                  {[
                    paper.partner && partnerName(paper.partner, view.partners),
                    t('inbox.came', { day: number(paper.day) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
            </Group>
            <State paper={paper} />
          </Group>
          {paper.text ? (
            <Text component="p" m={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {paper.text}
            </Text>
          ) : null}
          <PaperLines paper={paper} view={view} />
          <Says paper={paper} />
          {paper.kind === 'note' ? null : (
            <Text component="p" m={0} fz="sm" c="var(--text-2)">
              {t(`inbox.help.${paper.kind}`)}
            </Text>
          )}
          <Origin paper={paper} view={view} run={run} />
          <PaperActs {...props} />
        </Stack>
      </article>
    </Surface>
  )
}
