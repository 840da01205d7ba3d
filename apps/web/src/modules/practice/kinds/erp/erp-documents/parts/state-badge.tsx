import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { ErpHeader } from './shapes.ts'

const tones: Record<ErpHeader['state'], Tone> = {
  draft: 'neutral',
  submitted: 'info',
  partlyDone: 'warn',
  done: 'ok',
  cancelled: 'danger',
}

/** The state of a document; for a reversal, the badge says that the document is a reversal. */
export function StateBadge({ state, reverses }: Pick<ErpHeader, 'state' | 'reverses'>) {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  if (reverses !== null) return <StatusBadge tone="danger">{t('state.reversal')}</StatusBadge>
  return <StatusBadge tone={tones[state]}>{name('documentState', state)}</StatusBadge>
}
