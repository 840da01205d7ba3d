import { Button, Group } from '@mantine/core'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { type BankQuestion, deletedMost, taggedMost } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoveQuestions } from './remove-questions.tsx'
import { TagDialog } from './tag-dialog.tsx'
import type { QuestionFilter } from './question-filters.tsx'

interface BulkBarProps {
  chosen: readonly BankQuestion[]
  /** How many the filter finds in all. */
  total: number
  filter: QuestionFilter
  onClear: () => void
}

/** EXM-203, EXM-205: what can be done to several questions at once. */
export function BulkBar({ chosen, total, filter, onClear }: BulkBarProps) {
  const { t } = useTranslation('exams')
  const [isAll, setAll] = useState(false)
  const [open, setOpen] = useState<'tags' | 'remove' | null>(null)
  if (chosen.length === 0 && open === null) return null
  const mayAll = total > chosen.length && total <= taggedMost
  const count = isAll ? total : chosen.length
  const clear = () => {
    setAll(false)
    onClear()
  }
  return (
    <Group gap="sm" px="md" py="xs">
      <b className="num" aria-live="polite">
        {isAll ? t('bank.selectedFound', { count }) : t('bank.selected', { count })}
      </b>
      {mayAll && !isAll ? (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('bank.selectFound', { count: total })}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconTag size={18} aria-hidden />}
        onClick={() => setOpen('tags')}
      >
        {t('bank.tagSelected')}
      </Button>
      {isAll ? null : (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={count > deletedMost}
          title={
            count > deletedMost ? t('bank.tooManyToRemove', { count: deletedMost }) : undefined
          }
          onClick={() => setOpen('remove')}
        >
          {t('bank.removeSelected')}
        </Button>
      )}
      <Button variant="subtle" color="neutral" onClick={clear}>
        {t('bank.clear')}
      </Button>
      {open === 'tags' ? (
        <TagDialog
          of={isAll ? { filter } : { signs: chosen.map(({ idSign }) => idSign) }}
          count={count}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'remove' ? (
        <RemoveQuestions chosen={chosen} onRemoved={clear} onClose={() => setOpen(null)} />
      ) : null}
    </Group>
  )
}
