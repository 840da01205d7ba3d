import { ServerRefusal } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * EXM-171, EXM-172: the warning that the teacher must confirm before the change is sent again, or
 * null.
 */
export function useWarned() {
  const { t } = useTranslation('exams')
  const [warning, setWarning] = useState<string | null>(null)
  return {
    warning,
    forget: () => setWarning(null),
    /** Shows the warning if the refusal asks for a confirmation; returns whether it did. */
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
