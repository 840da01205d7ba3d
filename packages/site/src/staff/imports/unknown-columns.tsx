import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Names the columns of a sheet that an import passes over, so that a wrong head does not lose a column in silence. */
export function UnknownColumns({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('staff')
  if (names.length === 0) return null
  return <Note tone="warn">{t('imports.unknownColumns', { names: names.join(', ') })}</Note>
}
