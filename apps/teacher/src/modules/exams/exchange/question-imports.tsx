import { exams, type ImportRow } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ImportList, useCallList, type PageWord } from '@titian/site/staff'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10

/** What was imported before, and the way back (EXM-120). */
export function QuestionImports({ search }: { search: PageWord }) {
  const { t } = useTranslation('exams')
  const [chosen, setChosen] = useState<ImportRow | null>(null)
  const { list } = useCallList(exams.listQuestionImports, search, { size })
  const undo = useAct(exams.undoQuestionImport, {
    refresh: [exams.listQuestionImports, exams.questionBankFindList].map(callKey),
    onDone: ({ removed }) => toast.success(t('exchange.undone', { count: removed })),
  })
  return (
    <>
      <ImportList {...list} counts={{ fresh: t('exchange.questions') }} onUndo={setChosen} />
      <ConfirmDialog
        opened={chosen !== null}
        danger
        onClose={() => setChosen(null)}
        title={t('exchange.undoTitle')}
        text={t('exchange.undoText')}
        confirmLabel={t('exchange.undo')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          if (chosen) await undo.mutateAsync({ importSign: chosen.importSign })
        }}
      />
    </>
  )
}
