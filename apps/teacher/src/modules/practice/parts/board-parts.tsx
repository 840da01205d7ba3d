import { Box, Group } from '@mantine/core'
import { boardStates, practice, type BoardState } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ExportMenu, FilterSelect, type PageWord, useCallList } from '@titian/site/staff'
import { EmptyState, Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const size = 50
/** Milliseconds until the board is loaded again while the page is visible. */
const betweenAnswers = 5_000

export interface BoardProps {
  /** The sealed id of the assignment. */
  sign: string
  search: PageWord & { state?: string }
}

/** The rows of a board, with filter and page from the address. */
export function useBoard({ sign, search }: BoardProps) {
  const board = useCallList(practice.practiceBoard, search, {
    size,
    given: { sign },
    live: betweenAnswers,
  })
  const { error, data } = board.asked
  // A failed refresh does not remove the rows.
  return { ...board, isCut: error !== null && data !== undefined }
}

export type Board = ReturnType<typeof useBoard>

/** Says that the rows are outdated because the connection is lost. */
export function BoardCut({ isCut, asked }: Pick<Board, 'isCut' | 'asked'>) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  if (!isCut) return null
  return (
    <Note tone="warn" live>
      {t('board.cut', { moment: dateTime(new Date(asked.dataUpdatedAt).toISOString()) })}
    </Note>
  )
}

export function BoardExport({ sign, state }: { sign: string; state: BoardState | undefined }) {
  const { t } = useTranslation('practice')
  return (
    <Group justify="flex-end">
      <ExportMenu
        call={practice.exportBoard}
        input={{ sign, ...(state && { state }) }}
        hint={t('board.exportHint')}
      />
    </Group>
  )
}

export function BoardFilter({ filter, change }: Pick<Board, 'filter' | 'change'>) {
  const { t } = useTranslation('practice')
  return (
    <Box p="md">
      <FilterSelect
        label={t('board.state')}
        value={filter.state ?? ''}
        usual=""
        options={[
          { value: '', label: t('board.all') },
          ...boardStates.map((value) => ({ value, label: t(`boardState.${value}`) })),
        ]}
        onChange={(next) => change({ state: boardStates.find((one) => one === next) })}
      />
    </Box>
  )
}

export function BoardEmpty() {
  const { t } = useTranslation('practice')
  return <EmptyState title={t('board.none')} text={t('board.noneText')} />
}
