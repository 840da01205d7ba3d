import { Button, Group, Text } from '@mantine/core'
import { type BoardRun, type ErpDocument, type ErpReview, practice } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable, Surface, TextSkeleton } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withSchoolPartners } from '../parts/school-partners.ts'
import { useBooks } from './books-words.ts'
import { useMarks } from './use-marks.ts'

type View = ErpReview['view']

interface OneDocumentProps {
  run: Pick<BoardRun, 'sign'>
  view: View
  /** The number of the document in the books. */
  document: number
  onClose: () => void
}

type Line = ErpDocument['lines'][number]
interface Posting {
  key: string
  account: ErpDocument['entries'][number]['lines'][number]['account']
  day: number
  debit: number
  credit: number
}

function Lines({ document, view }: { document: ErpDocument; view: View }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const counted = (key: 'units' | 'damaged' | 'done') => ({
    key,
    title: t(`document.${key}`),
    align: 'end' as const,
    render: (line: Line) => number(line[key]),
  })
  const hasDamage = document.lines.some(({ damaged }) => damaged > 0)
  const columns: DataColumn<Line>[] = [
    {
      key: 'item',
      title: t('document.item'),
      onCard: 'title',
      render: ({ item }) => content.itemName(item, view.items),
    },
    counted('units'),
    ...(hasDamage ? [counted('damaged')] : []),
    {
      key: 'price',
      title: t('document.price'),
      align: 'end',
      render: ({ price }) => (
        <span className="num">{content.amount(price, document.currency)}</span>
      ),
    },
    counted('done'),
  ]
  if (document.lines.length === 0) return null
  return (
    <DataTable
      label={t('document.lines')}
      columns={columns}
      rows={document.lines}
      rowKey={({ item }) => item}
    />
  )
}

function Postings({ entries }: Pick<ErpDocument, 'entries'>) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const { links } = useBooks()
  const rows = entries.flatMap(({ id, day, lines }) =>
    lines.map((line, at): Posting => ({ ...line, day, key: `${id} ${at}` })),
  )
  const side = (key: 'debit' | 'credit') => ({
    key,
    title: t(`document.${key}`),
    align: 'end' as const,
    render: (row: Posting) => (
      <span className="num">{row[key] === 0 ? '–' : content.amount(row[key])}</span>
    ),
  })
  const columns: DataColumn<Posting>[] = [
    {
      key: 'account',
      title: t('document.account'),
      onCard: 'title',
      render: ({ account }) => (
        <SiteLink {...links.account?.(account)} className="link">
          {content.name('account', account)}
        </SiteLink>
      ),
    },
    { key: 'day', title: t('run.day'), align: 'end', render: ({ day }) => number(day) },
    side('debit'),
    side('credit'),
  ]
  return (
    <>
      <h3>{t('document.posted')}</h3>
      <DataTable
        label={t('document.posted')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p>{t('document.postedNothing')}</p>}
      />
    </>
  )
}

function Content({ document, view }: { document: ErpDocument; view: View }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const marksOf = useMarks()
  const { linkOf } = useBooks()
  const { partner, day, dueDay, state, total, currency, source } = document
  const facts = [
    content.name('documentState', state),
    partner ? content.partnerName(partner, withSchoolPartners(view).partners) : '',
    t('run.onDay', { day: number(day) }),
    dueDay === null ? '' : t('run.dueOn', { day: number(dueDay) }),
    total > 0 ? content.amount(total, currency) : '',
    marksOf(document),
  ]
  return (
    <>
      <Text component="p" className="num">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text component="p" fz="sm" c="var(--text-2)" maw={720}>
        {content.name('documentHelp', document.kind)}
      </Text>
      {source === null ? null : (
        <p>
          <SiteLink
            {...linkOf({ part: 'documents', document: String(source) })}
            keepPlace
            className="link"
          >
            {t('document.source')}
          </SiteLink>
        </p>
      )}
      <Lines document={document} view={view} />
      <Postings entries={document.entries} />
    </>
  )
}

/** PRC-044: one document with its lines and postings. */
export function OneDocument({ run, view, document, onClose }: OneDocumentProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useAsk(
    practice.boardErpDocument,
    { sign: run.sign, document },
    { staleTime: 0 },
  )
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t('site:loading')} />
  return (
    <Surface gap="sm">
      <Group justify="space-between" align="start">
        <h2 ref={heading} tabIndex={-1}>
          {t('document.named', {
            kind: content.documentName(data.kind, data.direction),
            number: data.number,
          })}
        </h2>
        <Button variant="default" size="sm" onClick={onClose}>
          {t('document.close')}
        </Button>
      </Group>
      <Content document={data} view={view} />
    </Surface>
  )
}
