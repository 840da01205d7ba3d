import { Button } from '@mantine/core'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { type BankQuestion, deletedMost, mostExchanged, taggedMost } from '@titian/contract'
import { SelectionBar, type Selection } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportQuestions } from '../exchange/exchange-menu.tsx'
import type { QuestionFilter } from './question-filters.tsx'
import { RemoveQuestions } from './remove-questions.tsx'
import { TagDialog } from './tag-dialog.tsx'

/** EXM-203, EXM-205, EXM-236: the actions on several questions. */
export function BulkBar({ selection }: { selection: Selection<BankQuestion, QuestionFilter> }) {
  const { t } = useTranslation('exams')
  const [open, setOpen] = useState<'tags' | 'remove' | null>(null)
  const { rows, count, isAll, of, clear } = selection
  const close = () => setOpen(null)
  const whom = 'keys' in of ? { signs: of.keys } : of
  return (
    <>
      <SelectionBar selection={selection}>
        <Button
          variant="default"
          leftSection={<IconTag size={18} aria-hidden />}
          disabled={count > taggedMost}
          title={count > taggedMost ? t('bank.tooManyToRemove', { count: taggedMost }) : undefined}
          onClick={() => setOpen('tags')}
        >
          {t('bank.tagSelected')}
        </Button>
        <ExportQuestions
          of={'keys' in of ? { signs: of.keys } : of.filter}
          label={t(isAll ? 'exchange.exportAll' : 'exchange.exportTicked', { count })}
          disabled={count > mostExchanged}
        />
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
      </SelectionBar>
      {open === 'tags' ? <TagDialog of={whom} count={count} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemoveQuestions of={whom} chosen={rows} count={count} onRemoved={clear} onClose={close} />
      ) : null}
    </>
  )
}
