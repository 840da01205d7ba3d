import { IconArrowRight } from '@tabler/icons-react'
import { type AuditEntry, auditFieldText, auditValueText } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import styles from './audit.module.css'

type Change = AuditEntry['detail'][number]

/** Longer values are folded. */
const mostLetters = 120
const shownLetters = 60

function Value({ text }: { text: string }) {
  if (text.length <= mostLetters) return text
  return (
    <details className={styles['more']}>
      <summary>{`${text.slice(0, shownLetters)}…`}</summary>
      {text}
    </details>
  )
}

function ChangeLine({ field, before, after }: Change) {
  const { t } = useTranslation('people')
  const language = currentLanguage()
  const readable = (value: string) => auditValueText(field, value, language)
  return (
    <div>
      <dt>{`${auditFieldText(field, language)}: `}</dt>
      <dd>
        {before ? (
          <>
            <Value text={readable(before)} />
            <IconArrowRight size={14} className={styles['arrow']} aria-hidden />
            <span className="visually-hidden">{t('audit.became')}</span>
          </>
        ) : null}
        <Value text={readable(after) || t('audit.empty')} />
      </dd>
    </div>
  )
}

export function AuditChanges({ detail }: Pick<AuditEntry, 'detail'>) {
  if (detail.length === 0) return null
  return (
    <dl className={styles['changes']}>
      {detail.map((change, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the mark of two questions may be changed at once
        <ChangeLine key={place} {...change} />
      ))}
    </dl>
  )
}
