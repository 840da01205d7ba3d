import { Table, Text } from '@mantine/core'
import { marketSteps, type PracticeBoardRow } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { Due, type RowProps, StateAndDay, Student } from '../../parts/board-row.tsx'
import { Result, Shop } from './row-parts.tsx'
import { StepMark } from './step-mark.tsx'

export interface ShopsProps {
  rows: readonly PracticeBoardRow[]
  onExtend: (row: PracticeBoardRow) => void
}

const fixed = { pos: 'sticky', left: 0, bg: 'var(--mantine-color-body)' } as const

function Steps({ row }: RowProps) {
  const { t } = useTranslation('market')
  const { progress } = row
  return marketSteps.map((step) => {
    const one = progress?.steps.find((found) => found.step === step)
    return (
      // The hidden text is positioned inside the cell. Otherwise the page would become as wide as
      // the whole table.
      <Table.Td key={step} px={2} py={4} pos="relative">
        {one ? (
          <StepMark one={one} />
        ) : (
          <Text component="span" display="block" ta="center" c="dimmed">
            <span aria-hidden>–</span>
            <span className="visually-hidden">{t('board.noRun')}</span>
          </Text>
        )}
      </Table.Td>
    )
  })
}

/**
 * PRC-147: a table of students and the twelve steps. The header and the names stay visible while it
 * scrolls.
 */
export function ShopTable({ rows, onExtend }: ShopsProps) {
  const { t } = useTranslation(['market', 'practice'])
  const caption = t('board.caption')
  return (
    <Table.ScrollContainer
      minWidth={0}
      maxHeight="75vh"
      type="native"
      // The region has nothing to focus, and must be scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine renders a div
      role="region"
      tabIndex={0}
      aria-label={caption}
    >
      <Table stickyHeader stickyHeaderOffset={0} captionSide="top" fz="sm">
        <Table.Caption ta="start" px="md">
          <b>{caption}</b> {t('board.captionText')}
        </Table.Caption>
        <Table.Thead style={{ zIndex: 3 }}>
          <Table.Tr>
            <Table.Th scope="col" {...fixed} miw={170}>
              {t('practice:board.student')}
            </Table.Th>
            <Table.Th scope="col">{t('board.day')}</Table.Th>
            {marketSteps.map((step) => (
              <Table.Th
                key={step}
                scope="col"
                px={2}
                ta="center"
                fz="xs"
                pos="relative"
                title={t(`step.${step}`)}
              >
                <span aria-hidden>{t(`short.${step}`)}</span>
                <span className="visually-hidden">{t(`step.${step}`)}</span>
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('board.shop')}</Table.Th>
            <Table.Th scope="col">{t('practice:board.best')}</Table.Th>
            <Table.Th scope="col">{t('practice:field.dueAt')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.userId}>
              <Table.Th scope="row" {...fixed} miw={170} maw={240} style={{ zIndex: 2 }}>
                <Student row={row} />
              </Table.Th>
              <Table.Td>
                <StateAndDay row={row} />
              </Table.Td>
              <Steps row={row} />
              <Table.Td>
                <Shop row={row} />
              </Table.Td>
              <Table.Td>
                <Result row={row} />
              </Table.Td>
              <Table.Td miw={150}>
                <Due row={row} onExtend={onExtend} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
