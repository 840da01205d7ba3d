import type { OwnLateAnswer as Late, PaperChild } from '@titian/contract'
import { ItemView } from '@titian/exam-items/render'
import { useFormats } from '@titian/site'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../../use-words.ts'
import styles from './reviewed-answer.module.css'

/** EXM-130: an answer that arrived late, what became of it, and the teacher's reason. */
export function OwnLateAnswer({ question, late }: { question: PaperChild; late: Late }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const texts = useItemTexts()
  const id = useId()
  const { state, value, reason, receivedAt } = late
  return (
    <section className={styles['late']} aria-labelledby={id}>
      <h4 id={id}>{t(`late.one.${state}`, { time: formats.dateTime(receivedAt) })}</h4>
      {reason ? <p>{t('late.reason', { reason })}</p> : null}
      {state === 'taken' ? null : (
        <ItemView item={question.item} value={value} readOnly texts={texts} labelledBy={id} />
      )}
    </section>
  )
}
