import { grades, type ImportRow } from '@titian/contract'
import { callKey, useAct, useAsk } from '@titian/site'
import { ImportList, useListSearch, type PageWord } from '@titian/site/staff'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10
const refresh = [grades.gradebook, grades.gradeHistory, grades.listGradeImports].map(callKey)

/** What was imported before, and the way back (TCH-142). */
export function EarlierImports({ sign, search }: { sign: string; search: PageWord }) {
  const { t } = useTranslation(['grades', 'site'])
  const { page, change } = useListSearch(search)
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const asked = useAsk(
    grades.listGradeImports,
    { courseIdSign: sign, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const undo = useAct(grades.undoGradeImport, {
    refresh,
    onDone: ({ removed, kept }) => {
      const more = kept > 0 ? ` ${t('import.kept', { count: kept })}` : ''
      toast.success(t('import.undone', { count: removed }) + more)
    },
  })
  return (
    <>
      <ImportList
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        counts={{ changed: t('import.marks'), faulty: t('import.faultyRows') }}
        onUndo={setChosen}
      />
      <ConfirmDialog
        opened={chosen !== null}
        danger
        onClose={() => setChosen(null)}
        title={t('import.undoTitle', { name: chosen?.fileName ?? '' })}
        text={t('import.undoText')}
        confirmLabel={t('import.undo')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          if (!chosen) return
          await undo.mutateAsync({ courseIdSign: sign, importSign: chosen.importSign })
        }}
      />
    </>
  )
}
