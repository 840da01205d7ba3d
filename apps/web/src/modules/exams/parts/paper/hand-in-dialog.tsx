import { Box, Stack } from '@mantine/core'
import type { PaperChild } from '@titian/contract'
import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { AnswerState, SaverSnapshot } from '../../saving/entry.ts'
import type { SheetView } from './answer-sheet.tsx'

/**
 * The numbers of the questions for which the server counts another answer than the displayed one.
 */
export interface Undelivered {
  refused: number[]
  conflicts: number[]
}

export function undeliveredOf(
  questions: readonly PaperChild[],
  { answers }: Pick<SaverSnapshot, 'answers'>,
): Undelivered {
  const numbersOf = (state: AnswerState) =>
    questions
      .filter(({ unitestingBankId }) => answers.get(unitestingBankId)?.state === state)
      .map(({ number }) => number)
  return { refused: numbersOf('refused'), conflicts: numbersOf('conflict') }
}

interface HandInDialogProps {
  undelivered: Undelivered
  opened: boolean
  onClose: () => void
  view: SheetView
  /** Resolves to false if handing in failed. The dialog then stays open. */
  handIn: () => Promise<boolean>
}

/** EXM-035: names open and bookmarked questions before the paper is handed in. */
export function HandInDialog({ opened, onClose, view, undelivered, handIn }: HandInDialogProps) {
  const { t } = useTranslation('exams')
  const { numbers, written, marks } = view
  const open = numbers.filter((number) => !written.has(number))
  const marked = numbers.filter((number) => marks.has(number))
  const confirm = async () => {
    if (!(await handIn())) throw new Error('not handed in')
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('handIn.title')}
      text={
        <Stack gap="xs" mah="50dvh" style={{ overflowY: 'auto' }}>
          <p className="num">
            {open.length === 0
              ? t('handIn.allAnswered')
              : t('handIn.open', { count: open.length, list: open.join(t('handIn.join')) })}
          </p>
          {marked.length === 0 ? null : (
            <p className="num">
              {t('handIn.marked', { count: marked.length, list: marked.join(t('handIn.join')) })}
            </p>
          )}
          {(['refused', 'conflicts'] as const).map((kind) =>
            undelivered[kind].length === 0 ? null : (
              <Box key={kind} className="num" component="p" fw={600}>
                {t(`handIn.${kind}`, {
                  count: undelivered[kind].length,
                  list: undelivered[kind].join(t('handIn.join')),
                })}
              </Box>
            ),
          )}
          <p>{t('handIn.final')}</p>
        </Stack>
      }
      confirmLabel={t('handIn.confirm')}
      cancelLabel={t('handIn.cancel')}
      onConfirm={confirm}
    />
  )
}
