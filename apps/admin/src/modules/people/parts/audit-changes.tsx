import { IconArrowRight } from '@tabler/icons-react'
import type { AuditEntry } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import styles from './audit.module.css'

type Change = AuditEntry['detail'][number]

/** Longer values are folded. */
const mostLetters = 120
const shownLetters = 60
const roleFields: readonly string[] = ['roles', 'role']

/** Codes of roles, kinds and states in words; anything else as it was written down. */
function useReadable() {
  const { t } = useTranslation('people')
  const word = (group: string, code: string) => t(`${group}.${code}`, { defaultValue: code })
  return (field: string, value: string) => {
    if (value === '') return value
    if (roleFields.includes(field))
      return value
        .split(',')
        .map((role) => word('role', role))
        .join(', ')
    if (field === 'kind') return word('audit.kind', value)
    if (field === 'auditStatus') return word('identity', value)
    return value
  }
}

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
  const readable = useReadable()
  return (
    <div>
      <dt>{`${t(`audit.field.${field}`, { defaultValue: field })}: `}</dt>
      <dd>
        {before ? (
          <>
            <Value text={readable(field, before)} />
            <IconArrowRight size={14} className={styles['arrow']} aria-hidden />
            <span className="visually-hidden">{t('audit.became')}</span>
          </>
        ) : null}
        <Value text={readable(field, after) || t('audit.empty')} />
      </dd>
    </div>
  )
}

export function AuditChanges({ detail }: Pick<AuditEntry, 'detail'>) {
  if (detail.length === 0) return null
  return (
    <dl className={styles['changes']}>
      {detail.map((change) => (
        <ChangeLine key={change.field} {...change} />
      ))}
    </dl>
  )
}
