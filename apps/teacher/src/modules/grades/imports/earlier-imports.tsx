import { grades } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ImportList, useCallList, type PageWord } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const size = 10
const refresh = [grades.gradebook, grades.gradeHistory, grades.listGradeImports].map(callKey)

/** What was imported before, and the way back (TCH-142). */
export function EarlierImports({ sign, search }: { sign: string; search: PageWord }) {
  const { t } = useTranslation('grades')
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
    <ImportList
      {...list}
      counts={{ changed: t('import.marks'), faulty: t('import.faultyRows') }}
      undo={{
        title: (name) => t('import.undoTitle', { name }),
        text: t('import.undoText'),
        confirm: t('import.undo'),
        run: ({ importSign }) => undo.mutateAsync({ courseIdSign: sign, importSign }),
      }}
    />
  )
}
