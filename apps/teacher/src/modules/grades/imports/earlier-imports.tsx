import { grades, type ImportRow } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ImportList, useCallList, type PageWord } from '@titian/site/staff'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10
const refresh = [grades.gradebook, grades.gradeHistory, grades.listGradeImports].map(callKey)

/** What was imported before, and the way back (TCH-142). */
export function EarlierImports({ sign, search }: { sign: string; search: PageWord }) {
  const { t } = useTranslation(['grades', 'site'])
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const { list } = useCallList(grades.listGradeImports, search, {
    size,
    given: { courseIdSign: sign },
  })
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
        {...list}
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
