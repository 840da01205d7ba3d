import { Box, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { PracticeBoardRow } from '@titian/contract'
import { ErrorView, useExistingPage, usePagerLabels } from '@titian/site'
import { Pager, Surface, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BoardCut,
  BoardEmpty,
  BoardExport,
  BoardFilter,
  type BoardProps,
  useBoard,
} from '../../parts/board-parts.tsx'
import { ExtendDialog } from '../../parts/extend-dialog.tsx'
import { OwnNames } from '../parts/own-names.tsx'
import { CardList } from './card-list.tsx'
import { CardIcon } from './card-mark.tsx'
import { CardTable, type MatrixProps } from './card-table.tsx'
import { cardColumns, cardStates } from './progress.ts'

function Legend() {
  const { t } = useTranslation('erp')
  return (
    <Group
      component="ul"
      aria-label={t('board.legend')}
      gap="md"
      px="md"
      pb="sm"
      m={0}
      style={{ listStyle: 'none' }}
    >
      {cardStates.map((state) => (
        <Group key={state} component="li" gap={6} fz="sm">
          <CardIcon state={state} />
          <span>{t(`state.${state}`)}</span>
        </Group>
      ))}
    </Group>
  )
}

/** The width in pixels below which ten columns do not fit beside the menu. */
const narrow = '(max-width: 1023px)'

function Matrix(props: MatrixProps) {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false })
  if (props.rows.length === 0) return <BoardEmpty />
  return isNarrow ? <CardList {...props} /> : <CardTable {...props} />
}

/** PRC-235: the board of a class in the ERP practice: each student with each card. */
export function ErpBoard(props: BoardProps) {
  const { sign } = props
  const { t } = useTranslation('site')
  const [extended, setExtends] = useState<PracticeBoardRow | null>(null)
  const board = useBoard(props)
  const { asked, isCut, filter, list } = board
  const { page, size, onPage } = list
  const labels = usePagerLabels()
  useExistingPage(asked, page, size, onPage)
  const { data, error } = asked
  if (error && !isCut) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <TextSkeleton lines={10} label={t('loading')} />
  return (
    <>
      <BoardCut {...board} />
      <BoardExport sign={sign} state={filter.state} />
      <Surface padding="none">
        <BoardFilter {...board} />
        <Legend />
        <OwnNames own={data.assignment.erp?.own ?? []}>
          <Matrix
            rows={data.list}
            cards={cardColumns(data.list, data.assignment)}
            onExtend={setExtends}
          />
        </OwnNames>
        {data.total > 0 ? (
          <Box py={10} px="md" style={{ borderTop: '1px solid var(--line)' }}>
            <Pager page={page} size={size} total={data.total} labels={labels} onChange={onPage} />
          </Box>
        ) : null}
      </Surface>
      {extended ? (
        <ExtendDialog
          key={extended.userId}
          sign={sign}
          row={extended}
          onClose={() => setExtends(null)}
        />
      ) : null}
    </>
  )
}
