import { IconCircleCheck } from '@tabler/icons-react'
import type { ImportRow } from '@titian/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '@titian/site'
import { ImportList, useListSearch, type PageWord } from '@titian/site/staff'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportSource } from './import-source.ts'
import { UndoDialog, type Undone } from './undo-dialog.tsx'

const size = 15

/** What was imported before, and the way back. */
export function SheetImports({ source, search }: { source: ImportSource; search: PageWord }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const { page, change } = useListSearch(search)
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const [undone, setUndone] = useState<Undone | null>(null)
  const asked = useQuery({
    queryKey: [...source.listKey, { page, size }],
    queryFn: () => source.list(page, size),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  return (
    <>
      <ImportList
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        counts={{
          fresh: t('import.number.fresh'),
          changed: t('import.number.changed'),
          faulty: t('import.number.faulty'),
        }}
        onUndo={setChosen}
      >
        {undone ? (
          <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />} live>
            {t('import.undone', {
              name: undone.fileName,
              removed: number(undone.removed),
              kept: number(undone.kept),
            })}
          </Note>
        ) : null}
      </ImportList>
      <UndoDialog source={source} row={chosen} onClose={() => setChosen(null)} onDone={setUndone} />
    </>
  )
}
