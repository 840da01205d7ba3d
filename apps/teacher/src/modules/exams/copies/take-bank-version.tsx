import { Button } from '@mantine/core'
import { exams, type ExamSubject } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * EXM-206: replaces the copy by the version of the bank. The text of the copy is lost, so the
 * button asks for confirmation.
 */
export function TakeBankVersion({ subject, number }: { subject: ExamSubject; number: number }) {
  const { t } = useTranslation('exams')
  const [asking, setAsking] = useState(false)
  const { id, version, edited, item } = subject
  const take = useAct(exams.takeBankVersion, {
    refresh: [callKey(exams.allExamSubjects), callKey(exams.examSubjectById)],
    onDone: () => toast.success(t('copy.taken')),
  })
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('copy.takeOf', { number })}
        onClick={() => setAsking(true)}
      >
        {t('copy.take')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger={edited}
        onClose={() => setAsking(false)}
        title={t('copy.takeOf', { number })}
        text={
          <>
            <p>
              <b className="clip-2">
                <ShortText text={item.stem} />
              </b>
            </p>
            <p>{t(edited ? 'copy.takeEdited' : 'copy.takeText')}</p>
          </>
        }
        confirmLabel={t('copy.take')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await take.mutateAsync({ id, version })
        }}
      />
    </>
  )
}
