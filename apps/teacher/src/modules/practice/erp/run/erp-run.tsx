import { Box, Tabs } from '@mantine/core'
import { type BoardRun, type ErpReview, openRunStates } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Numbers, useListSearch } from '@titian/site/staff'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AccountsPart } from './accounts-part.tsx'
import { type BookPart, bookParts, useBooks } from './books-words.ts'
import { CardsPart } from './cards-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { MeasuresTable } from './measures-table.tsx'
import { PapersPart } from './papers-part.tsx'
import type { PartProps } from './part-props.ts'
import { StatementsPart } from './statements-part.tsx'
import { StockPart } from './stock-part.tsx'
import { Timeline } from './timeline.tsx'

function Notes({ notes }: Pick<BoardRun, 'notes'>) {
  const { t } = useTranslation('erp')
  const { number, gap } = useFormats()
  if (notes.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('run.notes')}</h2>
      <Box component="ul" m={0} pl="md">
        {notes.map(({ day, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day may have several notes
          <li key={at} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('run.noteOf', { day: number(day) })}</b>
            {gap}
            {note}
          </li>
        ))}
      </Box>
    </Surface>
  )
}

const contents: Readonly<Record<BookPart, (props: PartProps) => React.ReactNode>> = {
  cards: CardsPart,
  papers: PapersPart,
  documents: DocumentsPart,
  statements: StatementsPart,
  accounts: AccountsPart,
  stock: StockPart,
  timeline: Timeline,
}

function Books({ run, review }: { run: BoardRun; review: ErpReview }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const { part, search } = useBooks()
  const { change } = useListSearch(search)
  const { view, result } = review
  const isOpen = openRunStates.some((state) => state === run.state)
  const met = view.cards.filter((card) => card.met === card.statements.length).length
  const Part = contents[part]
  return (
    <>
      {isOpen ? <Note>{t('run.openNow')}</Note> : null}
      <Numbers
        rows={[
          [t('run.cash'), content.amount(view.cash)],
          [t('run.cardsMet'), t('board.dayOf', { some: met, all: view.cards.length })],
          [t('run.documents'), number(view.documentsInAll)],
          [t('run.slips'), number(view.slips.length)],
        ]}
      />
      {isOpen ? null : <MeasuresTable result={result} />}
      <Tabs
        value={part}
        onChange={(next) =>
          change({
            part: bookParts.find((one) => one === next && one !== 'cards'),
            account: undefined,
            item: undefined,
            document: undefined,
          })
        }
      >
        <Tabs.List aria-label={t('run.books')} style={{ overflowX: 'auto', flexWrap: 'nowrap' }}>
          {bookParts.map((one) => (
            <Tabs.Tab key={one} value={one} flex="none">
              {t(`part.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Part run={run} view={view} isOpen={isOpen} />
    </>
  )
}

/**
 * PRC-237: the books of a student, read-only. While the run is open, the teacher can reset cards.
 */
export function ErpRun({ run }: { run: BoardRun }) {
  const { t } = useTranslation('erp')
  return (
    <>
      {run.erp ? <Books run={run} review={run.erp} /> : <Note>{t('run.noBooks')}</Note>}
      <Notes notes={run.notes} />
    </>
  )
}
