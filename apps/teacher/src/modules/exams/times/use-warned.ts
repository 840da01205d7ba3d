import { ServerRefusal } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** EXM-171, EXM-172: what the teacher has to know before it is sent again as confirmed; null while nobody warned. */
export function useWarned() {
  const { t } = useTranslation('exams')
  const [warning, setWarning] = useState<string | null>(null)
  return {
    warning,
    forget: () => setWarning(null),
    /** Takes a refusal that asks; true when it did. */
    onFailed: (error: unknown): boolean => {
      if (!(error instanceof ServerRefusal)) return false
      if (error.reason === 'keysShown')
        setWarning(t('release.keysText', { count: Number(error.extend['students']) }))
      else if (error.reason === 'keysWhileWriting' || error.reason === 'noAttemptToUse')
        setWarning(error.msg)
      else return false
      return true
    },
  }
}
