import { Box, Button, Flex, Group, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { QuestionGroup } from '../../writing/paper-questions.ts'
import { SheetCell } from './sheet-cell.tsx'
import styles from './answer-sheet.module.css'

export interface SheetView {
  groups: readonly QuestionGroup[]
  numbers: readonly number[]
  written: ReadonlySet<number>
  marks: ReadonlySet<number>
  current: number
  timed: boolean
  /** Whether handing in is not possible from here. */
  locked: boolean
  jump: (number: number) => void
  handIn: () => void
}

/** EXM-011: every question with its state; a click jumps to it. */
export function SheetCells({ view, large = false }: { view: SheetView; large?: boolean }) {
  const { t } = useTranslation('exams')
  const { groups, written, marks, current, jump } = view
  return (
    <>
      {groups.map(({ kind, questions }) => (
        <Stack key={questions[0]?.unitestingBankId ?? kind} gap="xs">
          <Box component="h3" c="var(--text-2)" fz="xs">
            {t(`kind.${kind}`)}
          </Box>
          <SimpleGrid
            className={styles['cells']}
            cols={6}
            spacing={6}
            data-large={large || undefined}
          >
            {questions.map(({ number }) => (
              <SheetCell
                key={number}
                number={number}
                written={written.has(number)}
                marked={marks.has(number)}
                current={current === number}
                onClick={() => jump(number)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </>
  )
}

/** The legend: each colour, and how many questions have it. */
export function SheetKey({ view: { numbers, written, marks } }: { view: SheetView }) {
  const { t } = useTranslation('exams')
  const entries = [
    ['answered', t('paper.answered'), written.size],
    ['marked', t('paper.marked'), marks.size],
    ['open', t('paper.open'), numbers.length - written.size],
  ] as const
  return (
    <Flex
      component="ul"
      className={styles['key']}
      wrap="wrap"
      justify="space-between"
      rowGap={4}
      columnGap="sm"
      c="var(--text-2)"
      fz="xs"
    >
      {entries.map(([state, word, count]) => (
        <Flex component="li" key={state} align="center" gap={5}>
          <i data-state={state} aria-hidden />
          {word} <span className="num">{count}</span>
        </Flex>
      ))}
    </Flex>
  )
}

export function AnswerSheet({ view }: { view: SheetView }) {
  const { t } = useTranslation('exams')
  const { numbers, written, locked, timed, handIn } = view
  return (
    <Stack p={20}>
      <Group gap="sm" align="baseline" justify="space-between" wrap="nowrap">
        <Box component="h2" fz="md" fw={600}>
          {t('paper.sheet')}
        </Box>
        <Box className="num" component="span" fz="sm" c="var(--text-2)">
          {t('paper.progress', { done: written.size, total: numbers.length })}
        </Box>
      </Group>
      <SheetCells view={view} />
      <SheetKey view={view} />
      <Button fullWidth onClick={handIn} disabled={locked}>
        {t('paper.handIn')}
      </Button>
      <Box component="p" fz="xs" c="var(--text-2)">
        {t(timed ? 'paper.tellTimed' : 'paper.tellUntimed')}
      </Box>
    </Stack>
  )
}
