import { Box, Group } from '@mantine/core'
import { type PracticeBoardRow, stepStates } from '@titian/contract'
import { ErrorView, useExistingPage, usePagerLabels } from '@titian/site'
import { Pager, Surface, TextSkeleton, useNarrow } from '@titian/ui'
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
import { Attention } from './attention.tsx'
import { ShopList } from './shop-list.tsx'
import { type ShopsProps, ShopTable } from './shop-table.tsx'
import { StepIcon } from './step-mark.tsx'

function Legend() {
  const { t } = useTranslation('market')
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
      {stepStates.map((state) => (
        <Group key={state} component="li" gap={6} fz="sm">
          <StepIcon state={state} />
          <span>{t(`state.${state}`)}</span>
        </Group>
      ))}
    </Group>
  )
}

function Shops(props: ShopsProps) {
  const isNarrow = useNarrow()
  if (props.rows.length === 0) return <BoardEmpty />
  return isNarrow ? <ShopList {...props} /> : <ShopTable {...props} />
}

/**
 * PRC-147: the shops of a class: the steps in which students need help, and a table of all students
 * and steps.
 */
export function MarketBoard(props: BoardProps) {
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
  const shops = data.list.flatMap(({ progress }) => progress ?? [])
  return (
    <>
      <BoardCut {...board} />
      <Attention shops={shops} isPart={data.total > data.list.length} />
      <BoardExport sign={sign} state={filter.state} />
      <Surface padding="none">
        <BoardFilter {...board} />
        <Legend />
        <Shops rows={data.list} onExtend={setExtends} />
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
