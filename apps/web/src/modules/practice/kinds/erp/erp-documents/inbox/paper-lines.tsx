import { Box } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import type { ErpView } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import type { ErpPaper } from '../parts/shapes.ts'

type Line = ErpPaper['lines'][number]

interface Column {
  key: string
  show: (line: Line) => string
}

const countedDown: ReadonlySet<ErpPaper['kind']> = new Set(['deliveryNote', 'orderLetter'])
const withPrices: ReadonlySet<ErpPaper['kind']> = new Set([
  'orderLetter',
  'offer',
  'supplierInvoice',
  'note',
])

/** Returns the columns that have a value in at least one line. */
function useColumns({ kind, lines, facts, currency }: ErpPaper): Column[] {
  const { number } = useFormats()
  const { amount } = useErpContent()
  // Only a note about reordering has a column for the stock.
  const isRule = facts.some(({ name }) => name === 'reorderUnits')
  const hasDamaged = lines.some(({ damaged }) => damaged > 0)
  const isPartly =
    countedDown.has(kind) &&
    lines.some((line) => line.left < line.units || line.leftDamaged < line.damaged)
  const columns: Column[] = [
    { key: isRule ? 'inStock' : 'units', show: ({ units }) => number(units) },
  ]
  if (hasDamaged) columns.push({ key: 'damaged', show: ({ damaged }) => number(damaged) })
  if (isPartly)
    columns.push({ key: 'left', show: ({ left, leftDamaged }) => number(left + leftDamaged) })
  if (withPrices.has(kind))
    columns.push({
      key: 'price',
      show: ({ price }) => (price > 0 ? amount(price, currency) : '–'),
    })
  return columns
}

const cell = { padding: '4px 0 4px 16px' } as const
const first = { padding: '4px 0', overflowWrap: 'anywhere' } as const

/** The lines of a paper. */
export function PaperLines({ paper, view }: { paper: ErpPaper; view: ErpView }) {
  const { t } = useTranslation('erp-documents')
  const { itemName } = useErpContent()
  const columns = useColumns(paper)
  if (paper.lines.length === 0) return null
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse' }} aria-label={t('lines.title')}>
      <thead>
        <tr style={{ borderBottom: '1px solid var(--line)' }}>
          <Box component="th" scope="col" ta="left" fz="xs" c="var(--text-2)" style={first}>
            {t('lines.item')}
          </Box>
          {columns.map(({ key }) => (
            <Box
              key={key}
              component="th"
              scope="col"
              ta="right"
              fz="xs"
              c="var(--text-2)"
              style={cell}
            >
              {t(`lines.${key}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line) => (
          <tr key={line.item}>
            <td style={first}>{`${line.item} · ${itemName(line.item, view.items)}`}</td>
            {columns.map(({ key, show }) => (
              <Box key={key} component="td" className="num" ta="right" style={cell}>
                {show(line)}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
