import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { SheetView } from './answer-sheet.tsx'
import styles from './hand-in-dialog.module.css'

interface HandInDialogProps {
  opened: boolean
  onClose: () => void
  view: SheetView
  /** False when it did not work; the dialog then stays open. */
  handIn: () => Promise<boolean>
}

/** EXM-035: names what is open and what was marked before nothing can be changed any more. */
export function HandInDialog({ opened, onClose, view, handIn }: HandInDialogProps) {
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
        <div className={styles['text']}>
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
          <p>{t('handIn.final')}</p>
        </div>
      }
      confirmLabel={t('handIn.confirm')}
      cancelLabel={t('handIn.cancel')}
      onConfirm={confirm}
    />
  )
}
